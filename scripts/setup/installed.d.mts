export function firstDifference(root: string): string | undefined;
