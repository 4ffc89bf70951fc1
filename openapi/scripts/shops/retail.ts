// What retailers sell: the categories of most sites, and per kind of shop what it says of itself.
import type { Category } from './source.ts';

export const retail: Category[] = [
  {
    id: 3,
    names: 'Mode & Schuhe|Fashion & shoes|Mode et chaussures|Moda e scarpe|Mode en schoenen',
    namePl: 'Moda i obuwie',
    urlNames: ['mode', 'fashion'],
    kinds: [
      {
        text: 'führt Kleidung, die lange hält|sells clothes that last|propose des vêtements qui durent|propone abiti che durano|verkoopt kleding die lang meegaat',
        words: 'Jeans,Jacken|jeans,jackets|jeans,vestes|jeans,giacche|jeans,jassen',
      },
      {
        text: 'verkauft Schuhe für jeden Weg|sells shoes for every walk|vend des chaussures pour tous les chemins|vende scarpe per ogni strada|verkoopt schoenen voor elke dag',
        words: 'Schuhe,Stiefel|shoes,boots|chaussures,bottes|scarpe,stivali|schoenen,laarzen',
      },
      {
        text: 'strickt Schals und Mützen aus fester Wolle|knits scarves and hats from good wool|tricote des écharpes et des bonnets en laine|lavora a maglia sciarpe e berretti di lana|breit sjaals en mutsen van stevige wol',
        words: 'Wolle,Mützen|wool,hats|laine,bonnets|lana,berretti|wol,mutsen',
      },
      {
        text: 'hat Taschen, Gürtel und Rucksäcke|has bags, belts and backpacks|vend des sacs, des ceintures et des sacs à dos|vende borse, cinture e zaini|heeft tassen, riemen en rugzakken',
        words: 'Taschen,Gürtel|bags,belts|sacs,ceintures|borse,cinture|tassen,riemen',
      },
    ],
  },
  {
    id: 5,
    names: 'Bücher & Musik|Books & music|Livres et musique|Libri e musica|Boeken en muziek',
    namePl: 'Książki i muzyka',
    urlNames: ['buecher', 'books'],
    kinds: [
      {
        text: 'empfiehlt jeden Monat zwölf neue Romane|recommends twelve new novels every month|recommande chaque mois douze nouveaux romans|consiglia ogni mese dodici nuovi romanzi|raadt elke maand twaalf nieuwe romans aan',
        words: 'Bücher,Romane|books,novels|livres,romans|libri,romanzi|boeken,romans',
      },
      {
        text: 'hat Noten, Schallplatten und Instrumente|has sheet music, records and instruments|vend des partitions, des disques et des instruments|ha spartiti, dischi e strumenti|heeft bladmuziek, platen en instrumenten',
        words: 'Musik,Noten|music,records|musique,disques|musica,dischi|muziek,platen',
      },
      {
        text: 'berät Leserinnen und Leser jeden Alters|finds the right book for readers of every age|conseille les lecteurs de tout âge|consiglia lettori di ogni età|geeft advies aan lezers van elke leeftijd',
        words:
          'Bücher,Hörbuch|books,audiobook|livres,livre audio|libri,audiolibro|boeken,luisterboek',
      },
      {
        text: 'verkauft Papier, Stifte und Kalender|sells paper, pens and calendars|vend du papier, des stylos et des calendriers|vende carta, penne e calendari|verkoopt papier, pennen en kalenders',
        words: 'Papier,Kalender|paper,calendar|papier,calendrier|carta,calendario|papier,kalender',
      },
    ],
  },
  {
    id: 8,
    names: 'Garten & Wohnen|Home & garden|Maison et jardin|Casa e giardino|Huis en tuin',
    namePl: 'Dom i ogród',
    urlNames: ['wohnen', 'home'],
    kinds: [
      {
        text: 'richtet Zimmer ein, in denen man gern bleibt|furnishes rooms you like to stay in|aménage des pièces où l’on aime rester|arreda stanze in cui si sta volentieri|richt kamers in waar je graag blijft',
        words: 'Möbel,Betten|furniture,beds|meubles,lits|mobili,letti|meubels,bedden',
      },
      {
        text: 'verkauft Lampen, Decken und schöne Töpfe|sells lamps, blankets and beautiful pots|vend des lampes, des plaids et de beaux pots|vende lampade, coperte e bei vasi|verkoopt lampen, dekens en mooie potten',
        words:
          'Lampen,Deko|lamps,decoration|lampes,décoration|lampade,decorazioni|lampen,decoratie',
      },
      {
        text: 'hat Pflanzen für Balkon und Garten|has plants for balcony and garden|vend des plantes pour le balcon et le jardin|ha piante per balcone e giardino|heeft planten voor balkon en tuin',
        words: 'Pflanzen,Garten|plants,garden|plantes,jardin|piante,giardino|planten,tuin',
      },
      {
        text: 'hat Werkzeug für Haus und Garten|has tools for home and garden|vend des outils pour la maison et le jardin|ha attrezzi per casa e giardino|heeft gereedschap voor huis en tuin',
        words: 'Werkzeug,Garten|tools,garden|outils,jardin|attrezzi,giardino|gereedschap,tuin',
      },
    ],
  },
  {
    id: 12,
    names:
      'Kino & Freizeit|Cinema & leisure|Cinéma et loisirs|Cinema e tempo libero|Film en vrije tijd',
    namePl: 'Kino i rozrywka',
    urlNames: ['freizeit', 'leisure'],
    kinds: [
      {
        text: 'zeigt neue Filme auf großer Leinwand|shows new films on a big screen|montre les nouveaux films sur grand écran|mostra i nuovi film sul grande schermo|toont nieuwe films op een groot scherm',
        words: 'Kino,Film|cinema,film|cinéma,film|cinema,film|bioscoop,film',
      },
      {
        text: 'hat Kletterwände für den ersten und den hundertsten Besuch|has climbing walls for beginners and experts|a des murs d’escalade pour débuter ou se dépasser|ha pareti da arrampicata per principianti ed esperti|heeft klimwanden voor beginners en kenners',
        words: 'Klettern,Sport|climbing,sport|escalade,sport|arrampicata,sport|klimmen,sport',
        channel: 'branch',
      },
      {
        text: 'hat Spiele für lange Abende|has games for long evenings|vend des jeux pour de longues soirées|ha giochi per lunghe serate|heeft spellen voor lange avonden',
        words: 'Spiele,Rätsel|games,puzzles|jeux,puzzles|giochi,puzzle|spellen,puzzels',
      },
      {
        text: 'lädt zum Schwimmen und in die Sauna ein|invites you to swim and to the sauna|vous invite à nager et au sauna|ti invita a nuotare e in sauna|nodigt uit om te zwemmen en naar de sauna',
        words: 'Schwimmen,Sauna|swimming,sauna|natation,sauna|nuoto,sauna|zwemmen,sauna',
        channel: 'branch',
      },
      {
        text: 'verkauft Karten für Konzerte und Theater|sells tickets for concerts and plays|vend des billets de concert et de théâtre|vende biglietti per concerti e teatro|verkoopt kaartjes voor concerten en theater',
        words:
          'Tickets,Konzert|tickets,concert|billets,concert|biglietti,concerto|kaartjes,concert',
      },
      {
        text: 'ist ein Ziel für Ausflüge mit der ganzen Familie|is a day out for the whole family|est un but de sortie pour toute la famille|è una meta per tutta la famiglia|is een uitje voor het hele gezin',
        words: 'Ausflug,Familie|day out,family|sortie,famille|gita,famiglia|uitje,gezin',
        channel: 'branch',
      },
    ],
  },
];
