import { useNavigate } from 'react-router-dom';
import { ApiError } from '~/api/errors';
import { createVoucherToken } from '~/api/start';
import { useCaptcha } from '~/form/captcha/use-captcha';
import { useSubmit } from '~/form/use-submit';
import { paths } from '~/lib/paths';
import { pathAfterEntry } from '~/redemption/path-after-entry';
import { useLoadRedemption } from '~/redemption/use-redemption';
import { useSiteStore } from '~/sites/use-site';
import { useVoucherSession } from '~/voucher/use-voucher-session';

/**
 * Turns a code into a voucher session (requirements 1.015, 4.008). An open redemption of this voucher goes on
 * at once; otherwise the balance is shown first.
 */
export function useCodeEntry({ onOpened }: { onOpened: () => void }) {
  const session = useVoucherSession();
  const siteStore = useSiteStore();
  const loadRedemption = useLoadRedemption();
  const navigate = useNavigate();
  return useSubmit(
    async (code: string, attempt) => {
      const { voucherCategory } = siteStore.getState().site;
      const { data } = await createVoucherToken({
        body: { code, voucherCategory, ...attempt.captcha },
        throwOnError: true,
      });
      const redemption = await loadRedemption();
      const before = redemption.getState();
      // A token that cannot be read or has expired starts no session, so no session ends with it.
      if (!session.start(data.token, data.greeting)) {
        session.remove();
        throw new ApiError({ kind: 'contract', code: 'UNKNOWN' });
      }
      const path = pathAfterEntry(before, redemption.getState());
      if (path === paths.shops()) onOpened();
      else void navigate(path);
    },
    { captcha: useCaptcha(), ready: siteStore.settled },
  );
}
