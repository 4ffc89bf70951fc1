/** Which demo data a state is about; the mock looks it up, another server may go by the words. */
export interface StateParams {
  /** Code of a voucher. */
  readonly voucher?: string;
  /** The voucher's session is over. */
  readonly session?: 'expired';
  /** Token of a redeem link. */
  readonly link?: string;
  /** Number of an order. */
  readonly order?: string;
  /** Id of a shop. */
  readonly shop?: number;
  /** Ident of a partner's link, of a download, of an identity check. */
  readonly partnerLink?: string;
  readonly download?: string;
  readonly check?: string;
  /** Secret part of an activation link. */
  readonly activation?: string;
  /** Serial number of a card. */
  readonly card?: string;
  /** What a card can be charged with, in cents. */
  readonly minChargeInCent?: number;
  readonly maxChargeInCent?: number;
  /** What is being paid, in cents. */
  readonly amount?: number;
  /** Addresses of this domain are refused. */
  readonly refusedEmailDomain?: string;
  /** Not the PIN. */
  readonly wrongPin?: string;
  /** Larger files are refused: a small picture is too large then. */
  readonly uploadLimitInBytes?: number;
}
