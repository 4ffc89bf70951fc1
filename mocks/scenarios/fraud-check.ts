import { findEntry } from '../demo-data.ts';
import { identityChecks } from '../demo-flows.ts';
import { noteOn } from '../memory.ts';
import { found } from './entry.ts';
import { refuseEmail, refuseFiles } from './form.ts';
import { forgetWrongPins, refusePin } from './pin.ts';
import { choose, type Call, type Scenario } from './scenario.ts';

const IN_REVIEW = 'fraud-in-review';
/** Nothing was sent that a PIN could answer, or it is decided. */
const WITHOUT_PIN = ['fraud-data-required', 'fraud-approved', 'fraud-rejected'];

const checkOf = ({ body }: Call) => findEntry(identityChecks, ({ ident }) => ident, body['ident']);

/** Where a check stands, by the name of its example: the visitor's steps count. */
const stageOf = (call: Call, { example }: { example?: string }) =>
  noteOn(call, call.body['ident']).stage ?? example;

export const lookUpFraudCheck: Scenario = (call) => {
  const check = checkOf(call);
  if (check?.status !== 200) return found(check, 'not-found');
  return choose(200, stageOf(call, check));
};

export const submitFraudCheck: Scenario = (call) => {
  const check = checkOf(call);
  if (check?.status !== 200) return found(check, 'not-found');
  if (stageOf(call, check) !== 'fraud-data-required') return choose(409, 'contact-support');
  const after = (): void => {
    noteOn(call, call.body['ident']).stage = 'fraud-pin-sent';
  };
  return refuseFiles(call) ?? refuseEmail(call) ?? { ...choose(200, 'fraud-pin-sent'), after };
};

export const verifyFraudCheckPin: Scenario = (call) => {
  const check = checkOf(call);
  if (check?.status !== 200) return found(check, 'not-found');
  const refused = refusePin(call, check);
  if (refused) return refused;
  if (WITHOUT_PIN.includes(String(stageOf(call, check)))) return choose(422, 'pin-invalid');
  const after = (): void => {
    forgetWrongPins(call);
    noteOn(call, call.body['ident']).stage = IN_REVIEW;
  };
  return { ...choose(200, IN_REVIEW), after };
};
