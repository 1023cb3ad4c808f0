import type { Stripe } from '@stripe/stripe-js';
import type { PublicConfig } from '#contracts/system.ts';

export type StripeAccess = NonNullable<PublicConfig['stripe']>;

type StripeFactory = (publishableKey: string) => Stripe;

const factory = (): StripeFactory | undefined => (window as { Stripe?: StripeFactory }).Stripe;

/**
 * Loads the payment provider's script once, from the address that the server names, when the user wants to buy. A script that failed is
 * removed, so that the next call tries again.
 * @throws Error when the script cannot be loaded or is not the provider's
 */
export async function loadStripe({ scriptUrl, publishableKey }: StripeAccess): Promise<Stripe> {
  if (!factory()) await inject(scriptUrl);
  const make = factory();
  if (!make) throw new Error('The payment provider’s script is empty.');
  return make(publishableKey);
}

const MARK = 'data-payment-script';

function inject(src: string): Promise<void> {
  const script = document.querySelector<HTMLScriptElement>(`script[${MARK}]`) ?? document.createElement('script');
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve(), { once: true });
    script.addEventListener(
      'error',
      () => {
        script.remove();
        reject(new Error('The script of the payment provider did not load.'));
      },
      { once: true },
    );
    if (script.isConnected) return;
    script.src = src;
    script.setAttribute(MARK, '');
    document.head.append(script);
  });
}
