import { createContext, use } from 'react';
import { latePart } from '~/lib/late-part';

/** The sanitiser is loaded where a text really has markup; most have none. */
const SanitisedHtml = latePart(async () => (await import('./sanitised-html')).SanitisedHtml);

/** Sanitises at once, where pages are prerendered; the browser keeps what it finds there. */
export const BuildTimeSanitiser = createContext<(html: string) => string>(() => '');

interface RichTextProps {
  /** Text from a server, with or without the limited HTML that it may use (8.010). */
  html: string;
}

/** Shows a text from a server. Whatever markup it has is sanitised before it is shown. */
export function RichText({ html }: RichTextProps) {
  if (!/[<&]/.test(html)) return <>{html}</>;
  return (
    <SanitisedHtml
      html={html}
      waiting={<PrerenderedHtml html={html} />}
      missing={<PlainText html={html} />}
    />
  );
}

/** What the build sanitised stays until the sanitiser is there: nothing moves. Elsewhere it is empty. */
function PrerenderedHtml({ html }: RichTextProps) {
  const sanitise = use(BuildTimeSanitiser);
  return <span suppressHydrationWarning dangerouslySetInnerHTML={{ __html: sanitise(html) }} />;
}

/** The words of a text whose markup cannot be shown; nothing of it is run. */
const PlainText = ({ html }: RichTextProps) =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent;
