import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Key } from 'selenium-webdriver';
import { jpgOf } from '../../src/form/upload/testing.ts';
import { ownCode } from '../support/own-code.ts';
import { text } from '../support/text.ts';
import { enterCode, goToShops, type EngineVisitor } from './engine-visitor.ts';
import { looksRight } from './looks.ts';
import type { Network } from './network.ts';
import type { EngineName } from './programs.ts';
import type { Look } from './tab.ts';
import { until } from './until.ts';

// The most common acts of visitors, and acts in which engines differ. The same in every engine.

export interface Journey extends Look {
  readonly title: string;
  /** An engine in which it cannot be walked; it counts as skipped there. */
  readonly notIn?: EngineName | undefined;
  readonly walk: (visitor: EngineVisitor, network: Network, engine: EngineName) => Promise<void>;
}

const SITE = 'schenkwerk-de';
const PHONE = { width: 500, height: 900 };
const DESKTOP = { width: 1440, height: 900 };

export const journeys: readonly Journey[] = [
  ...[false, true].map((isDark): Journey => ({
    title: `from the code over shop, value and form to the code of the shop, and back, ${isDark ? 'dark' : 'light'}`,
    size: PHONE,
    isDark,
    // It came to dark colours later.
    notIn: isDark ? 'WPE WebKit' : undefined,
    async walk(visitor, _, engine) {
      await visitor.open(SITE, '/');
      await visitor.sees('button', text('redeem.code.submit'));
      await looksRight(visitor.tab, 'landing');
      await enterCode(visitor, ownCode('DEMO-50'));
      await visitor.seesPage(/^\/shops$/, text('shops.heading'));
      await visitor.sees('link', /^Nordlicht/);
      await looksRight(visitor.tab, 'shops');
      await visitor.type('Shop oder Stichwort suchen', 'nord');
      await visitor.seesText(/^1 von \d+ Shops$/);
      await visitor.press('link', 'Nordlicht');
      await visitor.sees('heading', 'Nordlicht');
      await visitor.pick(/^20,00/);
      await looksRight(visitor.tab, 'value');
      await visitor.press('button', /^Mit 20,00.* weiter/);
      await visitor.seesPage(/^\/redeem\/checkout$/, 'Deine Angaben');
      await looksRight(visitor.tab, 'form');
      await visitor.goBack();
      await visitor.seesPath(/^\/shops\/1001/);
      await visitor.sees('heading', 'Nordlicht');
      await visitor.press('button', /^Mit 20,00.* weiter/);
      await visitor.seesPage(/^\/redeem\/checkout$/, 'Deine Angaben');
      await visitor.type(text('checkout.first-name'), 'Ada');
      await visitor.type(text('checkout.last-name'), 'Muster');
      await visitor.select(`${text('checkout.salutation.label')} (optional)`, 'Frau');
      await visitor.type(text('checkout.email'), 'ada@example.com');
      await visitor.type(text('checkout.repeat-email'), 'ada@example.com');
      await visitor.reload();
      await visitor.seesValue(text('checkout.first-name'), 'Ada');
      await visitor.tick(/Einlösebedingungen gelesen/);
      await visitor.press('button', /verbindlich einlösen/);
      await visitor.seesPage(/^\/thankyou$/, /Nordlicht/);
      await visitor.press('button', 'Code aufdecken');
      await visitor.seesText('GRUEN-4471-XKPD');
      await looksRight(visitor.tab, 'confirmation');
      await visitor.press('link', 'Alles zu diesem Code');
      await visitor.seesPage(/^\/merchantcode\/\w+$/, 'Dein Code für Nordlicht');
      await visitor.seesText('GRUEN-4471-XKPD');
      await looksRight(visitor.tab, 'code');
      // WPE has no clipboard.
      if (engine !== 'WPE WebKit') {
        await visitor.press('button', 'Code kopieren');
        await visitor.seesText(/^Kopiert$/);
      }
      await visitor.goBack();
      await visitor.seesPath(/^\/thankyou$/);
      await visitor.sees('button', 'Code aufdecken');
    },
  })),
  {
    title: 'a refused code: the notice has the focus and is in the window',
    size: DESKTOP,
    async walk(visitor) {
      await visitor.open(SITE, '/');
      await visitor.type(text('redeem.code.label'), 'NOT-FOUND');
      await visitor.press('button', text('redeem.code.submit'));
      await visitor.sees('heading', text('problem.voucher-not-found.title'));
      await until('the notice in the window', () => visitor.tab.run(isFocusSeen));
      await visitor.press('button', text('problem.way.change-code'));
      await until('the field in the window', () => visitor.tab.run(isFocusSeen));
    },
  },
  {
    title: 'a form with errors: the summary leads to the field',
    async walk(visitor) {
      await visitor.open(SITE, '/reactivate');
      await visitor.press('button', text('reactivation.submit'));
      await visitor.sees('group', /^3 Angaben/);
      await until('the summary in the window', () => visitor.tab.run(isFocusSeen));
      await visitor.press('link', new RegExp(`^${text('checkout.email')}:`));
      await until(
        'the field has the focus',
        async () => (await visitor.tab.run(() => document.activeElement?.id)) === 'email',
      );
    },
  },
  {
    title: 'a top-up, paid with the wallet',
    async walk(visitor) {
      await visitor.open(SITE, '/prepaid');
      await visitor.type(text('payment.serial.label'), '123456789');
      await visitor.press('button', 'Gutscheinkarte prüfen');
      await visitor.seesPage(/^\/prepaid\/checkout$/, 'Wie viel möchtest du aufladen?');
      await visitor.pick(/^25/);
      await visitor.press('button', 'Weiter zur Zahlung');
      await visitor.seesPage(/^\/prepaid\/checkout$/, 'Bezahlen');
      await visitor.pick(/^Amazon Pay/);
      await visitor.press('button', 'Amazon Pay (Demo)');
      await visitor.press('button', 'Pay');
      await visitor.seesPath(/^\/prepaid\/finalized$/);
      await visitor.sees('heading', 'Deine Gutscheinkarte ist aufgeladen');
      await visitor.seesText(/^55,00/);
    },
  },
  {
    title: 'a message with a photo',
    async walk(visitor) {
      const photo = join(mkdtempSync(join(tmpdir(), 'voucher-photo-')), 'karte.jpg');
      writeFileSync(photo, jpgOf(2000));
      await visitor.open(SITE, '/help/code-unreadable');
      await visitor.press('button', 'Nachricht schreiben');
      await visitor.type(text('checkout.email'), 'ada@example.com');
      await visitor.type('Nachricht', 'Ein Zeichen ist verwischt.');
      await visitor.upload(/^Fotos oder Belege/, photo);
      await visitor.sees('button', 'karte.jpg entfernen');
      await visitor.press('button', 'Nachricht senden');
      await visitor.sees('heading', 'Deine Nachricht ist angekommen');
    },
  },
  {
    title: 'the map: a search keeps the focus, and the first press on a place selects it',
    size: DESKTOP,
    async walk(visitor) {
      const { tab } = visitor;
      await visitor.open('heimatgruss', '/region');
      await visitor.type(text('region.search.label'), '20095');
      await tab.type(Key.ENTER);
      await visitor.sees('heading', /^9 Betriebe/);
      const { isFocused } = await visitor.sees('searchbox', text('region.search.label'));
      if (!isFocused) throw new Error('the search has lost the focus');
      await visitor.press('button', /^4: /);
      await until('a place is named', () => tab.run(isPlaceNamed));
    },
  },
  {
    title: 'another language, without losing what was typed, and after a reload',
    size: DESKTOP,
    async walk(visitor) {
      const { tab } = visitor;
      await visitor.open('alpengruss-ch', '/?lang=de');
      await visitor.type(text('redeem.code.label'), 'Mein-Code-7');
      await visitor.press('link', 'EN English');
      await visitor.sees('button', 'Show balance');
      await until('the code is still there', () =>
        tab.run(() => document.querySelector<HTMLInputElement>('#code')?.value === 'Mein-Code-7'),
      );
      await visitor.open('alpengruss-ch', '/help');
      await until('the language is kept', () =>
        tab.run(() => document.documentElement.lang === 'en-CH'),
      );
    },
  },
  {
    title: 'a code that is typed and sent before the scripts are there',
    async walk(visitor, network) {
      const { tab } = visitor;
      const release = network.holdScripts();
      try {
        await visitor.open(SITE, '/');
        await visitor.type(text('redeem.code.label'), ownCode('DEMO-50'));
        await tab.type(Key.ENTER);
        await visitor.seesPath(/^\/$/);
      } finally {
        release();
      }
      await goToShops(visitor);
      await visitor.sees('heading', text('shops.heading'));
    },
  },
];

// These run in the page.

function isFocusSeen(): boolean {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return false;
  const { top, bottom } = focused.getBoundingClientRect();
  // Whole, or where it is higher than the window, from its beginning.
  return top >= 0 && (bottom <= innerHeight || top < innerHeight / 8);
}

const isPlaceNamed = (): boolean =>
  [...document.querySelectorAll('[role=status]')].some((status) =>
    /,.*Hamburg/.test(status.textContent),
  );
