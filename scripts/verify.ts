import { VERIFY_STEPS } from './gate.ts';
import { main } from './gate/main.ts';

await main(VERIFY_STEPS);
