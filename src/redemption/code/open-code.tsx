import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { MerchantCode, MerchantCodeSheet } from '~/api';
import { useStep } from '~/form/use-step';
import { lazyOptional } from '~/lib/lazy-optional';
import { useSite } from '~/sites/use-site';
import { Button } from '~/ui/button';
import { ButtonLink } from '~/ui/button-link';
import { CodeDisplay } from '~/ui/code-display';
import { drawings } from '~/ui/drawings';
import { CodeText } from './code-text';
import { CopyButton } from './copy-button';
import styles from './open-code.module.css';
import { PictureButton } from './picture-button';
import { textOf } from './readable-code';
import { WalletLinks } from './wallet-links';

const TillMode = lazyOptional(async () => (await import('./till-mode')).TillMode);

interface OpenCodeProps {
  code: MerchantCode;
  /** Its place among the codes, from 0. */
  index: number;
  /** Id of its number, if there are several codes. */
  numberId?: string | undefined;
  shopName: string | undefined;
  /** The way to the shop, if the code itself has none. */
  toShop: ReactNode;
}

/** A revealed code on its ticket: to read, to copy, to show at the till. */
export function OpenCode({ code, index, numberId, shopName, toShop }: OpenCodeProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  // An entry of the history, because Back is how a phone closes a view that fills the screen.
  const [step, goTo] = useStep<{ till: number }>();
  const codeId = useId();
  const text = textOf(code);
  // A code with a barcode is scanned at a till; any other one is typed in a shop on the web.
  const isForTill = code.barcodeFormat !== undefined && code.url === undefined;
  const copy = text && (
    <CopyButton key="copy" isPrimary={!isForTill} {...{ text, codeId, numberId }} />
  );
  const toTill = (
    <Button
      key="till"
      id={`${codeId}-till`}
      aria-labelledby={numberId && `${codeId}-till ${numberId}`}
      variant={isForTill ? 'primary' : 'quiet'}
      iconStart={drawings.store}
      onClick={() => void goTo({ till: index })}
    >
      {t('code.till.open')}
    </Button>
  );
  return (
    <div className={styles.code}>
      <CodeText code={code} codeId={codeId} />
      {code.pin && <CodeDisplay label={t('code.pin')} code={code.pin} />}
      <div className={styles.ways} data-print="hide">
        {text && (isForTill ? [toTill, copy] : [copy, toTill])}
        {code.url ? (
          <ButtonLink href={code.url} newTab externalText={t('shell.new-tab')}>
            {t('code.open-link')}
          </ButtonLink>
        ) : (
          toShop
        )}
      </div>
      {code.passes && <WalletLinks passes={code.passes} codeId={codeId} numberId={numberId} />}
      {text && (
        <PictureButton
          id={`${codeId}-picture`}
          labelledBy={numberId && `${codeId}-picture ${numberId}`}
          {...{ code, shopName }}
        />
      )}
      {step?.till === index && (
        <TillMode
          code={code}
          shopName={shopName ?? t('code.label')}
          onClose={() => void navigate(-1)}
        />
      )}
    </div>
  );
}

interface ToShopProps {
  shop: MerchantCodeSheet['shop'];
  isPlain?: boolean;
}

/** The way to the shop, where the site leads there (toggle 3.062). */
export function ToShop({ shop, isPlain = false }: ToShopProps) {
  const { t } = useTranslation();
  const { showMerchantCodeRedirect } = useSite();
  if (!showMerchantCodeRedirect || !shop?.link) return null;
  return (
    <ButtonLink
      href={shop.link}
      variant={isPlain ? 'plain' : 'quiet'}
      newTab
      externalText={t('shell.new-tab')}
    >
      {t('code.to-shop', { shop: shop.name })}
    </ButtonLink>
  );
}
