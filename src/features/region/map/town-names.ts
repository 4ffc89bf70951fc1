import { isFree, textBox, type Box, type Spot } from './label-room';

type Town = readonly [name: string, lat: number, lng: number];

/** Names as they are written there, latitude, longitude; the more a town helps to find one's way, the earlier. */
const TOWNS: readonly Town[] = [
  ['Berlin', 52.52, 13.4],
  ['London', 51.51, -0.13],
  ['Paris', 48.86, 2.35],
  ['Hamburg', 53.55, 9.99],
  ['München', 48.14, 11.58],
  ['Köln', 50.94, 6.96],
  ['Frankfurt', 50.11, 8.68],
  ['Stuttgart', 48.78, 9.18],
  ['Leipzig', 51.34, 12.37],
  ['Dresden', 51.05, 13.74],
  ['Hannover', 52.37, 9.73],
  ['Nürnberg', 49.45, 11.08],
  ['Bremen', 53.08, 8.8],
  ['Wien', 48.21, 16.37],
  ['Warszawa', 52.23, 21.01],
  ['Praha', 50.08, 14.44],
  ['Amsterdam', 52.37, 4.9],
  ['Bruxelles', 50.85, 4.35],
  ['København', 55.68, 12.57],
  ['Zürich', 47.38, 8.54],
  ['Milano', 45.46, 9.19],
  ['Roma', 41.9, 12.5],
  ['Madrid', 40.42, -3.7],
  ['Lyon', 45.76, 4.84],
  ['Budapest', 47.5, 19.04],
  ['Dortmund', 51.51, 7.47],
  ['Essen', 51.46, 7.01],
  ['Düsseldorf', 51.23, 6.78],
  ['Mannheim', 49.49, 8.47],
  ['Karlsruhe', 49.01, 8.4],
  ['Münster', 51.96, 7.63],
  ['Kiel', 54.32, 10.14],
  ['Rostock', 54.09, 12.1],
  ['Erfurt', 50.98, 11.03],
  ['Freiburg', 48, 7.85],
  ['Augsburg', 48.37, 10.9],
  ['Regensburg', 49.02, 12.1],
  ['Magdeburg', 52.12, 11.63],
  ['Kassel', 51.31, 9.49],
  ['Mainz', 49.99, 8.25],
  ['Saarbrücken', 49.24, 7.0],
  ['Würzburg', 49.79, 9.95],
  ['Bielefeld', 52.02, 8.53],
  ['Braunschweig', 52.27, 10.52],
  ['Halle', 51.48, 11.97],
  ['Chemnitz', 50.83, 12.92],
  ['Lübeck', 53.87, 10.69],
  ['Oldenburg', 53.14, 8.21],
  ['Osnabrück', 52.28, 8.05],
  ['Göttingen', 51.53, 9.93],
  ['Ulm', 48.4, 9.99],
  ['Heidelberg', 49.4, 8.67],
  ['Potsdam', 52.4, 13.06],
  ['Schwerin', 53.63, 11.41],
  ['Bonn', 50.73, 7.1],
  ['Aachen', 50.78, 6.08],
  ['Trier', 49.75, 6.64],
  ['Koblenz', 50.36, 7.59],
  ['Jena', 50.93, 11.59],
  ['Cottbus', 51.76, 14.33],
  ['Bremerhaven', 53.54, 8.58],
  ['Flensburg', 54.79, 9.44],
  ['Passau', 48.57, 13.46],
  ['Konstanz', 47.66, 9.18],
  ['Bayreuth', 49.95, 11.58],
  ['Ingolstadt', 48.77, 11.42],
  ['Wolfsburg', 52.42, 10.79],
  ['Siegen', 50.87, 8.02],
  ['Gießen', 50.58, 8.68],
  ['Fulda', 50.55, 9.68],
  ['Stralsund', 54.31, 13.08],
  ['Görlitz', 51.15, 14.99],
  ['Emden', 53.37, 7.21],
  ['Salzburg', 47.8, 13.04],
  ['Innsbruck', 47.27, 11.4],
  ['Graz', 47.07, 15.44],
  ['Linz', 48.31, 14.29],
  ['Basel', 47.56, 7.59],
  ['Bern', 46.95, 7.44],
  ['Genève', 46.2, 6.15],
  ['Strasbourg', 48.57, 7.75],
  ['Lille', 50.63, 3.06],
  ['Marseille', 43.3, 5.37],
  ['Torino', 45.07, 7.69],
  ['Bologna', 44.49, 11.34],
  ['Bolzano', 46.5, 11.35],
  ['Rotterdam', 51.92, 4.48],
  ['Antwerpen', 51.22, 4.4],
  ['Luxembourg', 49.61, 6.13],
  ['Wrocław', 51.11, 17.03],
  ['Poznań', 52.41, 16.93],
  ['Gdańsk', 54.35, 18.65],
  ['New York', 40.71, -74.01],
  ['Los Angeles', 34.05, -118.24],
  ['Chicago', 41.88, -87.63],
  ['Toronto', 43.65, -79.38],
  ['Vancouver', 49.28, -123.12],
  ['Montréal', 45.5, -73.57],
  ['Houston', 29.76, -95.37],
  ['Miami', 25.76, -80.19],
  ['Denver', 39.74, -104.99],
  ['Seattle', 47.61, -122.33],
  ['Atlanta', 33.75, -84.39],
  ['Calgary', 51.05, -114.07],
  ['Winnipeg', 49.9, -97.14],
];

/** No two names closer than this, in pixels. */
const ROOM = { x: 96, y: 26 };

/** How far above its town the middle of a name is, in pixels. */
export const NAME_ABOVE = 13;

/**
 * As many names as have room, the more helpful first; each stands whole above its town.
 * @param place of a town in pixels
 * @param frame the part in view
 * @param taken where no name may be
 * @param scale how much larger than usual they are
 */
export function townsWithRoom(
  place: (lat: number, lng: number) => Spot,
  frame: Box,
  taken: readonly Box[] = [],
  scale = 1,
): { town: Town; at: Spot }[] {
  const shown: { town: Town; at: Spot }[] = [];
  for (const town of TOWNS) {
    const at = place(town[1], town[2]);
    const name = textBox(town[0], { x: at.x, y: at.y - NAME_ABOVE * scale }, scale);
    const isApart = ({ at: { x, y } }: { at: Spot }) =>
      Math.abs(x - at.x) >= ROOM.x * scale || Math.abs(y - at.y) >= ROOM.y * scale;
    if (isFree(name, taken, frame) && shown.every(isApart)) shown.push({ town, at });
  }
  return shown;
}
