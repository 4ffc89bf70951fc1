// `npm run deploy:check [dist | https://host [name of the site]]`: what is right and what is missing.
import { join } from 'node:path';
import { checkDist } from './deploy/check-dist.ts';
import { checkServer, serverOf } from './deploy/check-server.ts';
import { screenOf, wrongIn } from './deploy/finding.ts';
import { reasonOf } from './deploy/reason-of.ts';

const named = process.argv.slice(2);
const [target = join(import.meta.dirname, '../dist')] = named;
if (target.startsWith('-')) {
  console.log(
    'npm run deploy:check [<folder of a build> | https://<host> | https://<machine> <host>]',
  );
  process.exit(target === '--help' ? 0 : 1);
}
try {
  const findings = /^https?:/.test(target) ? await checkServer(serverOf(named)) : checkDist(target);
  console.log(screenOf(findings));
  if (wrongIn(findings).length > 0) process.exitCode = 1;
} catch (error) {
  console.error(`${target} cannot be looked at: ${reasonOf(error)}`);
  process.exitCode = 1;
}
