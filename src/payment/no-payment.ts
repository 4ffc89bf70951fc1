/** Attribute of a document whose policy names no host of a payment provider. */
export const NO_PAYMENT = 'data-no-payment';
