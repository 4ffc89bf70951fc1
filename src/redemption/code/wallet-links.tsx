import { useTranslation } from 'react-i18next';
import type { WalletPasses } from '~/api';
import { ButtonLink } from '~/ui/button-link';
import styles from './open-code.module.css';

type Wallet = keyof WalletPasses;

const NAMES: Record<Wallet, string> = { apple: 'Apple Wallet', google: 'Google Wallet' };

interface WalletLinksProps {
  passes: WalletPasses | undefined;
  codeId: string;
  /** Id of the code's number, if there are several codes: the end of each name. */
  numberId: string | undefined;
}

/** Puts a code into the wallet of this phone; elsewhere into either. */
export function WalletLinks({ passes = {}, codeId, numberId }: WalletLinksProps) {
  const { t } = useTranslation();
  const own = walletOf(navigator.userAgent);
  const wallets: readonly Wallet[] = own && passes[own] ? [own] : ['apple', 'google'];
  const links = wallets.flatMap((wallet) => {
    const id = `${codeId}-${wallet}`;
    const href = passes[wallet];
    return href ? (
      <ButtonLink
        key={wallet}
        id={id}
        aria-labelledby={numberId && `${id} ${numberId}`}
        href={href}
        // The address holds the code, and so may the one of this page.
        rel="noreferrer"
        // Apple's is a file, which would leave an empty tab behind.
        {...(wallet === 'google' && { newTab: true, externalText: t('shell.new-tab') })}
      >
        {t('code.wallet', { wallet: NAMES[wallet] })}
      </ButtonLink>
    ) : (
      []
    );
  });
  if (links.length === 0) return null;
  return (
    <div className={styles.ways} data-print="hide">
      {links}
    </div>
  );
}

/** The wallet that the system of a phone has; not known elsewhere. An iPad has none. */
function walletOf(userAgent: string): Wallet | undefined {
  if (/Android/.test(userAgent)) return 'google';
  return /iPhone|iPod/.test(userAgent) ? 'apple' : undefined;
}
