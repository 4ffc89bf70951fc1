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
import { CodeActions } from './code-actions';
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
  /** Leads there, if the code itself has no way to it. */
  shop?: MerchantCodeSheet['shop'];
  /** Further ways, beside its own. */
  more?: ReactNode;
}

/** A revealed code on its ticket: to read, to copy, to show at the till. */
export function OpenCode(props: OpenCodeProps) {
  const { code, index, numberId, shopName } = props;
  const { t } = useTranslation();
  const navigate = useNavigate();
  // An entry of the history, because Back is how a phone closes a view that fills the screen.
  const [step, goTo] = useStep<{ till: number }>();
  const codeId = useId();
  return (
    <div className={styles.code}>
      <CodeText code={code} codeId={codeId} />
      <Pin pin={code.pin} id={`${codeId}-pin`} numberId={numberId} />
      <Ways {...props} codeId={codeId} onTill={() => void goTo({ till: index })} />
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

interface WaysProps extends OpenCodeProps {
  codeId: string;
  onTill: () => void;
}

/**
 * The usual way and the next best are buttons, and of a code for both, till and web: a code with a barcode is scanned
 * at a till, any other one is typed in a shop on the web. The others are quieter.
 */
function Ways({ code, numberId, shopName, shop, more, codeId, onTill }: WaysProps) {
  const { t } = useTranslation();
  const link = useLinkTo(shop);
  const text = textOf(code);
  const isForTill = code.barcodeFormat !== undefined;
  // A shop may have a till, too, if no other place is known.
  const isTillSecond = !(code.url ?? link);
  const till = (variant: 'primary' | 'quiet' | 'plain') => (
    <Button
      key="till"
      id={`${codeId}-till`}
      aria-labelledby={numberId && `${codeId}-till ${numberId}`}
      variant={variant}
      iconStart={drawings.store}
      onClick={onTill}
    >
      {t('code.till.open')}
    </Button>
  );
  const copy = (
    <CopyButton
      key="copy"
      label={t('code.copy')}
      variant={isForTill ? 'quiet' : 'primary'}
      {...{ codeId, numberId }}
      text={text ?? ''}
    />
  );
  const toShop = <WayToShop code={code} shop={shop} isPlain={isForTill} />;
  const isShopPlain = isForTill && !code.url;
  const own = isForTill ? [till('primary'), copy] : [copy, isTillSecond && till('quiet')];
  return (
    <>
      <div className={styles.ways} data-print="hide">
        {text && own}
        {!isShopPlain && toShop}
      </div>
      <WalletLinks passes={code.passes} codeId={codeId} numberId={numberId} />
      <CodeActions>
        {text && !isForTill && !isTillSecond && till('plain')}
        {isShopPlain && toShop}
        {text && (
          <PictureButton
            id={`${codeId}-picture`}
            labelledBy={numberId && `${codeId}-picture ${numberId}`}
            {...{ code, shopName }}
          />
        )}
        {more}
      </CodeActions>
    </>
  );
}

/** Where a code is redeemed: at its own address, or in its shop. */
function WayToShop({
  code,
  shop,
  isPlain,
}: Pick<OpenCodeProps, 'code' | 'shop'> & { isPlain: boolean }) {
  const { t } = useTranslation();
  if (!code.url) return <ToShop shop={shop} isPlain={isPlain} />;
  return (
    <ButtonLink href={code.url} newTab externalText={t('shell.new-tab')}>
      {t('code.open-link')}
    </ButtonLink>
  );
}

/** The shop's address, where the site leads there (toggle 3.062). */
function useLinkTo(shop: MerchantCodeSheet['shop']): string | undefined {
  const { showMerchantCodeRedirect } = useSite();
  return showMerchantCodeRedirect ? shop?.link : undefined;
}

interface PinProps {
  pin: string | undefined;
  id: string;
  numberId: string | undefined;
}

/** A PIN is typed into a field of its own, so it is copied by itself. */
function Pin({ pin, id, numberId }: PinProps) {
  const { t } = useTranslation();
  if (!pin) return null;
  return (
    <div>
      <CodeDisplay label={t('code.pin')} code={pin} codeId={id} />
      <CopyButton
        text={pin}
        label={t('code.copy-pin')}
        codeId={id}
        numberId={numberId}
        variant="plain"
      />
    </div>
  );
}

interface ToShopProps {
  shop: MerchantCodeSheet['shop'];
  isPlain?: boolean;
}

/** The way to the shop. */
export function ToShop({ shop, isPlain = false }: ToShopProps) {
  const { t } = useTranslation();
  const link = useLinkTo(shop);
  if (!shop || link === undefined) return null;
  return (
    <ButtonLink
      href={link}
      variant={isPlain ? 'plain' : 'quiet'}
      newTab
      externalText={t('shell.new-tab')}
    >
      {t('code.to-shop', { shop: shop.name })}
    </ButtonLink>
  );
}
