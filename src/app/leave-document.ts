import type { createBrowserRouter } from 'react-router-dom';
import type { Page } from './page';

/** Lets `page.leaveFor` take a navigation over before its page is loaded or rendered. */
export function leaveDocument(
  router: Pick<ReturnType<typeof createBrowserRouter>, 'subscribe' | 'dispose'>,
  page: Pick<Page, 'leaveFor'>,
): void {
  router.subscribe(({ navigation: { location: next } }) => {
    if (next && page.leaveFor?.(next)) router.dispose();
  });
}
