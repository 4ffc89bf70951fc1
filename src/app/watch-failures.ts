import { report } from '~/api/report';
import { parseUrl } from '~/lib/parse-url';

/** The fields that both kinds of violation report have. */
interface Violation {
  effectiveDirective?: string | null;
  blockedURL?: string | null;
  blockedURI?: string | null;
}

/** Of a blocked address only its origin: the rest may hold data of the visitor. */
function reportViolation({ effectiveDirective, blockedURL, blockedURI }: Violation): void {
  const blocked = blockedURL ?? blockedURI ?? '';
  report('The content security policy was violated', {
    directive: effectiveDirective,
    blocked: parseUrl(blocked)?.origin ?? blocked,
  });
}

/**
 * Reports failures that nothing else catches: errors, rejections, and violations of the content security policy.
 * The browser's own reports (`report-to`) are not used: they name the whole address, which may be a secret.
 */
export function watchFailures(): void {
  addEventListener('error', ({ error }) => report('An error was not caught', error));
  addEventListener('unhandledrejection', ({ reason }) =>
    report('A rejection was not handled', reason),
  );
  if ('ReportingObserver' in window) {
    // Knows those from before, too.
    const observer = new ReportingObserver(
      (reports) => reports.forEach(({ body }) => body && reportViolation(body)),
      { types: ['csp-violation'], buffered: true },
    );
    observer.observe();
    return;
  }
  document.addEventListener('securitypolicyviolation', reportViolation);
}
