// Stand-in for the payment button's script: a button, and a window of the mock that asks.
globalThis.paypal = {
  Buttons({ createOrder, onApprove, onCancel, onError }) {
    let button;

    async function pay() {
      // Opened while the click still counts, and empty until there is an order to decide about.
      const popup = window.open('', 'demo-payment', 'popup,width=420,height=520');
      if (!popup) return onError(new Error('The browser does not open the window'));
      let orderID;
      try {
        orderID = await createOrder();
      } catch (error) {
        popup.close();
        return onError(error);
      }
      popup.location.assign('/mock-providers/window');
      const answer = await decision(popup);
      popup.close();
      if (answer === 'approve') return onApprove({ orderID });
      if (answer === 'error') return onError(new Error('The payment button failed'));
      onCancel({ orderID });
    }

    /** What the visitor presses in the window; a closed one is a no. */
    function decision(popup) {
      return new Promise((resolve) => {
        const done = (answer) => {
          clearInterval(watch);
          removeEventListener('message', hear);
          resolve(answer);
        };
        const hear = ({ origin, data }) => {
          if (origin === location.origin && data?.demoPayment) done(data.demoPayment);
        };
        const watch = setInterval(() => popup.closed && done('cancel'), 200);
        addEventListener('message', hear);
      });
    }

    return {
      async render(host) {
        button = document.createElement('button');
        button.type = 'button';
        button.textContent = 'PayPal (Demo)';
        button.style.cssText =
          'inline-size:100%;min-block-size:48px;border:0;border-radius:24px;background:#003087;color:#fff;font:700 16px/1 sans-serif;cursor:pointer';
        button.addEventListener('click', () => void pay());
        host.append(button);
      },
      async close() {
        button?.remove();
      },
    };
  },
};
