import { createPdf } from '../assets/pdf.ts';
import { asNode, type Answer } from '../contract.ts';
import { demoLinks, findVoucher } from '../demo-data.ts';
import { findRedemption, noteOn } from '../memory.ts';
import type { Redemption } from '../session.ts';
import { refuseCaptcha } from './captcha.ts';
import { isCodeThere } from './redemption.ts';
import { answerOf, choose, type Call, type Choice, type Scenario } from './scenario.ts';
import { findShop } from './shops.ts';
import { isReady } from './waiting.ts';

/** The texts of a sheet in other languages than those of the examples: how to use the code, a warning, and how online. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  en: [
    'Choose what you like.',
    'Show the code at the till.',
    'It cannot be exchanged for cash.',
    'Enter the code in the basket.',
  ],
  fr: [
    'Choisissez ce qui vous plaît.',
    'Montrez le code en caisse.',
    'Il ne peut pas être échangé contre de l’argent.',
    'Saisissez le code dans le panier.',
  ],
  it: [
    'Scegli quello che ti piace.',
    'Mostra il codice in cassa.',
    'Non è convertibile in denaro.',
    'Inserisci il codice nel carrello.',
  ],
  nl: [
    'Kies wat je leuk vindt.',
    'Toon de code aan de kassa.',
    'Niet inwisselbaar voor geld.',
    'Vul de code in het winkelmandje in.',
  ],
  pl: [
    'Wybierz, co lubisz.',
    'Pokaż kod przy kasie.',
    'Kodu nie można wymienić na gotówkę.',
    'Wpisz kod w koszyku.',
  ],
};

const REVOKED = 'redemption-revoked';

/** The demo order whose code comes later. */
const DELAYED_ORDER = 'EL-DELAYED';

export const revealMerchantCode: Scenario = (call) => {
  const { body, now } = call;
  const redemption = findRedemption(call, body['redeemLinkToken']);
  if (redemption) return revealRedemption(call, redemption);
  const link = demoLinks.find(({ token }) => token === body['redeemLinkToken']);
  if (!link) return choose(404, 'not-found');
  if (link.example !== 'delayed') return demoSheet(call, answerOf(link));
  if (isReady(noteOn(call, link.token), now))
    return demoSheet(call, { status: 200, example: 'ready-code128' });
  return { ...choose(200, 'delayed'), echo: { orderNumber: DELAYED_ORDER } };
};

/** The sheet of a demo link, in the currency and the language of the site. */
function demoSheet(call: Call, answer: Answer): Choice {
  const { contract, site } = call;
  const { codes } = asNode(contract.example('revealMerchantCode', answer));
  if (!site || !Array.isArray(codes)) return { answer };
  const currencies = codes.map(() => ({ currency: site.currency }));
  return { answer, echo: { codes: currencies, ...textsIn(call, answer.example) } };
}

function textsIn(
  { language }: Call,
  example: string | undefined,
): Readonly<Record<string, string>> {
  const [first, atTill, warning, online] = TEXTS[language] ?? [];
  const show = example === 'ready-no-barcode' ? online : atTill;
  if (warning === undefined) return {};
  return {
    redeemInstructions: `<ul><li>${first}</li><li>${show}</li></ul>`,
    warnings: `<p>${warning}</p>`,
  };
}

/** The visitor's last redemption, at the shop and with the values of the request. */
function revealRedemption(call: Call, redemption: Redemption): Choice {
  if (redemption.isRevoked) return choose(410, REVOKED);
  if (!isCodeThere(redemption, call.now)) {
    return {
      answer: { status: 200, example: 'delayed' },
      echo: { shop: shopOf(call, redemption) },
    };
  }
  redemption.isSeen = true;
  const [first = 0, ...others] = redemption.valuesInCent;
  const rest = others.reduce((sum, value) => sum + value, 0);
  const values = others.length > 0 ? [first, rest] : [first];
  const { currency } = redemption;
  const example = sheetOf(call, redemption, values.length);
  return {
    answer: { status: 200, example },
    echo: {
      shop: shopOf(call, redemption),
      codes: values.map((valueInCent) => ({ valueInCent, currency })),
      ...textsIn(call, example),
    },
  };
}

