/** The id of a shop in an address, or undefined where none can be meant. */
export function readShopId(text: string | undefined): number | undefined {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
