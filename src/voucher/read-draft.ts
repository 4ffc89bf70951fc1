import type { RedemptionDraft, ShopChoice } from './redemption-draft';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads a stored draft. The storage is the visitor's: a part that is not what this version writes
 * is left out, so that it never costs the page.
 */
export function readDraft(text: string | null): RedemptionDraft {
  const stored = parse(text);
  const { choice, customer, isDonating, unsettled, payable, result } = stored;
  return {
    ...(isChoice(choice) && { choice }),
    ...(isDonating === true && { isDonating }),
    ...(isFields(customer) && { customer: onlyInputs(customer) }),
    ...(isUnsettled(unsettled) && { unsettled }),
    ...(isPayable(payable) && { payable }),
    ...(isResult(result) && { result }),
  };
}

function parse(text: string | null): Fields {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    return isFields(stored) ? stored : {};
  } catch {
    return {};
  }
}

function isChoice(value: unknown): value is ShopChoice {
  if (!isFields(value)) return false;
  const { shopId, shopName, items } = value;
  return (
    Number.isSafeInteger(shopId) &&
    typeof shopName === 'string' &&
    Array.isArray(items) &&
    items.length > 0 &&
    items.every(
      (item) => isFields(item) && isPositive(item['valueInCent']) && isPositive(item['quantity']),
    )
  );
}

const isUnsettled = (value: unknown): value is NonNullable<RedemptionDraft['unsettled']> =>
  isFields(value) && typeof value['idempotencyKey'] === 'string' && isFields(value['body']);

const isPayable = (value: unknown): value is NonNullable<RedemptionDraft['payable']> =>
  isFields(value) && isPositive(value['redeemValue']) && isFields(value['customer']);

/** What the thank-you page cannot do without. */
const isResult = (value: unknown): value is NonNullable<RedemptionDraft['result']> =>
  isFields(value) &&
  ['redeemId', 'orderNumber', 'status', 'delivery'].every(
    (field) => typeof value[field] === 'string',
  ) &&
  /^[A-Z]{3}$/.test(String(value['currency'])) &&
  Number.isSafeInteger(value['redeemedInCent']) &&
  Number.isSafeInteger(value['remainingInCent']);

/** Fields of a form hold texts and ticks. */
const onlyInputs = (customer: Fields): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(customer).filter(
      ([, value]) => typeof value === 'string' || typeof value === 'boolean',
    ),
  );

const isPositive = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) > 0;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
