// The local businesses of the sites for a region; each has a text of its own.
import { inTurn, named, type Category, type Named } from './source.ts';

type Trade = Omit<Category, 'kinds'> & {
  /** A business on each line: its name, what it says of itself, what it is found by. */
  readonly businesses: string;
};

const trades: Trade[] = [
  {
    id: 51,
    names: 'Bäckerei & Café',
    urlNames: ['baeckerei', 'bakery'],
    businesses: `
      Bäckerei Brinkmann: backt Brot mit Sauerteig aus eigener Zucht: Brot,Brötchen
      Café Lindenhof: serviert Torten unter alten Linden: Kuchen,Kaffee
      Backstube Kornblum: mahlt das Korn für ihre Brote selbst: Brot,Getreide
      Konditorei Marz: macht Pralinen und Torten auf Bestellung: Torten,Pralinen
      Café am Markt: deckt ab acht Uhr den Frühstückstisch: Frühstück,Kaffee
      Backhaus Mühlbach: heizt jeden Samstag den Holzofen: Brot,Holzofen
      Kaffeerösterei Ohlsen: röstet Kaffee und erklärt gern, wie: Kaffee,Rösterei
      Eiscafé Schneeweiß: rührt Eis aus Milch vom Nachbarhof: Eis,Waffeln`,
  },
  {
    id: 52,
    names: 'Hofladen & Markt',
    urlNames: ['hofladen', 'farm-shop'],
    businesses: `
      Hofladen Petersen: verkauft Gemüse vom eigenen Feld: Gemüse,Kartoffeln
      Käserei Moorwiese: macht Käse aus der Milch der eigenen Kühe: Käse,Milch
      Imkerei Sommer: schleudert Honig von Linde, Raps und Heide: Honig,Kerzen
      Obsthof Lühmann: hat Äpfel, Birnen und Saft aus eigener Presse: Obst,Saft
      Biohof Erlengrund: packt jede Woche Kisten mit dem, was reif ist: Gemüse,Bio
      Weinhandlung Albers: schenkt zum Probieren ein, bevor du kaufst: Wein,Geschenke
      Metzgerei Hofmeister: macht Wurst von Tieren aus dem Nachbardorf: Wurst,Fleisch`,
  },
  {
    id: 53,
    names: 'Gasthäuser',
    urlNames: ['gasthaeuser', 'inns'],
    businesses: `
      Gasthof Zum Löwen: kocht, was die Höfe ringsum liefern: Restaurant,Braten
      Gasthaus Alte Schule: serviert im früheren Klassenzimmer: Restaurant,Schnitzel
      Landgasthof Seeblick: hat Fisch aus dem See und Zimmer darüber: Fisch,Übernachten
      Wirtshaus am Tor: zapft Bier aus der Brauerei nebenan: Bier,Brotzeit
      Brauhaus Eckstein: braut und kocht im selben Haus: Bier,Restaurant
      Pizzeria Da Enzo: backt Pizza wie in Neapel: Pizza,Pasta
      Waldschänke Forsthaus: serviert Wild aus dem eigenen Revier: Wild,Restaurant`,
  },
  {
    id: 54,
    names: 'Kino & Kultur',
    urlNames: ['kultur', 'culture'],
    businesses: `
      Kino am Rathaus: zeigt neue Filme und gute alte: Kino,Film
      Buchhandlung Federkiel: bestellt jedes Buch bis zum nächsten Tag: Bücher,Lesung
      Kleine Bühne: spielt Theater vor achtzig Plätzen: Theater,Karten
      Lichtspiele Neustadt: öffnet im Sommer das Kino im Hof: Kino,Sommer
      Puppentheater Sternschnuppe: spielt für Kinder ab drei Jahren: Theater,Kinder
      Jazzkeller Synkope: lädt jeden Donnerstag zum Konzert: Musik,Konzert
      Museumsladen am Hafen: verkauft Bücher und Drucke zur Stadtgeschichte: Museum,Bücher`,
  },
  {
    id: 55,
    names: 'Handwerk & Geschenke',
    urlNames: ['handwerk', 'crafts'],
    businesses: `
      Töpferei Scherbe: dreht Becher und Schalen auf der Scheibe: Keramik,Geschenke
      Blumen Rosalie: bindet Sträuße aus dem, was gerade blüht: Blumen,Sträuße
      Goldschmiede Wieland: fertigt Ringe und ändert alten Schmuck: Schmuck,Ringe
      Spielzeugladen Kreisel: hat Spielzeug aus Holz und Stoff: Spielzeug,Kinder
      Papeterie Blattgold: verkauft Papier, Karten und Füller: Papier,Karten
      Wollladen Masche: hat Garn und hilft beim Stricken: Wolle,Stricken
      Schuhmacherei Lorenz: besohlt Schuhe und macht Gürtel nach Maß: Schuhe,Leder`,
  },
  {
    id: 56,
    names: 'Pflege & Erholung',
    urlNames: ['erholung', 'wellness'],
    businesses: `
      Friseursalon Claasen: schneidet Haare mit und ohne Termin: Friseur,Haare
      Kosmetik Rosenthal: pflegt Gesicht und Hände: Kosmetik,Pflege
      Sauna am See: heizt drei Saunen mit Blick aufs Wasser: Sauna,See
      Yogaraum Atempause: unterrichtet in kleinen Gruppen: Yoga,Kurs
      Massagepraxis Ruhepol: löst, was der Schreibtisch verspannt: Massage,Erholung
      Barbier am Brunnen: rasiert nass und schneidet Bärte: Barbier,Bart
      Optik Weitsicht: prüft Augen und hat Brillen für jeden Tag: Brillen,Optik`,
  },
  {
    id: 57,
    names: 'Rad & Freizeit',
    urlNames: ['rad', 'leisure'],
    businesses: `
      Radladen Rückenwind: verkauft Räder und macht alte wieder flott: Fahrrad,Werkstatt
      Kletterhalle Nordwand: hat Routen für Kinder und Könner: Klettern,Sport
      Bootsverleih Schilf: verleiht Kanus und Ruderboote: Boote,See
      Minigolf am Stadtpark: hat achtzehn Bahnen und kalte Limonade: Minigolf,Familie
      Reiterhof Weidenau: gibt Stunden für Anfänger und Wiedereinsteiger: Reiten,Pferde
      Gärtnerei Morgentau: zieht Stauden und Gemüse für Beet und Balkon: Pflanzen,Garten
      Schwimmbad Wellental: hat ein Becken zum Schwimmen und eins zum Planschen: Schwimmen,Familie`,
  },
];

interface Line {
  readonly category: Category;
  readonly all: Named[];
}

const lines: Line[] = trades.map(({ businesses, ...trade }) => {
  const rows = businesses
    .trim()
    .split('\n')
    .map((line) => line.trim().split(': '));
  const kinds = rows.map(([, text = '', words = '']) => ({
    text,
    words,
    channel: 'branch' as const,
  }));
  const category = { ...trade, kinds };
  return { category, all: rows.map(([name], at) => named(`${name}:${at}`, category)) };
});

export const localCategories: Category[] = lines.map(({ category }) => category);

export const localBusinesses = (): Named[] => inTurn(lines.map(({ all }) => all));
