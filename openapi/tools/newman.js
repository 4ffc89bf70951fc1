// Plays the document as a Postman collection, in its order: every operation answers its example with 2xx.
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import newman from 'newman';
import converter from 'openapi-to-postmanv2';

const [file = '', url] = process.argv.slice(2);
const document = JSON.parse(readFileSync(file, 'utf8'));
const operations = Object.values(document.paths).flatMap(Object.values);
const names = operations.map(({ summary }) => summary);

/** Runs in Newman: fetches the token of a voucher, and what its server says about it. */
function before() {
  if (!pm.request.auth) return;
  const path = pm.request.url.getPath();
  // A voucher has one payment at a time.
  const voucher = ['amazonpay', 'unzer', 'charge'].find((one) => path.includes(one)) ?? 'redeem';
  const ask = (call, more, next) => {
    const address = `${pm.variables.get('baseUrl')}/api/v2/voucher/${call}`;
    pm.sendRequest({ url: address, ...more }, (_, answer) => next(answer));
  };
  const captcha = 'eyJjaGFsbGVuZ2UiOnt9fQ==';
  const entry = { code: `DEMO-50-${voucher}`, voucherCategory: 1, captcha };
  const header = { 'Content-Type': 'application/json' };
  ask('token', { method: 'POST', header, body: JSON.stringify(entry) }, (answer) => {
    const { token } = answer.json();
    pm.variables.set('apiKey', token);
    ask('activity', { header: { 'x-jwt-token': token } }, (activity) => {
      const { charges, redemptions } = activity.json();
      pm.variables.set('version', activity.headers.get('ETag'));
      pm.variables.set('chargeId', charges[0]?.chargeId);
      pm.variables.set('redeemId', redemptions[0]?.key);
    });
  });
}
const after = () => pm.test('2xx', () => pm.expect(pm.response.code).to.be.within(200, 299));
const event = [
  { listen: 'prerequest', script: { exec: [`(${before})()`] } },
  { listen: 'test', script: { exec: [`(${after})()`] } },
];

const options = { parametersResolution: 'Example', requestParametersResolution: 'Example' };
const convert = promisify(converter.convert);
const { output, reason } = await convert({ type: 'json', data: document }, options);
if (!output) throw new Error(reason);
const requestsOf = ({ item, ...request }) => item?.flatMap(requestsOf) ?? [request];
const placeOf = ({ name }) => names.indexOf(name);
const item = requestsOf(output[0].data).toSorted((one, other) => placeOf(one) - placeOf(other));
const collection = JSON.stringify({ ...output[0].data, item, event })
  .replaceAll(String.raw`\"7-3f0c7a0e\"`, '{{version}}')
  .replaceAll('chg-20261121-0001', '{{chargeId}}')
  .replaceAll('rdm-20261121-0001', '{{redeemId}}');
const envVar = [{ key: 'baseUrl', value: url }];
const { run } = await promisify(newman.run)({ collection: JSON.parse(collection), envVar });
const { total } = run.stats.assertions;
console.log(`${total} of ${names.length} operations, ${run.failures.length} failed`);
for (const { source, error } of run.failures) console.log(`${source?.name}: ${error.message}`);
if (total !== names.length || run.failures.length > 0) process.exit(1);
