// `npm run advisories [-- --all]`: known weaknesses of the packages that are shipped, with `--all` also of
// the tools. For a weekly run. Ends with 0 for none, 1 for some, 2 when the registry does not say.
import { join } from 'node:path';
import { askNpm } from './advisories/ask-npm.ts';
import { auditReport, readAudit } from './advisories/read-audit.ts';

const root = join(import.meta.dirname, '..');
const output = await askNpm(root, { withTools: process.argv.includes('--all') });
const { text, exitCode } = auditReport(readAudit(output));
console.log(text);
process.exitCode = exitCode;
