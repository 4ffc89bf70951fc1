import { Markup } from './markup';
import { sanitise } from './sanitise';

/** A text with markup, sanitised in the browser. */
export const SanitisedHtml = ({ html }: { html: string }) => <Markup html={sanitise(html)} />;
