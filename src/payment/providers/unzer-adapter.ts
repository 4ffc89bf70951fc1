import { finalizeChargeUnzer, initChargeUnzer } from '~/api';
import { paths } from '~/lib/paths';
import { CARD_FIELDS, CardError, cardFieldId, type CardField } from './card-field-id';
import { ScriptError } from './load-script';
import { sentWith } from './call';
import type { PaymentAdapter } from './payment-adapter';
import type { PaymentSite } from './provider';
import { returnUrl } from './return-url';
import { titleFrames } from './title-frames';
import { publicKeyOf } from './unzer';

/** The part of the card provider's script that is used. */
type Unzer = new (
  publicKey: string,
  options: { locale: string },
) => {
  Card: () => {
    create: (
      field: CardField,
      options: { containerId: string; onlyIframe: boolean; fontSize?: string },
    ) => void;
    /** Makes an id of the card that was entered. Rejects with a text for the visitor. */
    createResource: () => Promise<{ id: string }>;
    /** Tells with every key whether a field is right. */
    addEventListener?: (
      type: 'change',
      listener: (event: { type: CardField; success: boolean }) => void,
    ) => void;
  };
};

const script = () => (globalThis as { unzer?: Unzer }).unzer;

/**
 * The card: its fields are frames of the provider, so the card never comes here. What was entered gets
 * an id, which starts the payment; the bank may want to ask the visitor (7.016).
 */
export function createAdapter(site: PaymentSite): PaymentAdapter {
  return {
    isLoaded: () => script() !== undefined,
    async render(host, { start, locale, titles }) {
      const Provider = script();
      if (!Provider) throw new ScriptError('The card provider has no fields');
      const card = new Provider(publicKeyOf(site) ?? '', { locale }).Card();
      const right = new Set<CardField>();
      card.addEventListener?.('change', ({ type, success }) => {
        if (success) right.add(type);
        else right.delete(type);
      });
      const stops = CARD_FIELDS.map((field) => {
        const place = host.querySelector<HTMLElement>(`#${cardFieldId(field)}`);
        if (!place) return () => undefined;
        const stop = titleFrames(place, titles[field]);
        card.create(field, { containerId: place.id, onlyIframe: true, fontSize: '16px' });
        return () => {
          stop();
          place.replaceChildren();
        };
      });
      return {
        submit: async () => {
          const { id } = await card.createResource().catch((cause: unknown) => {
            throw new CardError(
              CARD_FIELDS.filter((field) => !right.has(field)),
              cause,
            );
          });
          await start(id);
        },
        remove: () => stops.forEach((stop) => stop()),
      };
    },
    async start(order, attempt, call) {
      const { data } = await initChargeUnzer({
        body: {
          amount: order.amountInCent,
          currency: order.currency,
          returnUrl: returnUrl(paths.paymentReturn('unzer'), order),
          ...(order.orderKey !== undefined && { orderKey: order.orderKey }),
          paymentTypeId: attempt.paymentTypeId ?? '',
        },
        ...sentWith(call),
      });
      return { started: data };
    },
    async finalize({ chargeId = '' }, _order, call) {
      const { data } = await finalizeChargeUnzer({
        body: { chargeId },
        ...sentWith(call),
      });
      return data;
    },
  };
}
