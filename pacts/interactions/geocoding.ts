/** The one state of the geocoding service. */
export const KNOWS_PLACES = 'the service knows the places of the world';

/** The service answers nobody for a while. */
export const IS_BUSY = 'the service has had too many questions';

/** One search of the external geocoding service and the answer that the map relies on. */
export interface Search {
  /** The state of the service; by default it knows the places. */
  readonly state?: string;
  readonly typed: string;
  readonly status: number;
  /** The answer, by the name of its example in the contract. */
  readonly example: string;
  /** Places that the answer has at least. */
  readonly places?: number;
}

export const searches: readonly Search[] = [
  { typed: 'Köln', status: 200, example: 'exact' },
  { typed: 'Hambrug', status: 200, example: 'fuzzy' },
  { typed: 'Frankfurt', status: 200, example: 'many', places: 2 },
  { typed: 'Atlantis', status: 200, example: 'none' },
  { state: IS_BUSY, typed: 'zu viele', status: 429, example: 'too-many' },
];
