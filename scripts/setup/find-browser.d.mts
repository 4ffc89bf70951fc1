export function browserCandidates(
  environment?: Readonly<Record<string, string | undefined>>,
  platform?: string,
): string[];
export function findBrowser(): string | undefined;
export function browserStarts(path: string): boolean;
