interface Problem {
  readonly status: number;
  readonly displayCode?: string;
  readonly pointer?: string;
}

/** Each problem's status, what the visitor may quote to customer service, and the field it is about. */
const PROBLEMS = {
  MALFORMED_REQUEST: { status: 400 },
  SESSION_EXPIRED: { status: 401 },
  PAYMENT_FAILED: { status: 402 },
  TOKEN_PURPOSE: { status: 403 },
  NOT_FOUND: { status: 404 },
  VOUCHER_NOT_FOUND: { status: 404, displayCode: 'VCRx15' },
  ORDER_NOT_FOUND: { status: 404 },
  CONTACT_SUPPORT: { status: 409 },
  VOUCHER_NOT_YET_RECORDED: { status: 409, displayCode: 'VCRx51' },
  VOUCHER_OBSOLETE_FORMAT: { status: 409, displayCode: 'VCRx13' },
  VOUCHER_NOT_LOCKED: { status: 409 },
  REACTIVATION_PENDING: { status: 409 },
  VOUCHER_EXCHANGED: { status: 409 },
  VOUCHER_NOT_ACTIVATED: { status: 409 },
  VOUCHER_ALREADY_REDEEMED: { status: 409 },
  VOUCHER_NOT_REDEEMED: { status: 409 },
  VOUCHER_CANCELLED: { status: 409 },
  VOUCHER_BLOCKED: { status: 409 },
  VOUCHER_NOT_REDEEMABLE: { status: 409, displayCode: 'VCRx54' },
  PARTNER_UNAVAILABLE: { status: 409 },
  VOUCHER_TAX_SAVING_CARD: { status: 409 },
  VOUCHER_OTHER_PARTNER: { status: 409 },
  VOUCHER_WRONG_CATEGORY: { status: 409 },
  VOUCHER_ALREADY_IN_CART: { status: 409 },
  VOUCHER_ALREADY_CHARGED: { status: 409 },
  VOUCHER_NOT_CHARGEABLE: { status: 409 },
  CREDIT_INSUFFICIENT: { status: 409 },
  ORDER_STATUS_UNKNOWN: { status: 409 },
  REQUEST_IN_PROGRESS: { status: 409 },
  SHOP_GONE: { status: 410 },
  VOUCHER_EXPIRED: { status: 410 },
  VOUCHER_EXTERNAL_EXPIRED: { status: 410 },
  REDEEM_LINK_EXPIRED: { status: 410, displayCode: 'RDMx2' },
  UPLOAD_TOO_LARGE: { status: 413 },
  UPLOAD_TYPE: { status: 415 },
  VALIDATION_FAILED: { status: 422 },
  VOUCHER_CODE_INVALID: { status: 422, pointer: '/code' },
  CAPTCHA_INVALID: { status: 422, pointer: '/captcha' },
  EMAIL_DOMAIN_REFUSED: { status: 422 },
  PIN_INVALID: { status: 422 },
  CHARGE_BELOW_MINIMUM: { status: 422, pointer: '/amount' },
  CHARGE_ABOVE_MAXIMUM: { status: 422, pointer: '/amount' },
  IDEMPOTENCY_KEY_REUSED: { status: 422 },
  RATE_LIMITED: { status: 429 },
  PIN_LOCKED: { status: 429 },
  UNKNOWN: { status: 500 },
  TEMPORARY_FAILURE: { status: 503 },
  MAINTENANCE: { status: 503 },
} as const satisfies Record<string, Problem>;

export type ProblemCode = keyof typeof PROBLEMS;

/** What a code has besides its status. */
export interface Details {
  /** JSON pointers to the fields of the body that are wrong. */
  readonly pointers?: readonly string[];
  /** Seconds until another try makes sense. */
  readonly retryAfter?: number;
  /** Further fields of the problem. */
  readonly fields?: Readonly<Record<string, unknown>>;
}

/** Why a call is refused; the server answers it as a problem. */
export class Refusal extends Error {
  readonly code: ProblemCode;
  readonly details: Details;

  constructor(code: ProblemCode, details: Details = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return PROBLEMS[this.code].status;
  }

  /** The problem as RFC 9457 has it. */
  get body(): object {
    const { code, status, details } = this;
    const { displayCode, pointer }: Problem = PROBLEMS[code];
    const { pointers = pointer === undefined ? undefined : [pointer], fields } = details;
    const name = code.toLowerCase().replaceAll('_', '-');
    return {
      type: `urn:problem:${name}`,
      title: name.replaceAll('-', ' '),
      status,
      code,
      ...(pointers && { errors: pointers.map((at) => ({ pointer: at, code })) }),
      ...(displayCode !== undefined && { displayCode }),
      ...fields,
    };
  }
}
