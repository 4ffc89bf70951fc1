import { CONTRACT_FILE } from '../../mocks/contract.ts';
import { readContract } from '../server-checks/contract.mjs';

/** The document as the checks beside the pact read it. */
export const contract = readContract(CONTRACT_FILE);
