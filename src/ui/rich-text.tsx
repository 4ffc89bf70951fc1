import { lazy, Suspense } from 'react';

/** The sanitiser is loaded where a text really has markup; most have none. */
const SanitisedHtml = lazy(() =>
  import('./sanitised-html').then((module) => ({ default: module.SanitisedHtml })),
);

interface RichTextProps {
  /** Text from a server, with or without the limited HTML that it may use (8.010). */
  html: string;
}

/** Shows a text from a server. Whatever markup it has is sanitised before it is shown. */
export function RichText({ html }: RichTextProps) {
  if (!/[<&]/.test(html)) return <>{html}</>;
  return (
    <Suspense fallback={null}>
      <SanitisedHtml html={html} />
    </Suspense>
  );
}
