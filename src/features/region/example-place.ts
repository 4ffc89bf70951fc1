/** A place of each country that has the same name in all its languages, with its postal code. */
const examples: Readonly<Record<string, { postalCode: string; place: string }>> = {
  DE: { postalCode: '20095', place: 'Hamburg' },
  AT: { postalCode: '8010', place: 'Graz' },
  CH: { postalCode: '8400', place: 'Winterthur' },
  IT: { postalCode: '40121', place: 'Bologna' },
  FR: { postalCode: '69002', place: 'Lyon' },
  GB: { postalCode: 'LS1 4DY', place: 'Leeds' },
  BE: { postalCode: '3500', place: 'Hasselt' },
  US: { postalCode: '60601', place: 'Chicago' },
  CA: { postalCode: 'M5H 2N2', place: 'Toronto' },
};

const largePlaces: Readonly<Record<string, readonly string[]>> = {
  DE: ['Hamburg', 'Berlin', 'Leipzig'],
  AT: ['Graz', 'Linz', 'Salzburg'],
  CH: ['Winterthur', 'Lugano', 'Davos'],
  IT: ['Bologna', 'Bari', 'Palermo'],
  FR: ['Lyon', 'Nantes', 'Toulouse'],
  GB: ['Leeds', 'Bristol', 'Glasgow'],
  BE: ['Hasselt', 'Charleroi', 'Genk'],
  US: ['Chicago', 'Boston', 'Dallas'],
  CA: ['Toronto', 'Calgary', 'Ottawa'],
};

/** Places with shops around them, in the country of the site, for searches that find nothing. */
export const placesToTry = (country: string): readonly string[] => largePlaces[country] ?? [];

/** An example of a search, in the country of the site. */
export const examplePlace = (country: string) =>
  examples[country] ?? { postalCode: '20095', place: 'Hamburg' };
