// `npm run mock`: the mock API alone.
import { choosePort } from '../scripts/serve/choose-port.ts';
import { startMock } from './server.ts';

const mock = await startMock({
  port: await choosePort('MOCK_PORT', 4010),
  host: process.env['MOCK_HOST'],
});

console.log(`Mock API   ${mock.url}/api`);
console.log(`Overview   ${mock.url}/__mock   demo vouchers, links, sites, latency`);
console.log('Contract   openapi/README.md');

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void mock.close().then(() => process.exit(0)));
}
