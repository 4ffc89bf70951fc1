import { messageKey } from '~/i18n/message-key';
import type { LegalPage } from '~/lib/paths';

/** What a legal page says: texts with `{brand}`, `{email}` and `{website}` in them. */
export interface LegalText {
  title: ReturnType<typeof messageKey>;
  lead: ReturnType<typeof messageKey>;
  sections: readonly {
    title: ReturnType<typeof messageKey>;
    text: ReturnType<typeof messageKey>;
  }[];
  /** Whether the page names the company that stands behind it. */
  hasCompany?: boolean;
  /** Whether the page is the accessibility statement, which the assessment and the country decide. */
  hasStatement?: boolean;
}

const conditions = [
  {
    title: messageKey('legal.conditions.use.title'),
    text: messageKey('legal.conditions.use.text'),
  },
  {
    title: messageKey('legal.conditions.rest.title'),
    text: messageKey('legal.conditions.rest.text'),
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
];

const terms = [
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
      title: messageKey('legal.privacy.redeem.title'),
      text: messageKey('legal.privacy.redeem.text'),
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
      title: messageKey('legal.privacy.consent.title'),
      text: messageKey('legal.privacy.consent.text'),
    },
    {
      title: messageKey('legal.privacy.uploads.title'),
      text: messageKey('legal.privacy.uploads.text'),
    },
    {
      title: messageKey('legal.privacy.rights.title'),
      text: messageKey('legal.privacy.rights.text'),
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
  'us/privacy-policy': {
    ...privacy,
    sections: [
      ...privacy.sections,
      { title: messageKey('legal.us.privacy.title'), text: messageKey('legal.us.privacy.text') },
    ],
  },
  'us/legal-notice': imprint,
};
