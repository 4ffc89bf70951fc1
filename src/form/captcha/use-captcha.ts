import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { ChunkLoadError, loadModule } from '~/lib/load-chunk';
import { onIdle } from '~/lib/on-idle';
import { isCaptchaActive } from '~/sites/site-config';
import { useSite } from '~/sites/use-site';
import type { CaptchaAdapter } from './captcha-adapter';

/** `lost`: its code did not come. A connection that comes back, or loading the page again, helps. */
export type CaptchaStatus = 'unconfirmed' | 'working' | 'confirmed' | 'failed' | 'lost';

const isCodeLost = (error: unknown) => error instanceof ChunkLoadError;

const loadAdapter = async (): Promise<CaptchaAdapter> =>
  (await loadModule(() => import('./altcha-adapter'))).createAltchaAdapter();

/**
 * The captcha of a form: active unless the site turns it off (requirement 5.001). It begins with the
 * first input and works by itself, so it is usually done before the form is sent. If that fails, the
 * visitor is asked to confirm it.
 */
export function useCaptcha() {
  const { i18n } = useTranslation();
  const site = useSite();
  const isActive = isCaptchaActive(site);
  const [status, setStatus] = useState<CaptchaStatus>('unconfirmed');
  const [isMissing, setMissing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const adapter = useRef<Promise<CaptchaAdapter>>(undefined);
  /** Known at once, while `status` is that of the last render. */
  const isConfirmed = useRef(false);
  /** Takes the beginning back; undefined before the first input. */
  const begun = useRef<() => void>(undefined);
  // A form that is gone solves nothing any more.
  useEffect(() => () => begun.current?.(), []);

  async function execute(): Promise<string> {
    adapter.current ??= loadAdapter();
    const current = await adapter.current;
    await current.load(site.captcha?.siteKey, i18n.language);
    return current.execute();
  }

  /** @param whenRefused the status after any failure but that of loading the code */
  function work(whenRefused: CaptchaStatus) {
    begun.current?.();
    begun.current = () => {};
    isConfirmed.current = true;
    setMissing(false);
    setStatus('working');
    execute().then(
      () => setStatus('confirmed'),
      (error: unknown) => {
        adapter.current = undefined;
        isConfirmed.current = false;
        setStatus(isCodeLost(error) ? 'lost' : whenRefused);
      },
    );
  }

  const workAgain = useEffectEvent(() => work('failed'));
  const isLost = status === 'lost';
  useEffect(() => {
    if (!isLost) return;
    addEventListener('online', workAgain);
    return () => removeEventListener('online', workAgain);
  }, [isLost]);

  /** @returns undefined if it fails */
  async function first(): Promise<string | undefined> {
    work('unconfirmed');
    return execute().catch(() => undefined);
  }

  return {
    isActive,
    status,
    isMissing,
    /** Confirms it; there only if it failed. */
    button,
    /** Once more, because the visitor wants it. */
    confirm: () => work('failed'),
    /** With the first input; a form that is sent in the meantime waits for the solution. */
    begin() {
      if (!isActive || begun.current) return;
      isConfirmed.current = true;
      begun.current = onIdle(() => work('unconfirmed'));
    },
    /**
     * The value for the contract's `captcha` field; undefined if the site has none.
     * @returns null if it failed: the visitor must confirm, and its button has the focus (5.002)
     */
    async solve(): Promise<string | undefined | null> {
      if (!isActive) return undefined;
      if (isConfirmed.current) {
        // The form is sent while the code is loading: the error is shown at the captcha.
        return execute().catch((error: unknown) => {
          if (isCodeLost(error)) return null;
          throw error;
        });
      }
      // Sent without an input, such as one that the browser filled in, or after a try that failed.
      const solution = await first();
      if (solution !== undefined) return solution;
      // The message must be there when the focus makes a screen reader read it.
      flushSync(() => setMissing(true));
      button.current?.focus();
      return null;
    },
    /** After a call whose outcome is not known: it stays confirmed, the repeat gets a new solution. */
    renew: () => void adapter.current?.then((current) => current.reset()),
    /** After use, or when the server refused it: the next call needs a new solution. */
    reset() {
      void adapter.current?.then((current) => current.reset());
      isConfirmed.current = false;
      begun.current = undefined;
      setStatus('unconfirmed');
    },
  };
}

export type Captcha = ReturnType<typeof useCaptcha>;
