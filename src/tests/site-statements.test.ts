import { expect, test } from 'vitest';
import { countryFacts } from '~/sites/country-facts';
import { areVouchersSold, isValueChoosable, type SiteConfig } from '~/sites/site-config';
import { allSiteTexts } from './shown-texts';

// A text must be true of the site that shows it: its configuration, its country's facts,
// and the times of the specification.

interface Statement {
  /** The statement, in the words of the languages that sites have. */
  words: RegExp;
  isTrue: (site: SiteConfig) => boolean;
  /** The texts that may say it; all by default. */
  keys?: RegExp;
  /** Texts in which the words say something else. */
  except?: RegExp;
}

const never = () => false;

const statements: Record<string, Statement> = {
  '[3.068] the visitor may redeem a part': {
    words:
      /nur einen Teil|einen Teil einlösen|und (?:einen )?Wert\b|just a part|redeem a part|(?:shop|store) and a value|seulement une partie|en partie|utiliser une partie|enseigne et (?:le|un) montant|solo una parte|usarne una parte|negozio e (?:un )?valore|een deel|winkel en (?:een )?waarde/,
    isTrue: isValueChoosable,
    except: /^donation\.|^error-page\.|^checkout\.nothing-chosen|^legal\.privacy\./,
  },
  '[1.011] [1.012] the voucher was sold, as a card, with a receipt': {
    words: /\bKauf\b|kauft\b|Rubbelfeld|Kassenbon|Geschäft|Ersatzkarte|\bKarten?\b/,
    isTrue: areVouchersSold,
    // The map, the cards of an employer, the card that a shop may send, and goods that were bought in the shop.
    except:
      /^legal\.accessibility\.|\.voucher-tax-saving-card\.|^shops\.code-type\.|^checkout\.new-customer\./,
  },
  '[9.044] three years from the purchase, or free within them': {
    words: /drei Jahr|three years|trois ans|trois dernières années|tre anni|drie jaar/,
    isTrue: (site) =>
      countryFacts[site.country]?.validity === 'three-years' && areVouchersSold(site),
    // The shopping account keeps a balance for more than three years everywhere.
    except: /^account\./,
  },
  'five years from the purchase': {
    words: /five years|fünf Jahre|cinq ans/,
    isTrue: ({ country }) => countryFacts[country]?.validity === 'five-years',
  },
  'it expired because of the years from its purchase': {
    keys: /^problem\.voucher-expired\.text$|^diagnosis\.expired\.text$/,
    words: /drei Jahr|three years|trois ans|tre anni|drie jaar/,
    isTrue: (site) =>
      countryFacts[site.country]?.expiryNamesYears === true && areVouchersSold(site),
  },
  'an identity card is what people have': {
    keys: /^fraud\.document\.identity-card$/,
    words:
      /^(?:Personalausweis|Identitätskarte.*|Identity card|Carte d’identité|Carta d’identità|Identiteitskaart)$/,
    isTrue: ({ country }) => countryFacts[country]?.photoDocument === 'identity-card',
  },
  'a driving licence will do': {
    keys: /^fraud\.document\.identity-card$/,
    words: /licen[cs]e|permis/,
    isTrue: ({ country }) => countryFacts[country]?.photoDocument === 'driving-licence',
  },
  'a document shows the address, or may be covered': {
    keys: /^fraud\./,
    words:
      /im Dokument steht|(?:in|on) the document\.|sur le document|nel documento|in het document|abdecken|cover the|masquer|coprire|afdekken/,
    isTrue: never,
  },
  '[9.053] an e-mail is there within minutes or at once': {
    words:
      /wenigen? Minuten|sofort eine Bestätigung|within minutes|a few minutes|quelques minutes|pochi minuti|enkele minuten|paar minuten/,
    isTrue: never,
  },
  '[9.055] nothing takes longer than 24 hours or two working days': {
    words:
      /höchstens zwei Werktage|days at most|ouvr(?:és|ables) au plus|al massimo due giorni|hoogstens twee werkdagen/,
    isTrue: never,
  },
  'an answer of customer service comes within a day': {
    keys: /^(?:help|legal\.imprint)\./,
    words:
      /innerhalb eines Werktags|within one (?:working|business) day|un jour ouvr|un giorno lavorativo|één werkdag|jednego dnia roboczego/,
    isTrue: never,
  },
  'money is given back': {
    words: /zurückbekomm|get it back|récupérer|riaver|terugkrijg/,
    isTrue: never,
  },
  'an e-mail follows a payment, for which no address was asked': {
    keys: /^(?:payment|prepaid)\./,
    words: /E-Mail|e-?mail|courriel/,
    isTrue: never,
  },
  'a fresh code is used already': {
    keys: /^code\.ready$/,
    words: /Eingelöst|Redeemed|Utilisé|Usato|Gebruikt/,
    isTrue: never,
  },
};

const shown = await allSiteTexts();

test.each(Object.entries(statements))('%s: only where it is true', (_, statement) => {
  const { words, isTrue, keys = /./, except = /^$/ } = statement;
  const untrue = shown
    .filter(({ site }) => !isTrue(site))
    .flatMap(({ site, locale, texts }) =>
      Object.entries(texts)
        .filter(([key, text]) => keys.test(key) && !except.test(key) && words.test(text))
        .map(([key, text]) => `${site.id} ${locale} ${key}: ${text}`),
    );
  expect(untrue).toEqual([]);
});

test('a statement that is true of some sites is made there', () => {
  const silent = Object.entries(statements)
    .filter(([, { isTrue }]) => isTrue !== never)
    .filter(([, { words, isTrue, keys = /./ }]) =>
      shown.every(
        ({ site, texts }) =>
          !isTrue(site) ||
          Object.entries(texts).every(([key, text]) => !keys.test(key) || !words.test(text)),
      ),
    );
  expect(silent.map(([name]) => name)).toEqual([]);
});

test('every country of a site has its facts', () => {
  for (const { site } of shown) expect(countryFacts).toHaveProperty(site.country);
});
