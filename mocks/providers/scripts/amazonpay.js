// Stand-in for the wallet's script: the same calls, and a page of the mock as the wallet.
globalThis.amazon = {
  Pay: {
    renderButton(selector, { createCheckoutSessionConfig, merchantId, publicKeyId }) {
      if (!merchantId || !publicKeyId) throw new Error('The wallet needs an account and a key');
      const { payloadJSON, signature } = createCheckoutSessionConfig;
      if (!payloadJSON || !signature) throw new Error('The wallet needs a signed payload');
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'Amazon Pay (Demo)';
      button.style.cssText =
        'inline-size:100%;min-block-size:48px;border:0;border-radius:24px;background:#ffd814;color:#111;font:700 16px/1 sans-serif;cursor:pointer';
      button.addEventListener('click', () => location.assign('/mock-providers/wallet'));
      document.querySelector(selector).replaceChildren(button);
    },
  },
};
