import { parseArgs } from 'node:util';
import { VERIFY_STEPS } from './gate.ts';
import { main } from './gate/main.ts';

// It has no options: one that is meant for another command fails at once, not after all checks.
parseArgs({});
await main(VERIFY_STEPS);
