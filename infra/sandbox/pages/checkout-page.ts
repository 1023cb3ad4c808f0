import type Stripe from 'stripe';
import { SandboxError } from '../core/sandbox-error.ts';
import type { World } from '../core/world.ts';
import { find, idOf } from '../core/world.ts';
import { payCheckout } from '../rules/checkout.ts';
import { intentOf } from '../rules/invoices.ts';
import { authenticateIntent } from '../rules/paying.ts';
import { CARD_HELP, cardInputs, methodFromForm } from './card-form.ts';
import { dollars, html, page } from './html.ts';
import type { PageAnswer, PageCall, PageRoute } from './page-route.ts';

const sessionOf = (world: World, id: string): Stripe.Checkout.Session => find(world.sessions, 'checkout.session', id);

/** Returns the product's address to which the sandbox's checkout page sends the customer after paying. */
const successOf = (session: Stripe.Checkout.Session): string => session.success_url!.replaceAll('{CHECKOUT_SESSION_ID}', session.id);

function frame(session: Stripe.Checkout.Session, inside: ReturnType<typeof html>): PageAnswer {
  const name = session.line_items?.data[0]?.description ?? 'Your order';
  return {
    page: page({
      title: `Pay for ${name}`,
      body: html`<main class="narrow"><div class="card"><p class="quiet">${name}</p><h1 class="amount">${dollars(session.amount_total)}${session.mode === 'subscription' && html`<span class="quiet"> / month</span>`}</h1>${inside}</div></main>`,
    }),
  };
}

function form(world: World, session: Stripe.Checkout.Session, sent: URLSearchParams, problem: string | null): PageAnswer {
  const email = sent.get('email') ?? world.customers.get(idOf(session.customer))?.email ?? session.customer_email;
  return frame(
    session,
    html`${problem !== null && html`<p class="wrong" role="alert">${problem}</p>`}
<form method="post" action="/checkout/${session.id}/pay">
<label>Email<input name="email" type="email" autocomplete="email" required value="${email}"></label>
<label>Name on card<input name="name" autocomplete="cc-name" value="${sent.get('name')}"></label>
${cardInputs(sent)}
<button class="main" type="submit">${session.mode === 'subscription' ? 'Subscribe' : 'Pay'} ${dollars(session.amount_total)}</button>
</form>${CARD_HELP}${session.cancel_url !== null && html`<p><a href="${session.cancel_url}">Cancel and go back</a></p>`}`,
  );
}

const over = (session: Stripe.Checkout.Session): PageAnswer =>
  session.status === 'complete'
    ? { redirect: successOf(session) }
    : frame(session, html`<p>This page has expired, and nothing was paid.</p>${session.cancel_url !== null && html`<p><a href="${session.cancel_url}">Go back</a></p>`}`);

function show({ world, id, form: sent }: PageCall): PageAnswer {
  const session = sessionOf(world, id);
  return session.status === 'open' ? form(world, session, sent, null) : over(session);
}

function pay({ world, id, form: sent }: PageCall): PageAnswer {
  const session = sessionOf(world, id);
  if (session.status !== 'open') return over(session);
  try {
    const { result, intent } = payCheckout(world, session, methodFromForm(world, sent));
    return result === 'requires_action' ? question(session) : outcome(world, session, intent, sent);
  } catch (error) {
    if (error instanceof SandboxError) return form(world, session, sent, error.message);
    throw error;
  }
}

const question = (session: Stripe.Checkout.Session): PageAnswer =>
  frame(
    session,
    html`<h2>Confirm your payment</h2><p>This is where your bank would ask whether it is really you. Choose how it ends.</p>
<form method="post" action="/checkout/${session.id}/authenticate" class="row"><button class="main" type="submit" name="outcome" value="complete">Complete</button><button type="submit" name="outcome" value="fail">Fail</button></form>`,
  );

function authenticate({ world, id, form: sent }: PageCall): PageAnswer {
  const session = sessionOf(world, id);
  if (session.status !== 'open') return over(session);
  const invoice = world.invoices.get(idOf(world.subscriptions.get(idOf(session.subscription))?.latest_invoice));
  const intent = invoice ? intentOf(world, invoice)! : find(world.paymentIntents, 'payment_intent', idOf(session.payment_intent));
  authenticateIntent(world, intent, sent.get('outcome') === 'complete' ? 'complete' : 'fail');
  return outcome(world, session, intent, new URLSearchParams());
}

function outcome(world: World, session: Stripe.Checkout.Session, intent: Stripe.PaymentIntent, sent: URLSearchParams): PageAnswer {
  if (intent.status === 'succeeded') return { redirect: successOf(session) };
  return form(world, session, sent, intent.last_payment_error?.message ?? 'The payment did not go through.');
}

export const checkoutRoutes: PageRoute[] = [
  { method: 'GET', path: '/checkout/:id', run: show },
  { method: 'POST', path: '/checkout/:id/pay', run: pay },
  { method: 'POST', path: '/checkout/:id/authenticate', run: authenticate },
];
