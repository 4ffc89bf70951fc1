import { useTranslation } from 'react-i18next';
import type { Shop } from '~/api';
import { messageKey } from '~/i18n/message-key';
import { DescriptionList, type Description } from '~/ui/description-list';

const codeTypes = {
  code: messageKey('shops.code-type.code'),
  pin: messageKey('shops.code-type.pin'),
  barcode: messageKey('shops.code-type.barcode'),
  qr: messageKey('shops.code-type.qr'),
  link: messageKey('shops.code-type.link'),
  card: messageKey('shops.code-type.card'),
} as const;

/** The kind of code and where it is accepted (requirements 3.097, 3.107, 3.108). */
export function ShopFacts({ shop }: { shop: Shop }) {
  const { t, i18n } = useTranslation();
  const known = (shop.codeTypes ?? []).filter(
    (type): type is keyof typeof codeTypes => type in codeTypes,
  );
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  const { numberOfShops = 0, acceptancePoints = 0 } = shop;
  const facts: Description[] = [];
  if (known.length > 0) {
    facts.push({
      term: t('shops.details.you-get'),
      details: list.format(known.map((type) => t(codeTypes[type]))),
    });
  }
  if (numberOfShops > 0) {
    facts.push({
      term: t('shops.details.branches'),
      details: t('shops.details.branch-count', { count: numberOfShops }),
    });
  }
  if (acceptancePoints > 0) {
    facts.push({
      term: t('shops.details.accepted'),
      details: t('shops.details.acceptance-points', { count: acceptancePoints }),
    });
  }
  return facts.length > 0 && <DescriptionList items={facts} />;
}
