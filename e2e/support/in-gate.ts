/** Of tests that `npm test` leaves to `npm run test:full`. */
export const FULL_TAG = '@full';

/**
 * Details of a test that `npm test` leaves to `npm run test:full` unless it is in the gate. Each kind of
 * behaviour keeps a test in the gate; its repetitions on other sites, sizes and states are in the full run.
 */
export const inGate = (isInGate: boolean): { tag?: string } => (isInGate ? {} : { tag: FULL_TAG });

export const FULL = inGate(false);
