// Invented shops: names, and per category what their descriptions and keywords are made of.

/** One shop category with the shops that are written by hand and the parts of those that are composed. */
export type CategorySource = {
  id: number;
  name: string;
  nameEn: string;
  urlName: string;
  urlNameEn: string;
  otherNames: Record<'fr' | 'it' | 'nl' | 'pl', string>;
  sentences: string[];
  keywords: string[];
  keywordsEn: string[];
  names: string;
  parts: [first: string, second: string];
  instructions?: string;
};

export const categories: CategorySource[] = [
  {
    id: 3,
    name: 'Mode & Schuhe',
    nameEn: 'Fashion & shoes',
    urlName: 'mode',
    urlNameEn: 'fashion',
    otherNames: {
      fr: 'Mode et chaussures',
      it: 'Moda e scarpe',
      nl: 'Mode en schoenen',
      pl: 'Moda i obuwie',
    },
    sentences: [
      'führt Kleidung, die lange hält',
      'verkauft Schuhe für jeden Weg',
      'näht Jacken aus fester Wolle',
      'kleidet Groß und Klein für alle Tage ein',
    ],
    keywords: ['Kleidung', 'Schuhe', 'Jacken', 'Jeans', 'Taschen'],
    keywordsEn: ['clothes', 'shoes', 'jackets', 'jeans', 'bags'],
    names:
      'Nordlicht|Kleidsam|Zwirn & Faden|Knopfloch|Maschenglück|Leinenhaus|Schuhwerk|Sohlenfreund|Wollwiese|Stoffwechsel|Hemdsärmel|Tragbar|Kragenweite|Filzlaus|Saumselig|Jackenjahr|Gürtelrose|Lodenlust',
    parts: ['Faden|Stoff|Woll|Leinen|Knopf|Samt', 'haus|werk|kammer|laden|liebe|eck|stube'],
  },
  {
    id: 5,
    name: 'Bücher & Musik',
    nameEn: 'Books & music',
    urlName: 'buecher',
    urlNameEn: 'books',
    otherNames: {
      fr: 'Livres et musique',
      it: 'Libri e musica',
      nl: 'Boeken en muziek',
      pl: 'Książki i muzyka',
    },
    sentences: [
      'empfiehlt jeden Monat zwölf neue Romane',
      'hat Noten, Platten und Hörbücher',
      'berät Leserinnen und Leser jeden Alters',
      'verschickt Bücher am selben Tag',
    ],
    keywords: ['Bücher', 'Romane', 'Hörbuch', 'Musik', 'Kalender'],
    keywordsEn: ['books', 'novels', 'audiobook', 'music', 'calendar'],
    names:
      'Buchwinkel|Leseratte|Seitenweise|Papierschiff|Lesezeichen|Tintenfass|Notenschlüssel|Plattenteller|Kapitel Eins|Klangkiste|Eselsohr|Bücherinsel|Vorleser|Saitenspiel|Silbenstern|Taktgefühl|Zeilensprung',
    parts: ['Lese|Buch|Noten|Klang|Seiten|Wort', 'insel|hafen|stube|garten|winkel|kiste|freunde'],
  },
  {
    id: 8,
    name: 'Garten & Wohnen',
    nameEn: 'Home & garden',
    urlName: 'wohnen',
    urlNameEn: 'home',
    otherNames: {
      fr: 'Maison et jardin',
      it: 'Casa e giardino',
      nl: 'Huis en tuin',
      pl: 'Dom i ogród',
    },
    sentences: [
      'bringt Pflanzen und Möbel nach Hause',
      'richtet Zimmer ein, in denen man bleibt',
      'hat Werkzeug für Beet und Balkon',
      'verkauft Lampen, Decken und schöne Töpfe',
    ],
    keywords: ['Möbel', 'Pflanzen', 'Lampen', 'Garten', 'Deko'],
    keywordsEn: ['furniture', 'plants', 'lamps', 'garden', 'decoration'],
    names:
      'Grünzeug|Werkbank 24|Wohnsinn|Topfgucker|Blattwerk|Lampenfieber|Kissenschlacht|Heimvorteil|Gartenzwerg & Söhne|Holzauge|Balkonien|Federbett|Erdreich|Tischler Tom|Fensterplatz|Vasenglück|Rosenrot|Möbelpunkt',
    parts: ['Garten|Wohn|Holz|Blatt|Licht|Haus', 'glück|werkstatt|raum|hof|markt|reich|sinn'],
  },
  {
    id: 12,
    name: 'Kino & Freizeit',
    nameEn: 'Cinema & leisure',
    urlName: 'freizeit',
    urlNameEn: 'leisure',
    otherNames: {
      fr: 'Cinéma et loisirs',
      it: 'Cinema e tempo libero',
      nl: 'Film en vrije tijd',
      pl: 'Kino i rozrywka',
    },
    sentences: [
      'zeigt Filme in über zwanzig Städten',
      'öffnet Kletterhallen und Schwimmbäder',
      'bringt Spiele für lange Abende',
      'verkauft Karten für Konzerte und Theater',
    ],
    keywords: ['Kino', 'Film', 'Tickets', 'Konzert', 'Spiele'],
    keywordsEn: ['cinema', 'film', 'tickets', 'concert', 'games'],
    names:
      'KINOPOL|Filmriss|Kletterkogel|Würfelbecher|Planschhafen|Kegelkönig|Lichtspielhof|Trampolino|Escape Elf|Saunasee|Popcornia|Spielzug|Vorhang Auf|Brettwelt|Minigolf Möwe|Leinwandhelden',
    parts: ['Spiel|Film|Kletter|Bade|Abenteuer|Bühnen', 'land|welt|palast|park|arena|insel|zeit'],
  },
  {
    id: 17,
    name: 'Reisen & Erlebnisse',
    nameEn: 'Travel & experiences',
    urlName: 'reisen',
    urlNameEn: 'travel',
    otherNames: {
      fr: 'Voyages et découvertes',
      it: 'Viaggi ed esperienze',
      nl: 'Reizen en belevenissen',
      pl: 'Podróże i przeżycia',
    },
    sentences: [
      'plant Reisen mit Bahn und Schiff',
      'bucht kleine Hotels am Wasser',
      'verschenkt Flüge im Heißluftballon',
      'führt zu Fuß durch alte Städte',
    ],
    keywords: ['Reise', 'Hotel', 'Urlaub', 'Erlebnis', 'Ballon'],
    keywordsEn: ['travel', 'hotel', 'holiday', 'experience', 'balloon'],
    names:
      'Fernweh|Kofferraum|Bahnsteig Neun|Ballonhafen|Wanderlust & Co|Hüttenzauber|Seemeile|Strandkorb|Nachtzug|Rucksackrad|Bergfex|Inselpost|Zeltplatz Zehn|Weitblick|Ankerplatz|Reisefieber',
    parts: ['Reise|Wander|See|Berg|Insel|Strand', 'glück|träume|kontor|büro|pfad|zeit|lust'],
  },
  {
    id: 21,
    name: 'Essen & Trinken',
    nameEn: 'Food & drink',
    urlName: 'essen',
    urlNameEn: 'food',
    otherNames: {
      fr: 'Restaurants et gourmandises',
      it: 'Mangiare e bere',
      nl: 'Eten en drinken',
      pl: 'Jedzenie i napoje',
    },
    sentences: [
      'deckt den Tisch in über achtzig Restaurants',
      'röstet Kaffee in kleinen Mengen',
      'liefert Käse und Brot an die Tür',
      'kocht mit dem, was gerade wächst',
    ],
    keywords: ['Restaurant', 'Kaffee', 'Wein', 'Käse', 'Brot'],
    keywordsEn: ['restaurant', 'coffee', 'wine', 'cheese', 'bread'],
    names:
      'Tischlein|Röstwerk|Käsekiste|Brotzeit Berta|Weinberg Vier|Löffelweise|Suppenkasper|Pfannenfrei|Olivenhain|Zuckerstück|Hopfenhalle|Gabelstapler|Teekessel|Nudelholz|Fischers Fritz|Kräuterküche|Schokoladen-Ella',
    parts: ['Genuss|Kaffee|Wein|Brot|Käse|Kräuter', 'kontor|haus|manufaktur|garten|stube|eck|hof'],
    instructions: '<p>Im Restaurant zeigst du den Code <b>vor dem Bezahlen</b>.</p>',
  },
  {
    id: 26,
    name: 'Tanken & Mobilität',
    nameEn: 'Fuel & mobility',
    urlName: 'mobile',
    urlNameEn: 'mobile',
    otherNames: {
      fr: 'Carburant et mobilité',
      it: 'Carburante e mobilità',
      nl: 'Tanken en mobiliteit',
      pl: 'Paliwo i mobilność',
    },
    sentences: [
      'tankt dein Auto an 900 Stationen voll',
      'lädt Autos und Räder mit Strom aus Wind',
      'verleiht Roller in vierzig Städten',
      'macht Fahrräder wieder flott',
    ],
    keywords: ['Tanken', 'Laden', 'Fahrrad', 'Roller', 'Bahn'],
    keywordsEn: ['fuel', 'charging', 'bicycle', 'scooter', 'train'],
    names:
      'Zapfhahn|Ladesäule Linda|Radhaus|Rollerkind|Speichenreich|Autowäsche Aalglatt|Kettenöl|Tankwart Theo|Stromabwärts|Klingeling|Werkstatt Wolke|Bahnfrei|Vollstrom|Luftpumpe',
    parts: ['Rad|Tank|Strom|Fahr|Auto|Roller', 'hof|station|punkt|werk|laden|freunde|partner'],
    instructions:
      '<ul><li>Zeig den Code an der Kasse, bevor du bezahlst.</li><li>An Automaten gilt er <b>nicht</b>.</li></ul>',
  },
  {
    id: 31,
    name: 'Drogerie & Schönheit',
    nameEn: 'Beauty & care',
    urlName: 'schoenheit',
    urlNameEn: 'beauty',
    otherNames: {
      fr: 'Beauté et soins',
      it: 'Bellezza e cura',
      nl: 'Verzorging en beauty',
      pl: 'Uroda i pielęgnacja',
    },
    sentences: [
      'mischt Seifen und Cremes ohne Duftstoffe',
      'hat alles für Bad und Kind',
      'berät zu Düften in sechzig Filialen',
      'schneidet Haare mit Zeit',
    ],
    keywords: ['Drogerie', 'Parfum', 'Creme', 'Friseur', 'Seife'],
    keywordsEn: ['drugstore', 'perfume', 'cream', 'hairdresser', 'soap'],
    names:
      'Seifenblase|Duftnote|Cremeschnitte|Haarspalter|Badewannen-Kapitän|Spiegelei & Locke|Lavendelfeld|Wattebausch|Schaumkrone|Hautnah|Puderquaste|Bürstenbinder|Rosenwasser|Kamillenhof|Glanzstück|Lippenbekenntnis',
    parts: ['Duft|Seifen|Schön|Rosen|Haar|Pflege', 'werk|kammer|stube|garten|traum|oase|eck'],
    instructions: '<p>Den Code löst du <i>online oder in der Filiale</i> ein.</p>',
  },
];

/** What opens the names of composed shops in the long wall. */
export const places =
  'Altstädter|Neustädter|Lindentaler|Birkenfelder|Marktheimer|Mühlbacher|Hafenauer|Waldhäuser|Ostheimer|Nordheimer'.split(
    '|',
  );
