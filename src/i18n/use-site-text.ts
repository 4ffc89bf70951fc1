import { useTranslation } from 'react-i18next';
import { messageKey } from './message-key';

/** Texts that a site's own file may name, so that its links have every language of the site. */
const siteTexts = [
  messageKey('site.buy.card'),
  messageKey('site.buy.email'),
  messageKey('site.buy.prepaid'),
  messageKey('site.buy.single'),
  messageKey('site.footer.imprint'),
  messageKey('site.footer.privacy'),
  messageKey('site.footer.conditions'),
  messageKey('site.footer.terms'),
  messageKey('site.footer.accessibility'),
  messageKey('site.footer.disclaimer'),
  messageKey('site.footer.region'),
  messageKey('site.footer.contact'),
  messageKey('site.footer.us-terms'),
  messageKey('site.footer.us-privacy'),
  messageKey('site.footer.us-legal'),
  // The specification knows the label, and no page behind it (requirement 6.010).
  messageKey('site.navigation.admin'),
] as const;

/** Translates a label of the site configuration; a server sends the text itself, which stays. */
export function useSiteText(): (label: string) => string {
  const { t } = useTranslation();
  return (label) => {
    const key = siteTexts.find((known) => known === label);
    return key ? t(key) : label;
  };
}
