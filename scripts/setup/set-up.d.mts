import type { Machine } from './this-machine.mjs';

export function setUp(machine: Machine, options?: { withTests?: boolean }): string | undefined;
