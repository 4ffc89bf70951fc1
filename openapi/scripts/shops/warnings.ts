// What a shop tells before its code is chosen: de|en|fr|it|nl.

export const general =
  '<ul><li>Pro Einkauf gilt ein Code.</li><li>Eine Auszahlung ist nicht möglich.</li></ul>|' +
  '<ul><li>One code for each purchase.</li><li>It cannot be paid out.</li></ul>|' +
  '<ul><li>Un seul code par achat.</li><li>Il n’est pas remboursable en espèces.</li></ul>|' +
  '<ul><li>Un solo codice per acquisto.</li><li>Non è rimborsabile in contanti.</li></ul>|' +
  '<ul><li>Eén code per aankoop.</li><li>Uitbetalen is niet mogelijk.</li></ul>';

export const branchOnly =
  '<p>Einlösbar <b>nur in den Filialen</b>, nicht online.</p>|' +
  '<p>Can be used <b>in the branches only</b>, not online.</p>|' +
  '<p>Utilisable <b>en magasin uniquement</b>, pas en ligne.</p>|' +
  '<p>Utilizzabile <b>solo nei punti vendita</b>, non online.</p>|' +
  '<p>Alleen te gebruiken <b>in de winkels</b>, niet online.</p>';

export const bookings =
  '<p>Den Code bitte <i>schon bei der Buchung</i> angeben.</p>|' +
  '<p>Please give the code <i>when you book</i>.</p>|' +
  '<p>Indiquez le code <i>dès la réservation</i>.</p>|' +
  '<p>Indica il codice <i>già al momento della prenotazione</i>.</p>|' +
  '<p>Geef de code <i>al bij het boeken</i> door.</p>';

export const tables =
  '<p>Reserviere einen Tisch und sag gleich, dass du <b>mit einem Code</b> bezahlst.</p>';
