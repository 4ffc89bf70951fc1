// The flows beside redeeming: a demo link, code or number says what is answered.
import { createPdf } from '../assets/pdf.ts';
import { createZip } from '../assets/zip.ts';
import { asNode, type Answer } from '../contract.ts';
import { demoVouchers } from '../demo-data.ts';
import * as demo from '../demo-flows.ts';
import { DEFAULT_LIFE_IN_SECONDS, readToken } from '../token.ts';
import { refuseCaptcha } from './captcha.ts';
import { answerOf, choose, type Call, type Choice, type Scenario } from './scenario.ts';

const MAX_UPLOAD_IN_BYTES = 5 * 1024 * 1024;
const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'application/pdf'];

const found = (entry: Answer | undefined, missing: string): Choice =>
  entry ? { answer: answerOf(entry) } : choose(404, missing);

/** What is wrong with the files or the address of a form. */
function refuseForm({ files, body }: Call): Choice | undefined {
  if (files.some(({ bytes }) => bytes > MAX_UPLOAD_IN_BYTES))
    return choose(413, 'upload-too-large');
  if (files.some(({ type }) => !UPLOAD_TYPES.includes(type))) return choose(415, 'upload-type');
  return String(body.email).endsWith('.ru') ? choose(422, 'email-domain-refused') : undefined;
}

/** The token of an example, issued now; `jti` tells later calls whom it is for. */
function freshToken({ contract, operation }: Call, answer: Answer, jti: string): Choice {
  const { token } = asNode(contract.example(operation.id, answer));
  const payload = { ...readToken(token), jti };
  return { answer: answerOf(answer), token: { payload, lifeInSeconds: DEFAULT_LIFE_IN_SECONDS } };
}

export const resendRedeemLink: Scenario = async (call) => {
  const entry = demo.resends.find(({ code }) => code === call.body.code);
  const isEmail = entry?.status === 202 && call.body.kind === 'email';
  const sent = isEmail ? choose(202, 'email-resent') : found(entry, 'voucher-not-found');
  return (await refuseCaptcha(call)) ?? sent;
};

export const createThirdPartyRedeemToken: Scenario = (call) => {
  const entry = demo.partnerLinks.find(({ ident }) => ident === call.body.ident);
  if (entry?.status !== 200) return found(entry, 'not-found');
  const voucher = demoVouchers.find(({ example }) => example === 'third-party');
  return freshToken(call, entry, voucher?.code ?? entry.ident);
};

export const lookUpActivation: Scenario = ({ body }) =>
  found(
    demo.activations.find(({ orderHash }) => orderHash === body.orderHash),
    'order-not-found',
  );

export const activateVouchers: Scenario = ({ body }) => {
  const entry = demo.activations.find(({ orderHash }) => orderHash === body.orderHash);
  const answer = entry?.activate ?? entry;
  const isSome = answer?.example === 'activated-all' && Array.isArray(body.voucherIds);
  return {
    ...found(answer, 'order-not-found'),
    ...(isSome && { echo: { activated: body.voucherIds } }),
  };
};

export const requestReactivation: Scenario = async (call) => {
  const entry = demo.reactivations.find(({ code }) => code === call.body.code);
  return (await refuseCaptcha(call)) ?? refuseForm(call) ?? found(entry, 'voucher-not-found');
};

export const lookUpPrepaidVoucher: Scenario = async (call) => {
  const refused = await refuseCaptcha(call);
  if (refused) return refused;
  const entry = demo.cards.find(({ serialNumber }) => serialNumber === call.body.serialNumber);
  return entry?.status === 200
    ? freshToken(call, entry, entry.serialNumber)
    : found(entry, 'voucher-not-found');
};

/** Secrets with a PIN: a locked one stays so, a wrong one is refused. */
function refusePin(entry: demo.DemoSecret, pin: unknown): Choice | undefined {
  if (entry.isLocked) return choose(429, 'pin-locked');
  return entry.pin === undefined || pin === entry.pin ? undefined : choose(422, 'pin-invalid');
}

export const lookUpVoucherPdf: Scenario = ({ body }) =>
  found(
    demo.downloads.find(({ ident }) => ident === body.ident),
    'not-found',
  );

export const downloadVoucherPdf: Scenario = ({ body, contract }) => {
  const entry = demo.downloads.find(({ ident }) => ident === body.ident);
  if (entry?.status !== 200) return found(entry, 'not-found');
  const isOpen = entry.example === 'pdf-without-pin';
  const refused = isOpen ? undefined : refusePin(entry, body.pin);
  if (refused) return refused;
  const sheet = createPdf(['Voucher', '25.00 EUR', 'Code: DEMO-50', 'Demo voucher without value']);
  if (body.format !== 'zip') return { ...choose(200, 'document'), file: sheet };
  const { count } = asNode(contract.example('lookUpVoucherPdf', entry));
  const names = Array.from({ length: Number(count) }, (_, index) => `voucher-${index + 1}.pdf`);
  const file = createZip(Object.fromEntries(names.map((name) => [name, sheet])));
  return { ...choose(200, 'archive'), file };
};

export const sendContactRequest: Scenario = async (call) =>
  (await refuseCaptcha(call)) ?? refuseForm(call) ?? choose(202, 'ticket');

const checkOf = ({ body }: Call) => demo.identityChecks.find(({ ident }) => ident === body.ident);

export const lookUpFraudCheck: Scenario = (call) => found(checkOf(call), 'not-found');

export const submitFraudCheck: Scenario = (call) => {
  const entry = checkOf(call);
  if (entry?.status !== 200) return found(entry, 'not-found');
  if (entry.example !== 'fraud-data-required') return choose(409, 'contact-support');
  return refuseForm(call) ?? choose(200, 'fraud-pin-sent');
};

export const verifyFraudCheckPin: Scenario = (call) => {
  const entry = checkOf(call);
  if (entry?.status !== 200) return found(entry, 'not-found');
  return refusePin(entry, call.body.pin) ?? choose(200, 'fraud-in-review');
};

export const listAcceptancePoints: Scenario = ({ query }) => {
  if (query.postalCode === '00000') return choose(422, 'validation-failed');
  const lat = Number(query.lat);
  const lng = Number(query.lng);
  const place = demo.places.find((town) =>
    query.lat && query.lng
      ? Math.hypot(town.lat - lat, town.lng - lng) < 0.4
      : town.postalCodes.includes(query.postalCode ?? ''),
  );
  return choose(200, place?.points ?? 'around-nowhere');
};
