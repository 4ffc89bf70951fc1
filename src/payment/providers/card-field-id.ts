import type { FrameTitle } from './payment-adapter';

export type CardField = Exclude<FrameTitle, 'provider'>;

export const CARD_FIELDS: readonly CardField[] = ['number', 'expiry', 'cvc'];

/** The entered data are no card. Names the fields that are empty or wrong, as far as the provider tells. */
export class CardError extends Error {
  override name = 'CardError';

  readonly fields: readonly CardField[];

  constructor(fields: readonly CardField[], cause: unknown) {
    super('The card is not complete', { cause });
    this.fields = fields;
  }
}

/** The element that a field of the card is rendered into. */
export const cardFieldId = (field: CardField): string => `card-${field}`;
