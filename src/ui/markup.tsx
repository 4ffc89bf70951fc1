import type { SanitisedText } from './sanitise';

/**
 * The one place of the application that sets HTML: texts of servers have lists and bold words (8.010).
 * Accepts sanitised HTML only.
 */
export const Markup = ({ html }: { html: SanitisedText }) => (
  <span dangerouslySetInnerHTML={{ __html: html as unknown as string }} />
);
