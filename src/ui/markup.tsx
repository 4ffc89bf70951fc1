import type { SanitisedText } from './sanitise';

/**
 * The one place of the application that sets HTML: texts of servers have lists and bold words (8.010).
 * The type lets in what the sanitiser gave, and nothing else. Where the browser takes a prerendered
 * page over, the markup that it finds stays, because its own sanitiser is not there yet.
 */
export const Markup = ({ html }: { html: SanitisedText }) => (
  // React takes prerendered markup over in no other way: elements made of it would have to be made of
  // the same text again before the sanitiser is there.
  <span suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html as unknown as string }} />
);
