/*
 * The payments sandbox's replacement for Stripe's browser script, with the functions that card payments need. Card data stays in a frame of the
 * sandbox's origin.
 */
(() => {
  const ORIGIN = new URL(document.currentScript.src).origin;
  const Z_INDEX = '2147483647';
  const STATES = ['empty', 'focus', 'complete', 'invalid'];

  /** Opens a frame of the payments sandbox with a message channel of its own. `onMessage` receives every message of the frame that answers no question. */
  function openFrame({ path, title, setup, onMessage }) {
    const iframe = document.createElement('iframe');
    const answers = new Map();
    let count = 0;
    let port = null;
    iframe.src = ORIGIN + path;
    iframe.title = title;
    iframe.name = `__privateStripeFrame${Math.random().toString(36).slice(2, 8)}`;
    Object.assign(iframe.style, { border: '0', display: 'block', width: '100%', colorScheme: 'light' });
    const connected = new Promise((resolve) => {
      iframe.addEventListener('load', () => {
        const channel = new MessageChannel();
        port = channel.port1;
        port.onmessage = ({ data }) => {
          const answer = answers.get(data.answers);
          answers.delete(data.answers);
          if (answer) answer(data);
          else onMessage(data);
        };
        iframe.contentWindow.postMessage({ sandbox: 'connect', setup: setup() }, ORIGIN, [channel.port2]);
        resolve();
      });
    });
    return {
      iframe,
      tell: (message) => void connected.then(() => port.postMessage(message)),
      ask: (message) => connected.then(() => new Promise((resolve) => {
        count += 1;
        answers.set(count, resolve);
        port.postMessage({ ...message, asks: count });
      })),
    };
  }

  /** Returns the first solid background colour behind an element. The card frame paints the same colour, so that the contrast of its text can be measured. */
  function colourBehind(element) {
    for (let node = element; node; node = node.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(node);
      if (backgroundImage !== 'none') return null;
      if (backgroundColor === 'transparent' || /^rgba\(.*, 0\)$/.test(backgroundColor)) continue;
      return /^rgba|\//.test(backgroundColor) ? null : backgroundColor;
    }
    return '#ffffff';
  }

  function createCardElement(key, options, forget) {
    const listeners = new Map();
    let target = null;
    let frame = null;
    let current = options ?? {};
    const fire = (name, event) => [...(listeners.get(name) ?? [])].forEach((listener) => listener(event));
    const mark = (state, on) => target?.classList.toggle(`StripeElement--${state}`, on);
    const look = () => ({ options: current, background: colourBehind(target) });

    function hear({ type, ...event }) {
      if (type === 'height') frame.iframe.style.height = `${event.height}px`;
      else if (type === 'change') {
        mark('empty', event.empty);
        mark('complete', event.complete);
        mark('invalid', Boolean(event.error));
        fire('change', { elementType: 'card', value: { postalCode: '' }, error: undefined, ...event });
      } else if (type === 'ready') fire('ready', element);
      else {
        if (type === 'focus' || type === 'blur') mark('focus', type === 'focus');
        fire(type, { elementType: 'card' });
      }
    }

    const element = {
      mount(where) {
        const found = typeof where === 'string' ? document.querySelector(where) : where;
        if (!found) throw new Error('The element to mount the card field in was not found.');
        if (target === found) return;
        element.unmount();
        target = found;
        target.classList.add('StripeElement', 'StripeElement--empty');
        frame = openFrame({ path: '/elements/card', title: 'Secure card payment input frame', setup: () => ({ key, ...look() }), onMessage: hear });
        frame.iframe.style.height = '24px';
        target.replaceChildren(frame.iframe);
      },
      unmount() {
        frame?.iframe.remove();
        STATES.forEach((state) => mark(state, false));
        target?.classList.remove('StripeElement');
        [target, frame] = [null, null];
      },
      destroy() {
        element.unmount();
        listeners.clear();
        forget();
      },
      update(changes) {
        current = { ...current, ...changes };
        frame?.tell({ type: 'update', ...look() });
      },
      on(name, listener) {
        listeners.set(name, [...(listeners.get(name) ?? []), listener]);
        return element;
      },
      once(name, listener) {
        const once = (event) => {
          element.off(name, once);
          listener(event);
        };
        return element.on(name, once);
      },
      off(name, listener) {
        listeners.set(name, listener ? (listeners.get(name) ?? []).filter((one) => one !== listener) : []);
        return element;
      },
      focus: () => void (frame?.iframe.focus(), frame?.tell({ type: 'focus' })),
      blur: () => void frame?.tell({ type: 'blur' }),
      clear: () => void frame?.tell({ type: 'clear' }),
      /** Confirms a payment with the card in this field. Only confirmCardPayment calls it. */
      confirmHere: (clientSecret, billing) =>
        frame ? frame.ask({ type: 'confirm', clientSecret, billing }) : Promise.resolve({ error: { type: 'validation_error', message: 'The card field is not on the page.' } }),
    };
    return element;
  }

  /** Shows the bank's question about a payment over the product's page. Resolves with the payment intent or the error. */
  function authenticate(key, clientSecret) {
    const before = document.activeElement;
    const dialog = document.createElement('dialog');
    dialog.setAttribute('aria-label', 'Payment authentication');
    Object.assign(dialog.style, {
      position: 'fixed', inset: '0', width: '100vw', height: '100vh', maxWidth: 'none', maxHeight: 'none', margin: '0', padding: '0', border: '0',
      background: 'transparent', pointerEvents: 'auto', zIndex: Z_INDEX,
    });
    return new Promise((resolve) => {
      const close = (result) => {
        dialog.close();
        dialog.remove();
        before?.focus?.();
        resolve(result);
      };
      const frame = openFrame({
        path: '/authenticate',
        title: 'Payment authentication',
        setup: () => ({ key, clientSecret }),
        onMessage: ({ type, ...result }) => type === 'done' && close(result),
      });
      frame.iframe.style.height = '100%';
      dialog.addEventListener('cancel', (event) => {
        event.preventDefault();
        frame.tell({ type: 'fail' });
      });
      dialog.append(frame.iframe);
      document.body.append(dialog);
      dialog.showModal();
      frame.iframe.focus();
    });
  }

  async function retrieve(key, clientSecret) {
    const [id] = clientSecret.split('_secret_');
    const answer = await fetch(`${ORIGIN}/v1/payment_intents/${id}?client_secret=${encodeURIComponent(clientSecret)}`, { headers: { authorization: `Bearer ${key}` } });
    const body = await answer.json();
    return answer.ok ? { paymentIntent: body } : { error: body.error };
  }

  const unsupported = () => Promise.resolve({ error: { type: 'api_error', message: 'The payments sandbox takes cards by confirmCardPayment only.' } });

  window.Stripe = (key) => {
    if (typeof key !== 'string' || !key.startsWith('pk_')) throw new Error('Please give Stripe() your publishable key.');
    const goOn = async (result, clientSecret, handleActions) =>
      result.paymentIntent?.status === 'requires_action' && handleActions ? authenticate(key, clientSecret) : result;
    return {
      elements() {
        const made = new Map();
        return {
          create(type, options) {
            if (type !== 'card') throw new Error(`The payments sandbox has no element "${type}", only "card".`);
            if (made.has(type)) throw new Error('Can only create one Element of type card through these Elements.');
            const element = createCardElement(key, options, () => made.delete(type));
            made.set(type, element);
            return element;
          },
          // The property by which @stripe/react-stripe-js names an element's component.
          // eslint-disable-next-line no-restricted-syntax
          getElement: (type) => made.get(typeof type === 'string' ? type : type?.__elementType) ?? null,
          update: () => undefined,
          fetchUpdates: () => Promise.resolve({}),
        };
      },
      async confirmCardPayment(clientSecret, data = {}, { handleActions = true } = {}) {
        const { card, billing_details: billing } = data.payment_method ?? {};
        const { paymentIntent, error } = card ? await card.confirmHere(clientSecret, billing ?? {}) : await retrieve(key, clientSecret);
        return goOn(error ? { error } : { paymentIntent }, clientSecret, handleActions);
      },
      handleCardAction: async (clientSecret) => goOn(await retrieve(key, clientSecret), clientSecret, true),
      retrievePaymentIntent: (clientSecret) => retrieve(key, clientSecret),
      createPaymentMethod: unsupported,
      createToken: unsupported,
      registerAppInfo: () => undefined,
      _registerWrapper: () => undefined,
    };
  };
  window.Stripe.version = 'sandbox';
})();
