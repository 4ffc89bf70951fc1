// Specmatic calls the mock with requests made from the schemas, valid and broken ones, and Prism compares each answer
// with the document: statuses, headers and bodies. No answer is outside it, none is a 500.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

const [file = '', mock = ''] = process.argv.slice(2);
/** Their optional fields multiply to thousands of valid requests each. */
const TOO_MANY = [
  '/api/v2/contact',
  '/api/v2/fraud-prevention/submit',
  '/api/v2/shop/wall/{id}',
  '/api/v2/voucher/reactivation',
];
/** Specmatic expects 2xx for every valid request, but a code, link, id or token made at random is nobody's. */
const NOBODYS = /^ {2}"\+ve .* contained status (401|404|422)\b/s;
const FLAGS = {
  // "Answers stay open": a server may add fields.
  EXTENSIBLE_SCHEMA: 'true',
  // The examples are for one server; its data would be asked for again and again.
  IGNORE_INLINE_EXAMPLES: 'true',
  MAX_TEST_REQUEST_COMBINATIONS: '1',
  SPECMATIC_GENERATIVE_TESTS: 'true',
};

function start(program, flags, onText = () => {}) {
  const child = spawn(program, flags, { env: { ...process.env, ...FLAGS } });
  const started = { child, output: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => onText((started.output += text)));
  }
  return started;
}

const prism = '../../node_modules/@stoplight/prism-cli/dist/index.js';
const flags = ['proxy', file, mock, '--port', '0', '--validate-request', 'false'];
let judge;
const address = await new Promise((resolve, reject) => {
  judge = start(process.execPath, [prism, ...flags], (output) => {
    const [, url] = /listening on (\S+)/.exec(output) ?? [];
    if (url) resolve(url);
  });
  judge.child.once('close', () => reject(new Error(judge.output)));
});
const filter = `PATH!='${TOO_MANY.join(',')}'`;
const jar = ['-jar', 'node_modules/specmatic/specmatic.jar', 'test', file];
const fuzzer = start('java', [...jar, `--testBaseURL=${address}`, '--filter', filter]);
await once(fuzzer.child, 'close');
judge.child.kill();

const operations = Object.values(JSON.parse(readFileSync(file, 'utf8')).paths).flatMap(Object.keys);
const [, read] = /API Operations: (\d+)/.exec(fuzzer.output) ?? [];
const [ran] = /Tests run: .*/.exec(fuzzer.output) ?? [];
const undescribed = judge.output.match(/Violation: response.*|.* has returned 5\d\d/g) ?? [];
const failed = fuzzer.output
  .slice(fuzzer.output.lastIndexOf('Unsuccessful Scenarios:'))
  .split(/\n(?= {2}"[+-]ve )/)
  .slice(1)
  .filter((one) => !NOBODYS.test(one));
console.log(`Specmatic read ${read} of ${operations.length} operations. ${ran}`);
console.log(`Prism compared ${judge.output.match(/has returned/g)?.length} answers.`);
if (Number(read) !== operations.length || !ran) throw new Error(fuzzer.output.slice(0, 5000));
if (undescribed.length + failed.length > 0) throw new Error([...undescribed, ...failed].join('\n'));
