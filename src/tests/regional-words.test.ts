import { expect, test } from 'vitest';
import { allSiteTexts } from './shown-texts';

// A regional file replaces the words of its language that its country does not use. A new text of the
// language may bring such a word back, and no file would tell.

/** The words of the language that must not be seen in the region. */
const replaced: Record<string, RegExp> = {
  'de-AT': /Kassenbon|\bKasse\b|Spendenquittung|Widerruf|Umsatzsteuer-ID/,
  'de-CH':
    /ß|„|Kassenbon|Anschrift|Meldeadresse|Geldwäschegesetz|Spendenquittung|Reisepass|Postfach|\bCent\b/,
  'en-GB': /postal code|ZIP code|favorite|organization|identity card/i,
  'en-US':
    /voucher|\bshops?\b(?! there)|e-mail|top[- ]up|\btill\b|working day|postal code|centre|organisation|licence|afterwards|identity card/i,
  'en-CA':
    /voucher|\bshops?\b(?! there)|e-mail|top[- ]up|\btill\b|working day|ZIP code|center\b|organisation|license|identity card|redemption conditions/i,
  'fr-BE': /ouvré|\bville\b|reçu fiscal|adresse officielle|carte bancaire/i,
  'fr-CH': /ouvré|\bville\b|code postal|reçu fiscal|adresse officielle|carte bancaire/i,
  'fr-CA':
    /e-mail|(?<!pas le )\bbons?\b(?! sens| moment| magasinage| vous)|\bticket|code PIN|ouvré|indésirable|week-end|service client\b|carte d’identité|moyen de paiement|\s[;!?]/i,
  'it-CH': /\bCAP\b|bolletta|residenza|\binterno\b/i,
  'nl-BE': /kassabon|opwaard|oplaad|donatiebewijs|officiële adres|juridische gegevens|\bpostbus\b/i,
};

const shown = await allSiteTexts();

test.each(Object.entries(replaced))('%s has its own words', (region, words) => {
  const here = shown.filter(({ locale }) => locale === region);
  expect(here).not.toEqual([]);
  const foreign = here.flatMap(({ site, texts }) =>
    Object.entries(texts)
      // What visitors may type to find a topic is not shown.
      .filter(([key]) => !key.startsWith('help.words.'))
      .filter(([, text]) => words.test(text.replaceAll(/\{\{[^}]*\}\}/g, 'x')))
      .map(([key, text]) => `${site.id} ${key}: ${text}`),
  );
  expect(foreign).toEqual([]);
});
