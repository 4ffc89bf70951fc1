// The other half of the categories of retail: travel, food, mobility, care.
import type { Category } from './source.ts';

export const services: Category[] = [
  {
    id: 17,
    names:
      'Reisen & Erlebnisse|Travel & experiences|Voyages et découvertes|Viaggi ed esperienze|Reizen en belevenissen',
    namePl: 'Podróże i przeżycia',
    urlNames: ['reisen', 'travel'],
    kinds: [
      {
        text: 'plant Reisen mit Bahn und Schiff|plans trips by train and ship|organise des voyages en train et en bateau|organizza viaggi in treno e in nave|plant reizen met trein en schip',
        words: 'Reise,Urlaub|travel,trip|voyage,vacances|viaggio,vacanza|reis,vakantie',
        hasDate: true,
      },
      {
        text: 'vermittelt kleine Hotels am Wasser|books small hotels by the water|réserve de petits hôtels au bord de l’eau|prenota piccoli hotel sull’acqua|boekt kleine hotels aan het water',
        words: 'Hotel,Urlaub|hotel,weekend|hôtel,vacances|hotel,vacanza|hotel,vakantie',
        hasDate: true,
      },
      {
        text: 'fährt mit dir im Heißluftballon|takes you up in a hot-air balloon|vous emmène en montgolfière|ti porta in mongolfiera|neemt je mee in een luchtballon',
        words:
          'Erlebnis,Ballon|experience,balloon|expérience,montgolfière|esperienza,mongolfiera|belevenis,ballon',
        hasDate: true,
      },
      {
        text: 'führt zu Fuß durch Städte und Berge|leads walks through towns and mountains|guide des balades en ville et en montagne|guida passeggiate in città e in montagna|begeleidt wandelingen door steden en bergen',
        words:
          'Wandern,Erlebnis|walking,experience|randonnée,balade|escursioni,passeggiate|wandelen,belevenis',
        hasDate: true,
      },
    ],
  },
  {
    id: 21,
    names:
      'Essen & Trinken|Food & drink|Restaurants et gourmandises|Mangiare e bere|Eten en drinken',
    namePl: 'Jedzenie i napoje',
    urlNames: ['restaurant', 'restaurant'],
    instructions:
      '<p>Im Restaurant zeigst du den Code <b>vor dem Bezahlen</b>.</p>|<p>Show the code <b>before you pay</b>.</p>|<p>Montrez le code <b>avant de payer</b>.</p>|<p>Mostra il codice <b>prima di pagare</b>.</p>|<p>Laat de code zien <b>voordat je betaalt</b>.</p>|<p>Pokaż kod <b>przed zapłatą</b>.</p>',
    kinds: [
      {
        text: 'kocht mit dem, was gerade wächst|cooks with what is in season|cuisine les produits de saison|cucina con i prodotti di stagione|kookt met wat het seizoen biedt',
        words:
          'Restaurant,Küche|restaurant,kitchen|restaurant,cuisine|ristorante,cucina|restaurant,keuken',
        channel: 'branch',
      },
      {
        text: 'röstet Kaffee in kleinen Mengen|roasts coffee in small batches|torréfie du café en petites quantités|tosta il caffè in piccole quantità|brandt koffie in kleine hoeveelheden',
        words: 'Kaffee,Tee|coffee,tea|café,thé|caffè,tè|koffie,thee',
      },
      {
        text: 'liefert Käse und Brot an die Tür|delivers cheese and bread to the door|livre du fromage et du pain à domicile|consegna formaggio e pane a casa|bezorgt kaas en brood aan huis',
        words: 'Käse,Brot|cheese,bread|fromage,pain|formaggio,pane|kaas,brood',
      },
      {
        text: 'hat Wein, Öl und Schokolade zum Verschenken|has wine, oil and chocolate to give away|vend du vin, de l’huile et du chocolat à offrir|ha vino, olio e cioccolato da regalare|heeft wijn, olie en chocolade om cadeau te geven',
        words: 'Wein,Schokolade|wine,chocolate|vin,chocolat|vino,cioccolato|wijn,chocolade',
      },
    ],
  },
  {
    id: 26,
    names:
      'Tanken & Mobilität|Fuel & mobility|Carburant et mobilité|Carburante e mobilità|Tanken en mobiliteit',
    namePl: 'Paliwo i mobilność',
    urlNames: ['mobile', 'mobile'],
    instructions:
      '<ul><li>Zeig den Code an der Kasse, bevor du bezahlst.</li><li>An Automaten gilt er <b>nicht</b>.</li></ul>|<p>Show the code <b>before you pay</b>.</p>|<p>Montrez le code <b>avant de payer</b>.</p>|<p>Mostra il codice <b>prima di pagare</b>.</p>|<p>Laat de code zien <b>voordat je betaalt</b>.</p>|<p>Pokaż kod <b>przed zapłatą</b>.</p>',
    kinds: [
      {
        text: 'hat Tankstellen in der Stadt und auf dem Land|fills up cars in town and country|a des stations-service en ville et à la campagne|ha stazioni di servizio in città e in campagna|heeft tankstations in de stad en op het platteland',
        words: 'Tanken,Auto|fuel,car|carburant,voiture|carburante,auto|tanken,auto',
        channel: 'branch',
      },
      {
        text: 'lädt Autos und Räder mit Strom aus Wind|charges cars and bikes with wind power|recharge voitures et vélos à l’énergie éolienne|ricarica auto e bici con energia eolica|laadt auto’s en fietsen met windstroom',
        words:
          'Laden,Strom|charging,electricity|recharge,électricité|ricarica,elettricità|laden,stroom',
        channel: 'branch',
      },
      {
        text: 'verleiht Roller und Räder|rents out scooters and bikes|loue des trottinettes et des vélos|noleggia monopattini e bici|verhuurt steps en fietsen',
        words:
          'Roller,Verleih|scooter,rental|trottinette,location|monopattino,noleggio|step,verhuur',
        channel: 'branch',
      },
      {
        text: 'verkauft Fahrräder und macht sie wieder flott|sells bikes and gets them going again|vend et répare des vélos|vende e ripara biciclette|verkoopt fietsen en maakt ze weer rijklaar',
        words:
          'Fahrrad,Werkstatt|bicycle,workshop|vélo,atelier|bicicletta,officina|fiets,werkplaats',
      },
      {
        text: 'wäscht und pflegt Autos|washes and cares for cars|lave et entretient les voitures|lava e cura le auto|wast en verzorgt auto’s',
        words: 'Auto,Wäsche|car,wash|voiture,lavage|auto,lavaggio|auto,wasstraat',
        channel: 'branch',
      },
    ],
  },
  {
    id: 31,
    names:
      'Drogerie & Schönheit|Beauty & care|Beauté et soins|Bellezza e cura|Verzorging en beauty',
    namePl: 'Uroda i pielęgnacja',
    urlNames: ['schoenheit', 'beauty'],
    instructions:
      '<p>Den Code löst du <i>online oder in der Filiale</i> ein.</p>|<p>Show the code <b>before you pay</b>.</p>|<p>Montrez le code <b>avant de payer</b>.</p>|<p>Mostra il codice <b>prima di pagare</b>.</p>|<p>Laat de code zien <b>voordat je betaalt</b>.</p>|<p>Pokaż kod <b>przed zapłatą</b>.</p>',
    kinds: [
      {
        text: 'mischt Seifen und Cremes von Hand|mixes soaps and creams by hand|prépare savons et crèmes à la main|prepara saponi e creme a mano|mengt zepen en crèmes met de hand',
        words: 'Seife,Creme|soap,cream|savon,crème|sapone,crema|zeep,crème',
      },
      {
        text: 'hat alles für Bad und Kind|has everything for bath and baby|a tout pour le bain et les enfants|ha tutto per il bagno e i bambini|heeft alles voor bad en kind',
        words: 'Drogerie,Kind|toiletries,baby|parapharmacie,enfant|igiene,bambino|drogisterij,kind',
      },
      {
        text: 'berät zu Düften und Cremes|gives advice on scents and creams|conseille parfums et crèmes|consiglia profumi e creme|geeft advies over geuren en crèmes',
        words: 'Parfum,Creme|perfume,cream|parfum,crème|profumo,crema|parfum,crème',
      },
      {
        text: 'schneidet Haare mit Ruhe und Sorgfalt|cuts hair with time and care|coupe les cheveux avec soin|taglia i capelli con cura|knipt haar met aandacht',
        words: 'Friseur,Haare|hairdresser,hair|coiffeur,cheveux|parrucchiere,capelli|kapper,haar',
        channel: 'branch',
        hasDate: true,
      },
    ],
  },
];
