import { afterEach, expect, test, vi } from 'vitest';
import { createAdapter } from './amazonpay-adapter';

afterEach(() => vi.unstubAllGlobals());

test('[3.008] [3.009] the wallet’s button has the language and the currency of the site', async () => {
  const renderButton = vi.fn<(selector: string, options: object) => void>();
  vi.stubGlobal('amazon', { Pay: { renderButton } });
  const adapter = createAdapter({ amazonPay: { language: 'fr_FR', ledgerCurrency: 'EUR' } });
  const host = document.createElement('div');
  document.body.append(host);
  const button = {
    merchantId: 'merchant',
    publicKeyId: 'key',
    productType: 'PayOnly',
    payload: '{}',
    buttonSignature: 'signature',
  };
  const rendered = await adapter.render?.(host, {
    currency: 'EUR',
    locale: 'fr-FR',
    titles: { provider: 'Amazon Pay', number: '', expiry: '', cvc: '' },
    start: () => Promise.resolve({ startKey: 'start', started: {}, button }),
    approve: () => undefined,
    interrupt: () => undefined,
  });
  expect(renderButton).toHaveBeenCalledWith(
    `#${host.firstElementChild?.id}`,
    expect.objectContaining({ checkoutLanguage: 'fr_FR', ledgerCurrency: 'EUR' }),
  );
  rendered?.remove();
  expect(host).toBeEmptyDOMElement();
});
