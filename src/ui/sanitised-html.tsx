import { sanitise } from '~/lib/sanitise';
import { Markup } from './markup';

/** A text with markup, sanitised in the browser. */
export const SanitisedHtml = ({ html }: { html: string }) => <Markup html={sanitise(html)} />;
