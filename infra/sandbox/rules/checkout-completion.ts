import type Stripe from 'stripe';
import type { World } from '../core/world.ts';
import { find, idOf } from '../core/world.ts';

/** Completes a checkout session of the sandbox after its payment: marks it as paid and creates the subscription or payment that it sold. */
export function completeCheckout(world: World, session: Stripe.Checkout.Session, intent: Stripe.PaymentIntent): void {
  if (session.status !== 'open') return;
  const { billing_details: billing } = find(world.paymentMethods, 'payment_method', idOf(intent.payment_method));
  const invoice = world.note(intent.id).invoice;
  Object.assign(session, {
    status: 'complete',
    payment_status: 'paid',
    url: null,
    ...(invoice === undefined ? { payment_intent: intent.id } : { invoice }),
    customer_details: {
      address: null,
      business_name: null,
      email: billing.email ?? session.customer_email,
      individual_name: null,
      name: billing.name,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    } satisfies Stripe.Checkout.Session.CustomerDetails,
  });
  world.agenda.set(`checkout:${session.id}`, null);
  world.emit('checkout.session.completed', session);
}
