import { messageKey } from '~/i18n/message-key';
import type { LegalPage } from '~/lib/paths';
import { isValueChoosable, type SiteConfig } from '~/sites/site-config';
import { areaOf, type LegalArea } from './data-protection';

interface Section {
  title: ReturnType<typeof messageKey>;
  text: ReturnType<typeof messageKey>;
  /** The text where visitors do not choose the value (3.068). */
  fixedText?: ReturnType<typeof messageKey>;
  /** Where the section is true; everywhere when absent. */
  only?: readonly LegalArea[];
  /** Whether it is about payments, which not every site takes. */
  needsPayment?: boolean;
}

/** Texts of a legal page, with `{brand}`, `{email}`, `{website}` and `{authority}` in them. */
export interface LegalText {
  title: ReturnType<typeof messageKey>;
  lead: ReturnType<typeof messageKey>;
  sections: readonly Section[];
  /** Whether the page names the company that stands behind it. */
  hasCompany?: boolean;
  /** Whether the page is the accessibility statement, which the assessment and the country decide. */
  hasStatement?: boolean;
}

const conditions: Section[] = [
  {
    title: messageKey('legal.conditions.use.title'),
    text: messageKey('legal.conditions.use.text'),
    fixedText: messageKey('legal.conditions.use.text-fixed'),
  },
  {
    title: messageKey('legal.conditions.rest.title'),
    text: messageKey('legal.conditions.rest.text'),
    fixedText: messageKey('legal.conditions.rest.text-fixed'),
  },
  {
    title: messageKey('legal.conditions.validity.title'),
    text: messageKey('legal.conditions.validity.text'),
  },
  {
    title: messageKey('legal.conditions.cash.title'),
    text: messageKey('legal.conditions.cash.text'),
  },
  {
    title: messageKey('legal.conditions.loss.title'),
    text: messageKey('legal.conditions.loss.text'),
  },
  {
    title: messageKey('legal.conditions.costs.title'),
    text: messageKey('legal.conditions.costs.text'),
  },
  {
    title: messageKey('legal.conditions.withdrawal.title'),
    text: messageKey('legal.conditions.withdrawal.text'),
    only: ['eu', 'gb'],
    needsPayment: true,
  },
];

const terms: Section[] = [
  { title: messageKey('legal.terms.use.title'), text: messageKey('legal.terms.use.text') },
  {
    title: messageKey('legal.terms.availability.title'),
    text: messageKey('legal.terms.availability.text'),
  },
];

const privacy: LegalText = {
  title: messageKey('legal.privacy.title'),
  lead: messageKey('legal.privacy.lead'),
  sections: [
    {
      title: messageKey('legal.privacy.controller.title'),
      text: messageKey('legal.privacy.controller.text'),
    },
    {
      title: messageKey('legal.privacy.redeem.title'),
      text: messageKey('legal.privacy.redeem.text'),
    },
    {
      title: messageKey('legal.privacy.bases.title'),
      text: messageKey('legal.privacy.bases.text'),
      only: ['eu', 'gb'],
    },
    {
      title: messageKey('legal.privacy.browser.title'),
      text: messageKey('legal.privacy.browser.text'),
    },
    {
      title: messageKey('legal.privacy.others.title'),
      text: messageKey('legal.privacy.others.text'),
    },
    {
      title: messageKey('legal.privacy.transfers.title'),
      text: messageKey('legal.privacy.transfers.text'),
      only: ['eu', 'gb', 'ch', 'ca'],
    },
    {
      title: messageKey('legal.privacy.consent.title'),
      text: messageKey('legal.privacy.consent.text'),
    },
    {
      title: messageKey('legal.privacy.uploads.title'),
      text: messageKey('legal.privacy.uploads.text'),
    },
    {
      title: messageKey('legal.privacy.retention.title'),
      text: messageKey('legal.privacy.retention.text'),
    },
    {
      title: messageKey('legal.privacy.rights.title'),
      text: messageKey('legal.privacy.rights.text'),
      only: ['eu', 'gb'],
    },
    {
      title: messageKey('legal.privacy.rights.title'),
      text: messageKey('legal.privacy.rights.swiss'),
      only: ['ch'],
    },
    {
      title: messageKey('legal.privacy.rights.title'),
      text: messageKey('legal.privacy.rights.canada'),
      only: ['ca'],
    },
    {
      title: messageKey('legal.privacy.quebec.title'),
      text: messageKey('legal.privacy.quebec.text'),
      only: ['ca'],
    },
    {
      title: messageKey('legal.us.privacy.title'),
      text: messageKey('legal.us.privacy.text'),
      only: ['us'],
    },
  ],
};

const imprint: LegalText = {
  title: messageKey('legal.imprint.title'),
  lead: messageKey('legal.imprint.lead'),
  hasCompany: true,
  sections: [
    {
      title: messageKey('legal.imprint.provider.title'),
      text: messageKey('legal.imprint.provider.text'),
    },
    {
      title: messageKey('legal.imprint.content.title'),
      text: messageKey('legal.imprint.content.text'),
    },
    {
      title: messageKey('legal.imprint.disputes.title'),
      text: messageKey('legal.imprint.disputes.text'),
    },
  ],
};

/** The legal pages of every site (requirements 2.083 to 2.086), and those of the US sites (2.022). */
export const legalPages: Record<LegalPage, LegalText> = {
  imprint,
  privacy,
  terms: {
    title: messageKey('legal.terms.title'),
    lead: messageKey('legal.terms.lead'),
    sections: [...terms, ...conditions],
  },
  'redemption-conditions': {
    title: messageKey('legal.conditions.title'),
    lead: messageKey('legal.conditions.lead'),
    sections: conditions,
  },
  accessibility: {
    title: messageKey('legal.accessibility.title'),
    lead: messageKey('legal.accessibility.lead'),
    sections: [],
    hasStatement: true,
  },
  'us/terms-and-conditions': {
    title: messageKey('legal.terms.title'),
    lead: messageKey('legal.terms.lead'),
    sections: [
      ...terms,
      ...conditions.filter(({ title }) => title !== 'legal.conditions.validity.title'),
      {
        title: messageKey('legal.us.state-law.title'),
        text: messageKey('legal.us.state-law.text'),
      },
    ],
  },
  'us/privacy-policy': privacy,
  'us/legal-notice': imprint,
};

/** The sections of a page that are true of a site; a page of the United States is about them. */
export function sectionsOf(
  page: LegalPage,
  site: Pick<SiteConfig, 'country' | 'redeemValueChooseable' | 'paymentOptions'>,
): readonly Pick<Section, 'title' | 'text'>[] {
  const area = page.startsWith('us/') ? 'us' : areaOf(site.country);
  const isChoosable = isValueChoosable(site);
  const canPay = (site.paymentOptions ?? []).length > 0;
  return legalPages[page].sections
    .filter(({ only, needsPayment }) => (!only || only.includes(area)) && (!needsPayment || canPay))
    .map(({ title, text, fixedText = text }) => ({ title, text: isChoosable ? text : fixedText }));
}
