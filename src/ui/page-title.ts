import { createContext, use, useEffect } from 'react';

/** Name of the brand that ends every title. */
export const BrandNameContext = createContext('');

/** `{page} – {brand}`, or `{page} – {step} – {brand}` (the page gives the step). */
export const pageTitle = (title: string, brand: string): string =>
  brand ? `${title} – ${brand}` : title;

/** Takes the title while a page is prerendered, where no effect runs. */
export const CollectTitleContext = createContext<((title: string) => void) | undefined>(undefined);

/** Sets the title of the document while the page is shown. */
export function usePageTitle(title: string): void {
  const brand = use(BrandNameContext);
  use(CollectTitleContext)?.(pageTitle(title, brand));
  useEffect(() => {
    document.title = pageTitle(title, brand);
  }, [title, brand]);
}
