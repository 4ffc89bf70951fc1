import { sanitise } from '~/lib/sanitise';

/** The one place of the application that sets HTML; it never sets any that was not sanitised. */
export function SanitisedHtml({ html }: { html: string }) {
  return <span dangerouslySetInnerHTML={{ __html: sanitise(html) }} />;
}
