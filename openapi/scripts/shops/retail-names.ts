// Invented names of retailers, by the id of their category. `name:kind` is a shop and which of the
// category's kinds it is (the first when absent).

/** Shops that are written by hand, and how more of them are put together. */
export interface Names {
  readonly written: string;
  /** First and second part of composed names; the first part has the kind. */
  readonly parts: readonly [first: string, second: string];
}

export const german: Record<number, Names> = {
  3: {
    written:
      'Nordlicht|Kleidsam|Zwirn & Faden|Knopfloch|Maschenglück:2|Leinenhaus|Schuhwerk:1|Sohlenfreund:1|Wollwiese:2|Stoffreich|Hemdsärmel|Tragbar:3|Kragenweite|Filzstube:2|Saumwerk|Jackenjahr|Gürtelwerk:3|Lodenlust',
    parts: ['Faden|Stoff|Woll:2|Leinen|Knopf|Samt', 'haus|werk|kammer|laden|liebe|eck|stube'],
  },
  5: {
    written:
      'Buchwinkel|Leseratte:2|Seitenweise|Papierschiff:3|Lesezeichen:2|Tintenfass:3|Notenschlüssel:1|Plattenteller:1|Kapitel Eins|Klangkiste:1|Eselsohr|Bücherinsel|Vorleser:2|Saitenspiel:1|Silbenstern:2|Taktgefühl:1|Zeilensprung',
    parts: [
      'Lese:2|Buch|Noten:1|Klang:1|Seiten|Wort',
      'insel|hafen|stube|garten|winkel|kiste|freunde',
    ],
  },
  8: {
    written:
      'Grünzeug:2|Werkbank 24:3|Wohnsinn|Topfgucker:1|Blattwerk:2|Lampenfieber:1|Kissenschlacht:1|Heimvorteil|Gartenzwerg & Söhne:2|Holzauge|Balkonien:2|Federbett|Erdreich:2|Tischler Tom|Fensterplatz|Vasenglück:1|Rosenrot:2|Möbelpunkt',
    parts: [
      'Garten:2|Wohn|Holz|Blatt:2|Licht:1|Möbel',
      'glück|werkstatt|stube|hof|markt|punkt|laden',
    ],
  },
  12: {
    written:
      'KINOPOL|Filmrolle|Kletterkogel:1|Würfelbecher:2|Planschhafen:3|Kegelkönig:5|Lichtspielhof|Trampolino:5|Escape Elf:5|Saunasee:3|Popcornia|Spielzug:2|Vorhang Auf:4|Brettwelt:2|Minigolf Möwe:5|Leinwandhelden',
    parts: [
      'Spiel:2|Film|Kletter:1|Bade:3|Abenteuer:5|Bühnen:4',
      'land|welt|palast|park|arena|insel|zeit',
    ],
  },
  17: {
    written:
      'Fernweh|Kofferglück|Bahnsteig Neun|Ballonhafen:2|Wanderlust & Co:3|Hüttenzauber:3|Seemeile|Strandkorb:1|Nachtzug|Rucksackrad:3|Bergfex:3|Inselpost:1|Zeltplatz Zehn:3|Weitblick:2|Ankerplatz:1|Reisefieber',
    parts: [
      'Reise|Wander:3|See:1|Berg:3|Insel:1|Strand:1',
      'glück|träume|kontor|büro|pfad|zeit|lust',
    ],
  },
  21: {
    written:
      'Tischlein:2|Röstwerk:1|Käsekiste:2|Brotzeit Berta:2|Weinberg Vier:3|Löffelweise|Suppentopf|Pfannenfrei|Olivenhain:3|Zuckerstück:3|Hopfenhalle|Gabelfreude|Teekessel:1|Nudelholz|Fischers Fritz|Kräuterküche|Schokoladen-Ella:3',
    parts: [
      'Genuss:3|Kaffee:1|Wein:3|Brot:2|Käse:2|Feinkost:3',
      'kontor|haus|manufaktur|keller|stube|eck|hof',
    ],
  },
  26: {
    written:
      'Zapfhahn|Ladesäule Linda:1|Radhaus:3|Rollerkind:2|Speichenreich:3|Autowäsche Perle:4|Kettenöl:3|Tankwart Theo|Stromabwärts:1|Klingeling:3|Werkstatt Wolke:4|Bahnfrei:2|Vollstrom:1|Luftpumpe:3',
    parts: [
      'Rad:3|Tank|Strom:1|Velo:3|Auto:4|Roller:2',
      'hof|station|punkt|werk|center|service|platz',
    ],
  },
  31: {
    written:
      'Seifenblase|Duftnote:2|Cremetiegel|Haarwerk:3|Badewannen-Kapitän:1|Spiegel & Locke:3|Lavendelfeld|Wattebausch:1|Schaumkrone|Hautnah:2|Puderquaste:2|Bürstenbinder:3|Rosenwasser:2|Kamillenhof|Glanzstück:3|Lippenrot:2',
    parts: [
      'Duft:2|Seifen|Balsam|Rosen:2|Haar:3|Pflege:1',
      'werk|kammer|stube|atelier|traum|oase|studio',
    ],
  },
};

