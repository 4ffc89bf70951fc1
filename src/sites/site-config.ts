import type { Currency, SiteConfigFields } from '~/api';

type Present = 'name' | 'brand' | 'logo' | 'numberOfShops' | 'languages' | 'voucherCategory';
type Styled = 'layout' | 'brandingColor' | 'flags' | 'domains';

/**
 * The configuration of a site (requirements 3.001 to 3.071): the contract's fields, of which the
 * local file always holds the essential ones, and those that only the local file knows.
 */
export interface SiteConfig
  extends
    Omit<SiteConfigFields, Present | Styled>,
    Required<Pick<SiteConfigFields, Present | Styled>> {
  id: string;
  /** ISO 3166-1 alpha-2, upper case. */
  country: string;
  /** Who stands behind the site, for the imprint; until the owner gives it, the imprint says so. */
  legal?: {
    company: string;
    address: string;
    representedBy: string;
    phone?: string;
    /** Register, number and further data that the country wants, as one line. */
    register?: string;
    vatId?: string;
    /** Who answers for the contents; France wants a person. */
    publisher?: string;
    /** Name, address and phone of the host; France wants them. */
    host?: string;
  };
  /** How the brand's pages look beyond its colour. */
  look?: BrandLook;
  /** For amounts that are shown before a voucher is known. */
  currency: Currency;
}

/** What makes a brand's pages its own, besides colour, pictures and words. */
export interface BrandLook {
  /** `#rrggbb`: its hue tints the surfaces; their lightness is the same for all brands, so that contrasts hold. */
  ground?: string;
  /** Without it corners are soft. */
  corners?: 'crisp' | 'round';
  /** What is etched into the card, the bar and the tickets; without it rings. */
  pattern?:
    | 'checks'
    | 'gores'
    | 'guilloche'
    | 'lattice'
    | 'metal'
    | 'peaks'
    | 'rays'
    | 'seeds'
    | 'stripes'
    | 'waves';
  /** The lower edge of the bar; without it torn off. `straight` has a line in the colour of `rim`. */
  edge?: 'peaks' | 'scallops' | 'straight' | 'waves';
  rim?: string;
  /** The face of first headings, a file of `fonts/`; without it they have that of the text. */
  display?: 'fraunces' | 'outfit' | 'sora';
  /** Address of that file. */
  displayFile?: string;
}

/** A flag of the `flags` list; present means on (requirements 3.029 to 3.032). */
export type SiteFlag = 'showShopFilterBar' | 'showNavBar' | 'showMskPromo' | 'showVoucherInfoModal';

/** Whether a flag is on. */
export const hasFlag = (site: Pick<SiteConfig, 'flags'>, flag: SiteFlag): boolean =>
  site.flags.includes(flag);

/** Whether visitors choose the value, or the site redeems the highest that the balance covers (3.068). */
export const isValueChoosable = (site: Pick<SiteConfig, 'redeemValueChooseable'>): boolean =>
  site.redeemValueChooseable !== false;

/** Whether the vouchers are sold; a campaign gives them away, without a shop, a card or a receipt. */
export const areVouchersSold = (site: Pick<SiteConfig, 'navbarLinks'>): boolean =>
  site.navbarLinks?.buy?.length !== 0;

/** Whether the captcha must be confirmed: active unless the configuration turns it off (5.001). */
export const isCaptchaActive = (site: Pick<SiteConfig, 'captcha'>): boolean =>
  site.captcha?.active !== false;

/** Whether a prepaid voucher can be topped up here, so that the navigation offers it (2.036). */
export const canTopUp = (site: Pick<SiteConfig, 'navbarLinks'>): boolean =>
  site.navbarLinks?.charge === true;
