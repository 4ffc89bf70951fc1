export function browserCandidates(
  environment?: Readonly<Record<string, string | undefined>>,
  platform?: string,
): string[];
export function findBrowser(options?: { isWhole?: boolean }): string | undefined;
export function browserStarts(path: string): boolean;
