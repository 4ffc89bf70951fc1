import { lazy, Suspense } from 'react';
import { useVoucherState } from '~/voucher/use-voucher-session';

const SessionWarning = lazy(() =>
  import('./session-warning').then((module) => ({ default: module.SessionWarning })),
);

/** Shows the warning while the session is about to end; its dialog is loaded only then. */
export function SessionWatch() {
  const state = useVoucherState();
  if (state.status !== 'warned' || state.expiresAt === undefined) return null;
  return (
    <Suspense fallback={null}>
      <SessionWarning expiresAt={state.expiresAt} />
    </Suspense>
  );
}