/** What opens the composed German names. */
export const germanPlaces =
  'Altstädter|Neustädter|Lindentaler|Birkenfelder|Marktheimer|Mühlbacher|Hafenauer|Waldhäuser|Ostheimer|Nordheimer';

export const english: Record<number, Names> = {
  3: {
    written:
      'Northlight|Thread & Thimble|Good Sole:1|Button Row|Woolly Acre:2|Linen House|Satchel & Strap:3|Tweed Lane|Plain Stitch|The Boot Room:1',
    parts: ['Tailors|Shoes:1|Outfitters|Knitwear:2', ''],
  },
  5: {
    written:
      'Book Nook|Chapter One|Page & Quill|Paper Boat:3|The Reading Chair:2|Inkwell:3|Treble Clef:1|Second Spin:1|Dog-Ear Books|Story Island:2',
    parts: ['Books|Pages:2|Records:1|Stationers:3', ''],
  },
  8: {
    written:
      'Greenshoots:2|Workbench 24:3|Home Turf|Flowerpot & Co:2|Leaf & Stem:2|Lamplight:1|Pillow Talk:1|The Oak Table|Window Seat|Trowel & Twine:3',
    parts: ['Interiors|Lighting:1|Gardens:2|Hardware:3', ''],
  },
  12: {
    written:
      'Silver Screen House|Dice & Meeple:2|Highwall Climbing:1|Splash Cove:3|Curtain Call Tickets:4|Lucky Lane Bowling:5|Moonlight Pictures|Boardwalk Games:2|Escape Eleven:5|Front Row:4',
    parts: ['Cinema|Climbing:1|Games:2|Adventure Park:5', ''],
  },
  17: {
    written:
      'Faraway & Co|Platform Nine Travel|Balloon Bay:2|Footpath Tours:3|Sea Mile|Hillside Cabins:1|Night Train Trips|Rucksack Trails:3|Island Post:1|Anchor Inns:1',
    parts: ['Travel|Hotels:1|Balloons:2|Walks:3', ''],
  },
  21: {
    written:
      'The Laid Table|Small Batch Roasters:1|The Cheese Crate:2|Crust & Crumb:2|Vineyard Four:3|Spoonful|Soup Pot|Olive Grove:3|Copper Kettle:1|Sugar Loaf:3',
    parts: ['Kitchen|Coffee:1|Bakery:2|Fine Foods:3', ''],
  },
  26: {
    written:
      'Nozzle & Go|Windcharge:1|Wheelhouse Cycles:3|Kickstand:3|Spoke & Chain:3|Pearl Car Wash:4|Full Volt:1|Bell & Basket:3|Easy Scooters:2|Roadside',
    parts: ['Fuels|Charging:1|Cycles:3|Car Wash:4', ''],
  },
  31: {
    written:
      'Soap Bubble|Top Note:2|The Cream Jar|Curl & Comb:3|Tub Captain:1|Lavender Field|Cotton Cloud:1|Powder Puff:2|Rosewater:2|Mirror & Lock:3',
    parts: ['Soaps|Toiletries:1|Perfumery:2|Hair:3', ''],
  },
};

export const englishPlaces =
  'Oakfield|Riverside|Northgate|Elmwood|Westbrook|Maple Hill|Stonebridge|Lakeside|Fairview|Kingsley';

/** Names that belong to no language, for countries that have several, and for France and Italy. */
export const neutral: Record<number, Names> = {
  3: { written: '', parts: ['Mod|Vest|Calz:1|Lan:2|Bors:3', ''] },
  5: { written: '', parts: ['Libr|Novell|Melod:1|Pagin:2|Cart:3', ''] },
  8: { written: '', parts: ['Casal|Lumin:1|Flor:2|Verd:2|Utens:3', ''] },
  12: { written: '', parts: ['Cinem|Scal:1|Lud:2|Aqu:3|Teatr:4', ''] },
  17: { written: '', parts: ['Itin|Alberg:1|Aer:2|Mont:3|Nav', ''] },
  21: { written: '', parts: ['Tavol|Caff:1|Formagg:2|Vin:3|Gust', ''] },
  26: { written: '', parts: ['Carb|Volt:1|Rot:2|Vel:3|Lav:4', ''] },
  31: { written: '', parts: ['Sapon|Bagn:1|Arom:2|Capell:3|Bell:1', ''] },
};

export const neutralEndings = 'ora|elia|ino|avia|anto';
