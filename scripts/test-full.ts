import { parseArgs } from 'node:util';
import { FULL_STEPS, PARTS } from './gate.ts';
import { main } from './gate/main.ts';

// `--part e2e-1` runs one part of it: several machines share the whole.
const { part } = parseArgs({ options: { part: { type: 'string' } } }).values;
const steps = part === undefined ? FULL_STEPS : PARTS[part];
if (!steps) throw new Error(`--part is one of ${Object.keys(PARTS).join(', ')}`);
// Model tests try more sequences.
process.env['MODEL_RUNS'] ??= '10000';
await main(steps);
