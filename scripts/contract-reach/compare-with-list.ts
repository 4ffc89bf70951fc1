/**
 * Finds parts that are neither read nor listed, and entries whose part is read or does not exist.
 * @param list a reason for each part; a name ending in `*` matches by prefix
 */
export function compareWithList(
  unread: readonly string[],
  list: Readonly<Record<string, string>>,
): string[] {
  const names = Object.keys(list);
  const covers = (name: string, part: string): boolean =>
    name.endsWith('*') ? part.startsWith(name.slice(0, -1)) : part === name;
  return [
    ...unread
      .filter((part) => !names.some((name) => covers(name, part)))
      .map((part) => `${part} is used nowhere in src/: use it, or list it with a reason`),
    ...names
      .filter((name) => !unread.some((part) => covers(name, part)))
      .map((name) => `${name} is listed, but it is used or gone: take it off the list`),
  ];
}
