import { until } from '../engines/until.ts';
import type { Tab } from '../engines/tab.ts';
import type { Listener } from './listener.ts';

// The words on the way. Each walk begins with a page that is opened by its address.

export interface Walk {
  readonly name: string;
  /** Sites that have it; undefined: all. */
  readonly sites?: readonly string[];
  readonly go: (listener: Listener, tab: Tab) => Promise<void>;
}

/** Enters the code into the focused field, and goes on from the balance if the page shows it first. */
async function sendCode(listener: Listener, tab: Tab, code: string): Promise<void> {
  const { words } = listener;
  await listener.type(code);
  const choose = words('redeem.held.choose');
  const arrived = async () => {
    const at = await tab.run(() => location.pathname);
    const links = await tab.run(() => [...document.links].map(({ textContent }) => textContent));
    return at === '/shops' || links.some((link) => choose.test(link));
  };
  await listener.press('Return', () => until('the balance or the shops', arrived));
  if ((await tab.run(() => location.pathname)) === '/shops') return;
  // The link to the shops has the focus.
  await listener.press('Return', listener.heading(words('shops.heading')));
}

export const walks: readonly Walk[] = [
  {
    name: 'redeem',
    async go(listener, tab) {
      const { words, heading, text, site } = listener;
      await listener.open('/');
      await listener.tabTo(words('redeem.code.label'));
      await sendCode(listener, tab, `DEMO-50-${site.locale}`);
      await listener.tabTo(words('shops.search.label'));
      await listener.type(site.shop.toLowerCase(), text(/^1 /m));
      await listener.tabTo(new RegExp(`^${site.shop}`));
      await listener.press('Return', heading(new RegExp(`^${site.shop}$`)));
      await listener.press('Tab');
      await listener.tabTo(words('shops.value.continue'));
      await listener.press('Return', heading(words('checkout.title')));
      for (const [label, typed] of [
        ['checkout.first-name', 'Ada'],
        ['checkout.last-name', 'Muster'],
        ['checkout.email', 'ada@example.com'],
        ['checkout.repeat-email', 'ada@example.com'],
      ] as const) {
        await listener.tabTo(words(label));
        await listener.type(typed);
      }
      await listener.tabTo(words('checkout.terms.label'));
      await listener.press('space');
      await listener.tabTo(words('checkout.submit'));
      await listener.press('Return', () =>
        until(
          'the confirmation',
          async () => (await tab.run(() => location.pathname)) === '/thankyou',
        ),
      );
      await listener.tabTo(words('code.reveal'));
      await listener.press('Return', text(words('code.copy')));
      await listener.tabTo(words('code.copy'));
      await listener.press('Return', text(words('code.copied')));
    },
  },
  {
    name: 'errors',
    async go(listener) {
      const { words, heading } = listener;
      await listener.openMain('/');
      await listener.tabTo(words('redeem.code.label'));
      await listener.press('Return');
      await listener.type('NOT-FOUND');
      await listener.press('Return', heading(words('problem.voucher-not-found.title')));
      await listener.press('Tab');
      await listener.press('Return');
      await listener.openMain('/reactivate');
      await listener.tabTo(words('reactivation.submit'));
      await listener.press('Return');
      await listener.press('Tab');
      await listener.press('Return');
      await listener.openMain('/redeem/resend-link');
      await listener.tabTo(words('resend.submit'));
      await listener.press('Return');
    },
  },
  {
    name: 'wall',
    async go(listener) {
      const { words, text, site } = listener;
      await listener.openMain('/shops');
      await listener.tabTo(words('shops.search.label'));
      await listener.type(site.keyword, text(/^\d+ .*\d/m));
      await listener.tabTo(words('shops.filter.open'));
      await listener.press('Return');
      await listener.tabTo(words('shops.channel.online'));
      await listener.press('space');
      await listener.press('Tab');
      await listener.press('Escape');
    },
  },
  {
    name: 'top-up',
    async go(listener) {
      const { words, heading } = listener;
      await listener.openMain('/prepaid');
      await listener.tabTo(words('payment.serial.label'));
      await listener.press('Return');
      await listener.type('123456789');
      await listener.press('Return', heading(words('prepaid.amount.title')));
      await listener.tabTo(/^\D{0,2}25/);
      await listener.press('space');
      await listener.tabTo(words('prepaid.amount.next'));
      await listener.press('Return', heading(words('prepaid.pay.title')));
      await listener.press('Tab');
      await listener.press('Tab');
    },
  },
  {
    name: 'help',
    async go(listener) {
      const { words, heading } = listener;
      await listener.openMain('/help');
      await listener.tabTo(words('help.search'));
      await listener.type('code');
      await listener.press('Tab');
      await listener.openMain('/help/code-unreadable');
      await listener.tabTo(words('help.form.open'));
      await listener.press('Return');
      await listener.tabTo(words('help.form.submit'));
      await listener.press('Return');
      await listener.press('Tab');
      await listener.press('Return');
      await listener.type('ada@example.com');
      await listener.tabTo(words('help.form.message.label'));
      await listener.type('VCR 12');
      await listener.tabTo(words('help.form.submit'));
      await listener.press('Return', heading(words('help.sent.title')));
    },
  },
  {
    name: 'identity',
    async go(listener) {
      const { words, heading, text } = listener;
      await listener.openMain('/fraud-prevention/demo-fraud-data');
      await listener.tabTo(words('fraud.next'));
      await listener.press('Return');
      await listener.press('Tab');
      await listener.press('Return');
      await listener.type('Ada');
      for (const [label, typed] of [
        ['checkout.last-name', 'Muster'],
        ['form.date.day', '10'],
        ['form.date.month', '12'],
        ['form.date.year', '1990'],
      ] as const) {
        await listener.tabTo(words(label));
        await listener.type(typed);
      }
      await listener.tabTo(words('fraud.next'));
      await listener.press('Return', heading(words('fraud.step.address')));
      await listener.tabTo(words('fraud.back'));
      await listener.press('Return', heading(words('fraud.title')));
      await listener.openMain('/fraud-prevention/demo-fraud-pin');
      await listener.tabTo(words('fraud.pin.label'));
      await listener.type('999999');
      await listener.press('Return', text(/ 2 /));
      await listener.type('123456');
      await listener.press('Return', heading(words('fraud.in-review.title')));
    },
  },
  {
    name: 'region',
    sites: ['heimatgruss'],
    async go(listener) {
      const { words, heading } = listener;
      await listener.openMain('/region');
      await listener.tabTo(words('region.search.label'));
      await listener.press('Return');
      await listener.type('20095');
      await listener.press('Return', heading(/^9 /));
      await listener.tabTo(/^1: /);
      await listener.press('Return');
    },
  },
];
