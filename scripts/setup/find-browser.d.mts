import type { Machine } from './this-machine.mjs';

export function browserCandidates(machine: Pick<Machine, 'environment' | 'platform'>): string[];
export function findBrowser(options?: { isWhole?: boolean; machine?: Machine }): string | undefined;
