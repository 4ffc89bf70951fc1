import { createPdf } from '../assets/pdf.ts';
import { createZip } from '../assets/zip.ts';
import { asNode } from '../contract.ts';
import { downloads } from '../demo-flows.ts';
import { found } from './entry.ts';
import { forgetWrongPins, refusePin } from './pin.ts';
import { choose, type Call, type Scenario } from './scenario.ts';

const downloadOf = ({ body }: Call) => downloads.find(({ ident }) => ident === body['ident']);

export const lookUpVoucherPdf: Scenario = (call) => found(downloadOf(call), 'not-found');

export const downloadVoucherPdf: Scenario = (call) => {
  const { body, contract } = call;
  const entry = downloadOf(call);
  if (entry?.status !== 200) return found(entry, 'not-found');
  const { count, pinRequired } = asNode(contract.example('lookUpVoucherPdf', entry));
  const refused = pinRequired === true ? refusePin(call, entry) : undefined;
  if (refused) return refused;
  const after = (): void => forgetWrongPins(call);
  const sheet = createPdf(['Voucher', '25.00 EUR', 'Code: DEMO-50', 'Demo voucher without value']);
  if (body['format'] !== 'zip') return { ...choose(200, 'document'), file: sheet, after };
  const names = Array.from({ length: Number(count) }, (_, index) => `voucher-${index + 1}.pdf`);
  const file = createZip(Object.fromEntries(names.map((name) => [name, sheet])));
  return { ...choose(200, 'archive'), file, after };
};
