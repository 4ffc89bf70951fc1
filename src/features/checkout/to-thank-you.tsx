import { Navigate } from 'react-router-dom';
import { paths } from '~/lib/paths';
import type { Redemption } from '~/redemption/redemption-state';
import { SendingPage } from './sending-page';

interface ToThankYouProps {
  /** The redemption that this page has just sent: the page does not go blank before the result. */
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
