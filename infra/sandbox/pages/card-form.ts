import type Stripe from 'stripe';
import type { World } from '../core/world.ts';
import { addPaymentMethod } from '../rules/payment-methods.ts';
import type { Html } from './html.ts';
import { html } from './html.ts';

export const CARD_HELP = html`<p class="quiet">Test cards: 4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined, 4000 0025 0000 3155 asks for authentication.</p>`;

/** Returns the HTML of a sandbox page's card inputs, filled again with the values that the customer sent. The sandbox does not store them. */
export const cardInputs = (form: URLSearchParams): Html => html`
<label>Card number<input name="number" autocomplete="cc-number" inputmode="numeric" required value="${form.get('number')}"></label>
<div class="row"><label>Expiration date (MM / YY)<input name="expiry" autocomplete="cc-exp" inputmode="numeric" required value="${form.get('expiry')}"></label>
<label>Security code (CVC)<input name="cvc" autocomplete="cc-csc" inputmode="numeric" required></label></div>`;

/** Makes a payment method from the card inputs of a sandbox page. @throws Stripe's error for a wrong card */
export function methodFromForm(world: World, form: URLSearchParams): Stripe.PaymentMethod {
  const [month, year] = (form.get('expiry') ?? '').split('/').map((part) => Number(part.trim()));
  const card = { number: (form.get('number') ?? '').replace(/\D/g, ''), expMonth: month ?? 0, expYear: year ?? -1, cvc: (form.get('cvc') ?? '').trim() };
  return addPaymentMethod(world, card, { email: form.get('email') || null, name: form.get('name') || null });
}
