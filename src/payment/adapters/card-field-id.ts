import type { FrameTitle } from './payment-adapter';

export type CardField = Exclude<FrameTitle, 'provider'>;

export const CARD_FIELDS: readonly CardField[] = ['number', 'expiry', 'cvc'];

/** Where the page has room for a field of the card. */
export const cardFieldId = (field: CardField): string => `card-${field}`;
