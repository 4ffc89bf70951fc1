import { createContext, use, useEffect } from 'react';

/** Name of the brand that ends every title. */
export const BrandNameContext = createContext('');

/** `{page} – {brand}`, or `{page} – {step} – {brand}` (the page gives the step). */
export const pageTitle = (title: string, brand: string): string =>
  brand ? `${title} – ${brand}` : title;

/** Takes the title while a page is prerendered, where no effect runs. */
export const CollectTitleContext = createContext<((title: string) => void) | undefined>(undefined);

/** The title of the page in front, and the errors that it shows, the newest last. */
const shown = { page: '', errors: [] as string[] };

function show(): void {
  const error = shown.errors.at(-1);
  const isNews = error !== undefined && !shown.page.startsWith(error);
  document.title = isNews ? `${error} – ${shown.page}` : shown.page;
}

/** Sets the title of the document while the page is shown. */
export function usePageTitle(title: string): void {
  const brand = use(BrandNameContext);
  use(CollectTitleContext)?.(pageTitle(title, brand));
  useEffect(() => {
    shown.page = pageTitle(title, brand);
    show();
  }, [title, brand]);
}

/** Begins the title of the document with the error that the page shows: whoever comes back to the tab hears it first. */
export function useErrorTitle(error: string | undefined): void {
  useEffect(() => {
    if (error === undefined) return undefined;
    shown.errors.push(error);
    show();
    return () => {
      shown.errors.splice(shown.errors.lastIndexOf(error), 1);
      show();
    };
  }, [error]);
}
