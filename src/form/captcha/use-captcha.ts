import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { ChunkLoadError, loadChunk } from '~/lib/load-chunk';
import { isCaptchaActive } from '~/sites/site-config';
import { useSite } from '~/sites/use-site';
import type { CaptchaAdapter } from './captcha-adapter';

/** `lost`: its code did not come, and only loading the page again helps. */
export type CaptchaStatus = 'unconfirmed' | 'working' | 'confirmed' | 'failed' | 'lost';

const loadAdapter = async (): Promise<CaptchaAdapter> =>
  (await loadChunk(() => import('./altcha-adapter'))).createAltchaAdapter();

/**
 * The captcha of a form: active unless the site turns it off (requirement 5.001). The work begins
 * when the visitor ticks the box, so it is usually done before the form is sent.
 */
export function useCaptcha() {
  const { i18n } = useTranslation();
  const site = useSite();
  const isActive = isCaptchaActive(site);
  const [status, setStatus] = useState<CaptchaStatus>('unconfirmed');
  const [isMissing, setMissing] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const adapter = useRef<Promise<CaptchaAdapter>>(undefined);
  /** Known at once, while `status` is that of the last render. */
  const isConfirmed = useRef(false);

  async function execute(): Promise<string> {
    adapter.current ??= loadAdapter();
    const current = await adapter.current;
    await current.load(site.captcha?.siteKey, i18n.language);
    return current.execute();
  }

  function confirm(isTicked: boolean) {
    isConfirmed.current = isTicked;
    setMissing(false);
    if (!isTicked) return setStatus('unconfirmed');
    setStatus('working');
    execute().then(
      () => setStatus('confirmed'),
      (error: unknown) => {
        adapter.current = undefined;
        isConfirmed.current = false;
        setStatus(error instanceof ChunkLoadError ? 'lost' : 'failed');
      },
    );
  }

  return {
    isActive,
    status,
    isMissing,
    /** For the box of the captcha. */
    box,
    /** Ticks or clears the box. */
    confirm,
    /**
     * The value for the contract's `captcha` field; undefined where the site has none.
     * @returns null when the visitor still has to confirm, which the box then says with the focus (5.002)
     */
    async solve(): Promise<string | undefined | null> {
      if (!isActive) return undefined;
      if (!isConfirmed.current) {
        // What the box says must be there when the focus makes a screen reader read it.
        flushSync(() => setMissing(true));
        box.current?.focus();
        return null;
      }
      return execute();
    },
    /** After a call whose outcome is not known: the box stays ticked, the repeat gets a new solution. */
    renew: () => void adapter.current?.then((current) => current.reset()),
    /** After use, or when the server refused it: the next call needs a new confirmation. */
    reset() {
      void adapter.current?.then((current) => current.reset());
      isConfirmed.current = false;
      setStatus('unconfirmed');
    },
  };
}

export type Captcha = ReturnType<typeof useCaptcha>;
