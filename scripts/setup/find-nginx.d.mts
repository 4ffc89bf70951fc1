export function findNginx(environment?: Record<string, string | undefined>): string | undefined;
export function findBrotliModule(nginx: string): string | undefined;
