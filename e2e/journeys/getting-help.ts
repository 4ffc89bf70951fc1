import type { Journey, Name, Step } from '../support/journey.ts';
import { jpgOf } from '../../src/form/upload/testing.ts';

// People who are stuck: help, the identity check, the shops of a regional voucher.

const page = (path: RegExp, heading: Name, title: RegExp): Step => ({
  see: 'page',
  path,
  heading,
  title,
});

const photo = (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from(jpgOf(2000)),
});

const help: Journey = {
  title: 'a code that is not found becomes a message with a photo [2.010] [3.164] [5.017]',
  site: 'schenkwerk-de',
  steps: () => [
    { do: 'open', path: '/' },
    { do: 'type', label: 'Gutscheincode', text: 'NOT-FOUND' },
    { do: 'tick', label: 'Ich bin ein Mensch' },
    { do: 'press', role: 'button', name: 'Guthaben anzeigen' },
    { see: 'text', text: 'VCRx15' },
    { do: 'press', role: 'link', name: 'Hilfe holen' },
    page(/^\/help$/, 'Hilfe', /^Hilfe – /),
    { do: 'press', role: 'link', name: 'Ich kann meinen Code nicht lesen' },
    { see: 'element', role: 'heading', name: 'Ich kann meinen Code nicht lesen' },
    { see: 'focus' },
    // What failed is there already; of the code only its end.
    { see: 'text', text: 'Das Wichtigste steht schon da' },
    { do: 'type', label: 'E-Mail-Adresse', text: 'ada@example.com' },
    { do: 'upload', label: /^Fotos oder Belege/, files: [photo('vorne.jpg'), photo('bon.jpg')] },
    { see: 'element', role: 'button', name: 'bon.jpg entfernen' },
    { do: 'press', role: 'button', name: 'vorne.jpg entfernen' },
    { do: 'tick', label: 'Ich bin ein Mensch' },
    { do: 'press', role: 'button', name: 'Nachricht senden' },
    page(/^\/help\/code-unreadable$/, 'Deine Nachricht ist da', /^Deine Nachricht ist da – /),
    { see: 'text', text: 'T-20261121-0815' },
    { see: 'calls', operationId: 'sendContactRequest', count: 1 },
    { do: 'go-back' },
    { see: 'value', label: 'E-Mail-Adresse', value: 'ada@example.com' },
  ],
};

const identity: Journey = {
  title: 'the identity check from the first question to the review [1.040] [1.041] [1.042] [2.021]',
  site: 'schenkwerk-de',
  steps: () => [
    { do: 'open', path: '/fraud-prevention/demo-fraud-data' },
    { see: 'element', role: 'heading', name: 'Identität bestätigen' },
    { do: 'type', label: 'Vorname', text: 'Ada' },
    { do: 'type', label: 'Nachname', text: 'Muster' },
    { do: 'date', label: 'Geburtsdatum', day: '1990-12-10' },
    { do: 'press', role: 'button', name: 'Weiter' },
    page(/fraud-prevention/, 'Adresse und Kontakt', /^Identität bestätigen – /),
    { do: 'type', label: 'Straße', text: 'Hauptstraße 12a' },
    { do: 'type', label: 'Postleitzahl', text: '10115' },
    { see: 'value', label: 'Hausnummer', value: '12a' },
    { do: 'type', label: 'Ort', text: 'Berlin' },
    { do: 'type', label: 'E-Mail-Adresse', text: 'ada@example.com' },
    { do: 'press', role: 'button', name: 'Weiter' },
    page(/fraud-prevention/, 'Dokument', /^Identität bestätigen – /),
    { do: 'go-back' },
    { see: 'value', label: 'Ort', value: 'Berlin' },
    { do: 'press', role: 'button', name: 'Weiter' },
    page(/fraud-prevention/, 'Dokument', /^Identität bestätigen – /),
    { do: 'pick', option: 'Reisepass' },
    { do: 'upload', label: 'Fotos oder Scans', files: [photo('pass.jpg')] },
    { see: 'element', role: 'button', name: 'pass.jpg entfernen' },
    { do: 'press', role: 'button', name: 'Weiter' },
    page(/fraud-prevention/, 'Bestätigen', /^Identität bestätigen – /),
    { do: 'tick', label: /Meldeadresse/ },
    { do: 'tick', label: /nicht weiter/ },
    { do: 'tick', label: /Behörden/ },
    { do: 'tick', label: /geschenkt/ },
    { do: 'tick', label: /eigenem Namen/ },
    { do: 'tick', label: /eigene Rechnung/ },
    { do: 'tick', label: /wahr/ },
    { do: 'press', role: 'button', name: 'Angaben senden' },
    page(/fraud-prevention/, 'Gib die PIN aus dem Brief ein', /^Identität bestätigen – /),
    { do: 'reload' },
    { see: 'element', role: 'heading', name: 'Gib die PIN aus dem Brief ein' },
    { do: 'type', label: 'PIN aus dem Brief', text: '9999' },
    { do: 'press', role: 'button', name: 'PIN bestätigen' },
    { see: 'text', text: /Du hast noch \d Versuche/ },
    { do: 'paste', label: 'PIN aus dem Brief', text: '123456' },
    { do: 'press', role: 'button', name: 'PIN bestätigen' },
    page(/fraud-prevention/, 'Wir prüfen deine Angaben', /^Identität bestätigen – /),
  ],
};

const region: Journey = {
  title: 'shops around a place, by list and by map [1.037] [2.002] [2.080] [4.037] [4.038]',
  site: 'heimatgruss',
  steps: () => [
    { do: 'open', path: '/region' },
    { do: 'type', label: 'Postleitzahl oder Ort', text: 'Hamburg' },
    { do: 'press', role: 'button', name: 'Suchen' },
    { see: 'element', role: 'heading', name: '9 Geschäfte rund um Hamburg' },
    { see: 'address', matches: /^\/region\?q=Hamburg$/ },
    { do: 'press', role: 'button', name: 'Kino Morgenrot auf der Karte zeigen' },
    { see: 'text', text: /^Kino Morgenrot/ },
    { do: 'press', role: 'button', name: 'Weiter weg' },
    { do: 'press', role: 'button', name: 'Nach links' },
    { see: 'focus' },
    { do: 'reload' },
    { see: 'element', role: 'heading', name: '9 Geschäfte rund um Hamburg' },
  ],
};

export const gettingHelp: readonly Journey[] = [help, identity, region];
