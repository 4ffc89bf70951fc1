/** What decides how a shop's code is got and used. */
export interface Offer {
  readonly values: readonly number[];
  readonly redeemable: readonly string[];
  readonly codeTypes: readonly string[];
  readonly deliveries: readonly string[];
  readonly isPhysical?: boolean;
  readonly asksNewCustomers?: boolean;
  readonly warns?: boolean;
  /** Acceptance points and branches. */
  readonly places?: readonly [number, number];
}

const both = ['online', 'branch'];
const everyDelivery = ['email', 'pdf', 'screen', 'post'];
const manyValues = [1000, 1500, 2000, 2500, 5000, 10000];

/** The offers of the first ten shops are settled, because documents and journeys name these shops. */
export const firstOffers: readonly Offer[] = [
  {
    values: [1000, 2000, 5000, 15000],
    redeemable: both,
    codeTypes: ['code'],
    deliveries: everyDelivery,
    warns: true,
    places: [135, 116],
  },
  {
    values: [5000, 10000],
    redeemable: ['online'],
    codeTypes: ['code', 'pin'],
    deliveries: ['email', 'pdf', 'screen'],
  },
  {
    values: [5000, 10000],
    redeemable: ['branch'],
    codeTypes: ['barcode'],
    deliveries: ['email', 'pdf', 'screen'],
    warns: true,
    places: [174, 39],
  },
  {
    values: [],
    redeemable: both,
    codeTypes: ['barcode'],
    deliveries: everyDelivery,
    places: [158, 145],
  },
  {
    values: [500, 1000, 1500, 2000, 2500, 3000, 4000, 5000],
    redeemable: ['online'],
    codeTypes: ['code'],
    deliveries: ['email', 'screen'],
    asksNewCustomers: true,
  },
  {
    values: [1500, 2000, 3000],
    redeemable: ['online'],
    codeTypes: ['card'],
    deliveries: ['email', 'post'],
    isPhysical: true,
    warns: true,
  },
  {
    values: manyValues,
    redeemable: ['branch'],
    codeTypes: ['barcode'],
    deliveries: ['email'],
    warns: true,
    places: [412, 412],
  },
  {
    values: [1000, 2500, 5000],
    redeemable: ['branch'],
    codeTypes: ['card'],
    deliveries: ['email', 'post'],
    isPhysical: true,
    places: [514, 334],
  },
  {
    values: manyValues,
    redeemable: ['branch'],
    codeTypes: ['barcode'],
    deliveries: ['email', 'pdf', 'screen'],
    places: [574, 248],
  },
  {
    values: [2500],
    redeemable: ['branch'],
    codeTypes: ['barcode'],
    deliveries: ['email', 'screen'],
    places: [712, 181],
  },
];
