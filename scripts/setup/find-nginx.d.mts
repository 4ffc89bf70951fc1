import type { Machine } from './this-machine.mjs';

export function findNginx(machine?: Pick<Machine, 'environment' | 'exists'>): string | undefined;
export function findBrotliModule(nginx: string): string | undefined;
