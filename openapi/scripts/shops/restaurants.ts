// The restaurants of the restaurant sites, by cuisine.
import { inTurn, named, type Category, type Named } from './source.ts';

type Cuisine = Category & { readonly parts: readonly [first: string, second: string] };

const kind = (text: string, words: string) => ({ text, words, channel: 'branch' as const });

export const cuisines: Cuisine[] = [
  {
    id: 41,
    names: 'Italienisch',
    urlNames: ['italienisch', 'italian'],
    kinds: [
      kind('backt Pizza im Holzofen', 'Pizza,Italienisch'),
      kind('macht jeden Morgen frische Pasta', 'Pasta,Italienisch'),
      kind('kocht wie zwischen Turin und Neapel', 'Pasta,Wein'),
    ],
    parts: [
      'Trattoria|Osteria:1|Ristorante:2',
      'Rosmarino|Bella Vista|Da Paolo|Girasole|La Luna|Via Verde',
    ],
  },
  {
    id: 42,
    names: 'Deutsche Küche',
    urlNames: ['deutsche-kueche', 'german'],
    kinds: [
      kind('kocht Schmorgerichte nach alten Rezepten', 'Braten,Knödel'),
      kind('schenkt Bier aus der Region aus und kocht dazu', 'Schnitzel,Bier'),
      kind('serviert Wild und Gemüse aus der Umgebung', 'Wild,Gemüse'),
    ],
    parts: [
      'Gasthaus|Wirtshaus:1|Landgasthof:2',
      'Zur Linde|Zum Anker|Zum Hirschen|Zur Post|Am Markt|Zur Mühle',
    ],
  },
  {
    id: 43,
    names: 'Asiatisch',
    urlNames: ['asiatisch', 'asian'],
    kinds: [
      kind('serviert Currys und Suppen mit frischen Kräutern', 'Curry,Suppe'),
      kind('rollt Sushi vor den Augen der Gäste', 'Sushi,Fisch'),
      kind('kocht Nudeln und Gemüse im Wok', 'Nudeln,Wok'),
    ],
    parts: ['Lotus|Bambus|Jasmin|Ingwer|Mandel|Kranich', 'garten:0|haus:1|küche:2'],
  },
  {
    id: 44,
    names: 'Grill & Steak',
    urlNames: ['grill', 'grill'],
    kinds: [
      kind('grillt Steaks über Buchenholz', 'Steak,Grill'),
      kind('brät Burger und röstet Gemüse auf offenem Feuer', 'Burger,Grill'),
      kind('gart Fleisch und Fisch langsam im Rauch', 'Barbecue,Grill'),
    ],
    parts: [
      'Steakhaus|Grillhaus:1|Rauchküche:2',
      'Buche|Holzkohle|Silberdistel|Alte Schmiede|Nordkai|Funkenflug',
    ],
  },
  {
    id: 45,
    names: 'Fisch',
    urlNames: ['fisch', 'fish'],
    kinds: [
      kind('brät, was am Morgen in den Hafen kam', 'Fisch,Meer'),
      kind('serviert Fisch aus Fluss und Meer', 'Fisch,Forelle'),
      kind('kocht Muscheln und Suppen mit Blick aufs Wasser', 'Muscheln,Fischsuppe'),
    ],
    parts: [
      'Fischhaus|Fischküche:1|Hafenküche:2',
      'Seestern|Möwe|Leuchtturm|Kombüse|Alte Werft|Ankerplatz',
    ],
  },
  {
    id: 46,
    names: 'Vegetarisch',
    urlNames: ['vegetarisch', 'vegetarian'],
    kinds: [
      kind('kocht mit Gemüse aus eigenem Anbau', 'Gemüse,Vegetarisch'),
      kind('würzt mit Kräutern vom Fensterbrett und kocht ohne Fleisch', 'Kräuter,Vegetarisch'),
      kind('serviert jeden Tag drei vegane Gerichte', 'Vegan,Gemüse'),
    ],
    parts: [
      'Gartenküche|Kräuterküche:1|Grüne Küche:2',
      'Melisse|Löwenzahn|Rote Bete|Kresse|Wildblume|Morgentau',
    ],
  },
  {
    id: 47,
    names: 'Café & Frühstück',
    urlNames: ['cafe', 'cafe'],
    kinds: [
      kind('backt Kuchen und brüht Kaffee von Hand', 'Kaffee,Kuchen'),
      kind('deckt von früh bis mittags den Frühstückstisch', 'Frühstück,Kaffee'),
      kind('serviert Eier, Brot und Obst bis in den Nachmittag', 'Brunch,Kaffee'),
    ],
    parts: [
      'Café|Frühstückshaus:1|Brunchküche:2',
      'Sonnenplatz|Morgenrot|Amelie|Zimtstern|Am Park|Lieblingsplatz',
    ],
  },
];

/**
 * Every name of a cuisine: each first part with each second one, never the same twice in a row; a second
 * part that begins small makes one word.
 */
export function restaurants(): Named[] {
  const lists = cuisines.map((cuisine) => {
    const [firsts, seconds] = cuisine.parts.map((part) => part.split('|')) as [string[], string[]];
    return Array.from({ length: firsts.length * seconds.length }, (_, at) => {
      const round = Math.floor(at / Math.max(firsts.length, seconds.length));
      const [first = '', kindOfFirst = '0'] = (firsts[at % firsts.length] ?? '').split(':');
      const [second = '', kindOfSecond] = (seconds[(at + round) % seconds.length] ?? '').split(':');
      const gap = /^[a-zäöü]/.test(second) ? '' : ' ';
      return named(`${first}${gap}${second}:${kindOfSecond ?? kindOfFirst}`, cuisine);
    });
  });
  return inTurn(lists);
}
