import { catalogueFiles } from '~/i18n/catalogues';
import { loadMessages, type Messages } from '~/i18n/messages';
import { loadSite, siteIds } from '~/sites/load-site';
import { areVouchersSold, canTopUp, isValueChoosable, type SiteConfig } from '~/sites/site-config';

type Condition = (site: SiteConfig) => boolean;

const takesPayments: Condition = ({ paymentOptions = [] }) => paymentOptions.length > 0;

/** Texts that the code shows on some sites only. A key that matches two rows needs both. */
const shownWhere: readonly (readonly [keys: RegExp, isShown: Condition])[] = [
  [
    /^redeem\.steps\.shop\.(title|text)$|^shops\.(lead-voucher|voucher-info\.rest)$/,
    isValueChoosable,
  ],
  [/^legal\.conditions\.(use|rest)\.text$/, isValueChoosable],
  [/\.(title|text|rest|lead)-fixed$|^shops\.lead-fixed$/, (site) => !isValueChoosable(site)],
  [
    /^diagnosis\.(where|bought-elsewhere|company-order|reserve-card|not-activated|sale-time)\./,
    areVouchersSold,
  ],
  [/^(prepaid|payment)\.|^checkout\.pay\.|^legal\.conditions\.withdrawal\./, takesPayments],
  [/^prepaid\.|^thank-you\.rest\.top-up|^problem\.token-purpose\./, canTopUp],
  [/^promotion\./, ({ showChargeableVoucherOrder }) => showChargeableVoucherOrder === true],
  [/^legal\.us\./, ({ country }) => country === 'US'],
  [/^legal\.conditions\.withdrawal\./, ({ country }) => !['US', 'CA', 'CH'].includes(country)],
  [/^legal\.privacy\.bases\./, ({ country }) => !['US', 'CA', 'CH'].includes(country)],
  [/^problem\.voucher-/, ({ overrideApiErrorMessageHtml }) => !overrideApiErrorMessageHtml],
  [/^redeem\.(steps|where)\./, ({ showHowToRedeem }) => showHowToRedeem === true],
  [/^redeem\.lead$/, ({ text }) => !text],
  [/^redeem\.heading$/, ({ heading }) => !heading],
  [/^region\.|^site\.footer\.region$/, ({ id }) => id === 'heimatgruss'],
  [/^site\.footer\.us-/, ({ country }) => country === 'US'],
  [/^site\.buy\./, areVouchersSold],
];

/** The cases of a plural are keys of their own in a compiled catalogue. */
const withoutCase = (key: string): string => key.replace(/_(?:zero|one|two|few|many|other)$/, '');

const isShown = (key: string, site: SiteConfig): boolean =>
  shownWhere.every(([keys, isThere]) => !keys.test(withoutCase(key)) || isThere(site));

/** A site in one of its languages, with the texts that it shows. */
export interface SiteTexts {
  site: SiteConfig;
  locale: string;
  texts: Messages;
}

/** Every site in every language of it. */
export async function allSiteTexts(): Promise<SiteTexts[]> {
  const sites = await Promise.all(siteIds.map(loadSite));
  return Promise.all(
    sites.flatMap((site) =>
      site.languages.map(async (locale) => {
        const messages = await loadMessages(catalogueFiles(site.id, locale));
        const shown = Object.entries(messages).filter(([key]) => isShown(key, site));
        return { site, locale, texts: Object.fromEntries(shown) };
      }),
    ),
  );
}
