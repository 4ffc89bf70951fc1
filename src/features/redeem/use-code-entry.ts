import { useState } from 'react';
import { ApiError, toApiError } from '~/api/errors';
import type { Captcha } from '~/form/captcha/use-captcha';
import { pathAfterEntry } from '~/redemption/path-after-entry';
import { useLoadRedemption } from '~/redemption/use-redemption';
import { useSiteStore } from '~/sites/use-site';
import { useNavigateTo } from '~/ui/navigation';
import { cleanCode } from '~/voucher/clean-code';
import { rememberCode } from '~/voucher/remembered-code';
import { useVoucherSession } from '~/voucher/use-voucher-session';

type EntryState =
  | { status: 'idle' }
  | { status: 'pending' }
  /** Nothing was typed, or nothing that can be seen. */
  | { status: 'blank' }
  | { status: 'failed'; error: ApiError };

/** Turns a typed code into a voucher session and goes on to the shops (requirements 1.015, 4.008). */
export function useCodeEntry(captcha: Captcha) {
  const session = useVoucherSession();
  const siteStore = useSiteStore();
  const loadRedemption = useLoadRedemption();
  const navigate = useNavigateTo();
  const [state, setState] = useState<EntryState>({ status: 'idle' });

  async function submit(typed: string): Promise<void> {
    if (state.status === 'pending') return;
    const code = cleanCode(typed);
    rememberCode(code);
    if (code === '') return setState({ status: 'blank' });
    setState({ status: 'pending' });
    try {
      await siteStore.settled();
      const solution = await captcha.solve();
      if (solution === null) return setState({ status: 'idle' });
      const { createVoucherToken } = await import('~/api');
      const { voucherCategory } = siteStore.getState().site;
      const { data } = await createVoucherToken({
        body: { code, voucherCategory, ...(solution !== undefined && { captcha: solution }) },
        throwOnError: true,
      });
      const redemption = await loadRedemption();
      const before = redemption.getState();
      // A token that cannot be read is none.
      if (!session.start(data.token)) throw new ApiError({ kind: 'contract', code: 'UNKNOWN' });
      navigate(pathAfterEntry(before, redemption.getState()));
    } catch (cause) {
      captcha.reset();
      setState({ status: 'failed', error: toApiError(cause) });
    }
  }

  return { state, submit };
}
