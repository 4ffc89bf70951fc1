/** Germany: south-west and north-east, each latitude and longitude. The picture of the map shows the same. */
export const FIRST_VIEW = [
  [47.16, 5.52],
  [54.54, 15.2],
] as const satisfies [[number, number], [number, number]];
