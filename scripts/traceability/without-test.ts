import type { Reasons } from './trace.ts';

/** Rows of docs/requirements.md that no test can show, each with its reason. */
export const WITHOUT_TEST: Reasons = {
  '1.055': 'It says what is out of scope.',
  '2.087': 'It says what the specification leaves to us: the tests of the routes show the choice.',
  '6.001': 'It says what the product does not have.',
  '8.049': 'It says what the specification does not tell.',
};
