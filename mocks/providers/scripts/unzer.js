// Stand-in for the card provider's script: frames of the mock as fields, an id for the entered data.
globalThis.unzer = class {
  constructor(publicKey, { locale }) {
    if (!publicKey) throw new Error('The card provider needs a key');
    this.locale = locale;
  }

  Card() {
    const frames = [];
    const listeners = [];
    return {
      create: (field, { containerId }) => {
        const frame = document.createElement('iframe');
        frame.src = `/mock-providers/field?name=${field}&locale=${this.locale}`;
        // Like the provider's own, it says nothing about itself: the page gives it a title.
        frame.style.cssText = 'display:block;inline-size:100%;block-size:48px;border:0';
        document.querySelector(`#${containerId}`).replaceChildren(frame);
        frame.addEventListener('load', () =>
          frame.contentDocument.addEventListener('input', ({ target }) => {
            const change = { type: field, success: target.value.trim() !== '' };
            listeners.forEach((listener) => listener(change));
          }),
        );
        frames.push(frame);
      },
      addEventListener: (_type, listener) => listeners.push(listener),
      async createResource() {
        const inputs = frames.map((frame) => frame.contentDocument?.querySelector('input'));
        const missing = inputs.find((input) => !input?.value.trim());
        if (inputs.length < 3 || missing) {
          missing?.focus();
          throw new Error('The card is not complete');
        }
        return { id: `s-crd-${crypto.randomUUID().slice(0, 8)}` };
      },
    };
  }
};
