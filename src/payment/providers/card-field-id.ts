import type { FrameTitle } from './payment-adapter';

export type CardField = Exclude<FrameTitle, 'provider'>;

export const CARD_FIELDS: readonly CardField[] = ['number', 'expiry', 'cvc'];

/** The element that a field of the card is rendered into. */
export const cardFieldId = (field: CardField): string => `card-${field}`;
