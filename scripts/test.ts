import { TEST_STEPS } from './gate.ts';
import { main } from './gate/main.ts';

await main(TEST_STEPS);