/** The sheet that fits the shop's kinds of code. */
function sheetOf({ contract }: Call, { shopId }: Redemption, codes: number): string {
  if (codes > 1) return 'ready-two-codes';
  const { codeTypes, redeemable } = findShop(contract, shopId) ?? {};
  const types = Array.isArray(codeTypes) ? codeTypes : [];
  const isOnline = Array.isArray(redeemable) && redeemable.includes('online');
  if (types.includes('qr')) return 'ready-qr';
  if (types.includes('pin') || types.includes('card')) return 'ready-pin';
  // A shop without a place on the web has no address for the code.
  if (!isOnline) return 'ready-ean13';
  if (types.includes('link') || !types.includes('barcode')) return 'ready-no-barcode';
  return Number(shopId) % 2 === 0 ? 'ready-ean13' : 'ready-code128';
}

function shopOf({ contract }: Call, { shopId }: Redemption): unknown {
  const shop = findShop(contract, shopId);
  if (!shop) return undefined;
  const { id, name, logo, link } = shop;
  return { id, name, ...(logo !== undefined && { logo }), ...(link !== undefined && { link }) };
}

export const downloadMerchantCodePdf: Scenario = async (call) => {
  const reveal = await revealMerchantCode(call);
  if (!reveal) return undefined;
  if (reveal.answer.status !== 200) return { answer: reveal.answer };
  if (reveal.answer.example === 'delayed') return choose(404, 'not-found');
  const sheet = asNode(call.contract.example('revealMerchantCode', reveal.answer));
  return {
    answer: { status: 200, example: 'document' },
    file: createPdf(linesOf(sheet, asNode(reveal.echo))),
  };
};

function linesOf(
  sheet: Readonly<Record<string, unknown>>,
  echoed: Readonly<Record<string, unknown>>,
): string[] {
  const codes = Array.isArray(sheet['codes']) ? sheet['codes'] : [];
  const values = Array.isArray(echoed['codes']) ? echoed['codes'] : [];
  const shop = asNode(echoed['shop'] ?? sheet['shop']);
  return [
    String(shop['name']),
    ...codes.flatMap((item, index) => {
      const { code, pin, valueInCent, currency } = { ...asNode(item), ...asNode(values[index]) };
      const amount = `${(Number(valueInCent) / 100).toFixed(2)} ${String(currency)}`;
      return [amount, `Code: ${String(code)}`, ...(pin ? [`PIN: ${String(pin)}`] : [])];
    }),
    'Demo voucher without value',
  ];
}

export const requestMerchantCodeLink: Scenario = async (call) => {
  const refused = await refuseCaptcha(call);
  if (refused) return refused;
  return call.body['redeemLinkToken'] === undefined ? newLinkByCode(call) : newLinkByLink(call);
};

function newLinkByLink({ body }: Call): Choice {
  const link = demoLinks.find(({ token }) => token === body['redeemLinkToken']);
  if (!link || link.status === 404 || link.example === REVOKED) return choose(404, 'not-found');
  // A new link is asked for with an expired one.
  return link.status === 409 ? { answer: answerOf(link) } : choose(202, 'new-link-sent');
}

function newLinkByCode(call: Call): Choice {
  const { body } = call;
  const voucher = findVoucher(body['code']);
  const sent: Answer = { status: 202, example: 'new-link-sent' };
  if (!voucher || voucher.status === 404) return choose(404, 'voucher-not-found');
  if (voucher.example === 'voucher-blocked') return choose(409, 'voucher-blocked');
  const isRedeemed =
    voucher.example === 'voucher-already-redeemed' ||
    noteOn(call, body['code']).isRedeemed === true;
  return isRedeemed ? { answer: sent } : choose(409, 'voucher-not-redeemed');
}
