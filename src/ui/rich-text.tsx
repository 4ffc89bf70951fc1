import { createContext, use } from 'react';
import { lazyOptional } from '~/lib/lazy-optional';
import { createPolicy } from '~/lib/trusted-types';
import { Markup } from './markup';
import type { SanitisedText } from './sanitise';

/** The sanitiser is loaded only if a text has markup; most have none. */
const SanitisedHtml = lazyOptional(async () => (await import('./sanitised-html')).SanitisedHtml);

/** Asks for it before a text is there that surely has markup; resolves also if it does not come. */
export const preloadRichText = SanitisedHtml.preload;

/** Sanitises synchronously during prerendering; the browser loads its sanitiser before it shows anything. */
export const BuildTimeSanitiser = createContext<((html: string) => SanitisedText) | undefined>(
  undefined,
);

interface RichTextProps {
  /** Text from a server, with or without the limited HTML that it may use (8.010). */
  html: string;
}

/** Shows a text from a server. Whatever markup it has is sanitised before it is shown. */
export function RichText({ html }: RichTextProps) {
  const sanitiseAtBuild = use(BuildTimeSanitiser);
  if (!/[<&]/.test(html)) return <span>{html}</span>;
  return (
    <SanitisedHtml
      html={html}
      waiting={sanitiseAtBuild && <Markup html={sanitiseAtBuild(html)} />}
      missing={<PlainText html={html} />}
    />
  );
}

/** Of markup that becomes a document which nobody sees and in which nothing runs. */
const plainText = createPolicy('plain-text', { createHTML: (html) => html });

/** The words of a text whose markup cannot be shown; nothing of it is run. */
const PlainText = ({ html }: RichTextProps) => (
  <span>
    {new DOMParser().parseFromString(plainText.createHTML(html), 'text/html').body.textContent}
  </span>
);
