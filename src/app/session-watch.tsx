import { lazyOptional } from '~/lib/lazy-optional';
import { useVoucherState } from '~/voucher/use-voucher-session';

const SessionWarning = lazyOptional(async () => (await import('./session-warning')).SessionWarning);

/** Shows the warning while the session is about to end; its dialog is loaded only then. */
export function SessionWatch() {
  const state = useVoucherState();
  if (state.status !== 'warned') return null;
  return <SessionWarning expiresAt={state.expiresAt} />;
}
