import { useMemo } from 'react';
import { Markup } from './markup';
import { sanitise } from './sanitise';

/** A text with markup, sanitised in the browser. */
export function SanitisedHtml({ html }: { html: string }) {
  // Trusted HTML is an object: another one for the same text would be set again.
  const sanitised = useMemo(() => sanitise(html), [html]);
  return <Markup html={sanitised} />;
}
