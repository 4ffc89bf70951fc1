import { Navigate } from 'react-router-dom';
import { paths } from '~/lib/paths';
import type { Redemption } from '~/redemption/redemption-state';
import { SendingPage } from './sending-page';

interface ToThankYouProps {
  /** What this page has just sent: its page does not go blank before the result is shown. */
  after: Extract<Redemption, { phase: 'done' }> | undefined;
}

/** Leads to the result of a redemption. */
export function ToThankYou({ after }: ToThankYouProps) {
  return (
    <>
      {after && <SendingPage paid={after.paid} />}
      <Navigate to={paths.thankYou()} replace />
    </>
  );
}
