import { useState } from 'react';
import { toApiError, type ApiError } from '~/api/errors';
import type { Captcha } from '~/form/captcha/use-captcha';
import { useNavigateTo } from '~/lib/navigation';
import { paths } from '~/lib/paths';
import { useSiteStore } from '~/sites/use-site';
import { cleanCode } from '~/voucher/clean-code';
import { rememberCode } from '~/voucher/remembered-code';
import { useRedemptionDraftStore } from '~/voucher/redemption-draft';
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
  const draft = useRedemptionDraftStore();
  const navigate = useNavigateTo();
  const [state, setState] = useState<EntryState>({ status: 'idle' });

  async function submit(typed: string): Promise<void> {
    if (state.status === 'pending') return;
    const code = cleanCode(typed);
    rememberCode(code);
    if (code === '') return setState({ status: 'blank' });
    const isReturning = session.getState().status === 'expired';
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
      if (!session.start(data.token)) throw new Error('The server sent an unusable token');
      // After an expired session the visitor goes on where they were; a new visit begins at the shops.
      const { choice, isDonating } = draft.get();
      if (isDonating) navigate(paths.donate());
      else navigate(isReturning && choice ? paths.checkout() : paths.shops());
    } catch (cause) {
      captcha.reset();
      setState({ status: 'failed', error: toApiError(cause) });
    }
  }

  return { state, submit };
}
