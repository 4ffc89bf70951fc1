/** South-west and north-east, each latitude and longitude. */
type Corners = readonly [[lat: number, lng: number], [lat: number, lng: number]];

/** Germany. The picture of the map shows the same. */
export const FIRST_VIEW = [
  [47.16, 5.52],
  [54.54, 15.2],
] as const satisfies Corners;

/** Of the other countries that have a site, without their far islands. */
const views: Readonly<Record<string, Corners>> = {
  AT: [
    [46.4, 9.5],
    [49, 17.2],
  ],
  CH: [
    [45.8, 5.9],
    [47.8, 10.5],
  ],
  IT: [
    [36.6, 6.6],
    [47.1, 18.5],
  ],
  FR: [
    [42.3, -4.8],
    [51.1, 8.2],
  ],
  GB: [
    [49.9, -8.2],
    [58.7, 1.8],
  ],
  BE: [
    [49.5, 2.5],
    [51.5, 6.4],
  ],
  US: [
    [24.5, -125],
    [49.4, -66.9],
  ],
  CA: [
    [42, -130],
    [58, -53],
  ],
};

/** Where the map of a site begins: at its country, or at Germany, as the requirements 4.038, 9.004 and 9.005 say. */
export const firstView = (country: string): Corners => views[country] ?? FIRST_VIEW;

/** Whether the picture shows what the map will. */
export const hasPicture = (country: string): boolean => firstView(country) === FIRST_VIEW;
