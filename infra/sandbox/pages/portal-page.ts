import type Stripe from 'stripe';
import { SandboxError } from '../core/sandbox-error.ts';
import type { World } from '../core/world.ts';
import { find, idOf } from '../core/world.ts';
import { replaceCard } from '../rules/renewals.ts';
import { isOver, setCancelAtPeriodEnd } from '../rules/subscriptions.ts';
import { CARD_HELP, cardInputs, methodFromForm } from './card-form.ts';
import { dayOf, dollars, html, page } from './html.ts';
import type { Html } from './html.ts';
import type { PageAnswer, PageCall, PageRoute } from './page-route.ts';

const MOST_INVOICES = 60;

function cardOf(world: World, customer: string): string {
  const subscription = world.subscriptions.newest(1, (one) => idOf(one.customer) === customer && !isOver(one))[0];
  const method = world.paymentMethods.get(idOf(subscription?.default_payment_method) || idOf(find(world.customers, 'customer', customer).invoice_settings.default_payment_method));
  return method?.card ? `${method.card.brand} ending in ${method.card.last4}, expires ${method.card.exp_month}/${method.card.exp_year}` : 'No card is saved.';
}

function subscriptionPart(session: Stripe.BillingPortal.Session, subscription: Stripe.Subscription): Html {
  const item = subscription.items.data[0]!;
  const until = dayOf(item.current_period_end);
  return html`<div class="card"><p><strong>${dollars(item.price.unit_amount)} a month</strong>, ${subscription.status.replace('_', ' ')}</p>
<p class="quiet">${subscription.cancel_at_period_end ? `Ends on ${until}.` : `Renews on ${until}.`}</p>
<form method="post" action="/portal/${session.id}/subscription"><input type="hidden" name="subscription" value="${subscription.id}">
<button type="submit" name="cancel" value="${subscription.cancel_at_period_end ? 'no' : 'yes'}">${subscription.cancel_at_period_end ? 'Keep the subscription' : 'Cancel at the end of the period'}</button></form></div>`;
}

function render(world: World, session: Stripe.BillingPortal.Session, sent: URLSearchParams, problem: string | null): PageAnswer {
  const { customer } = session;
  const subscriptions = world.subscriptions.newest(10, (one) => idOf(one.customer) === customer && !isOver(one) && one.status !== 'incomplete');
  const invoices = world.invoices.newest(MOST_INVOICES, (one) => idOf(one.customer) === customer && one.status !== 'void');
  const row = (invoice: Stripe.Invoice): Html => html`<tr><td>${dayOf(invoice.created)}</td><td>${dollars(invoice.total)}</td><td>${invoice.status}</td><td><a href="${invoice.hosted_invoice_url}">${invoice.number}</a></td></tr>`;
  return {
    page: page({
      title: 'Billing',
      body: html`<main class="narrow"><h1>Billing</h1>${session.return_url !== null && html`<p><a href="${session.return_url}">Back to Conjure</a></p>`}
<h2>Subscription</h2>${subscriptions.length === 0 ? html`<p class="quiet">There is none.</p>` : subscriptions.map((one) => subscriptionPart(session, one))}
<h2>Card</h2><div class="card"><p>${cardOf(world, customer)}</p>${problem !== null && html`<p class="wrong" role="alert">${problem}</p>`}
<form method="post" action="/portal/${session.id}/card">${cardInputs(sent)}<button type="submit">Use this card from now on</button></form>${CARD_HELP}</div>
<h2>Invoices</h2>${invoices.length === 0 ? html`<p class="quiet">There are none yet.</p>` : html`<div class="scroll" tabindex="0" role="region" aria-label="Invoices"><table><thead><tr><th scope="col">Date</th><th scope="col">Amount</th><th scope="col">Status</th><th scope="col">Invoice</th></tr></thead><tbody>${invoices.map(row)}</tbody></table></div>`}</main>`,
    }),
  };
}

const sessionOf = ({ world, id }: PageCall): Stripe.BillingPortal.Session => find(world.portalSessions, 'billing_portal.session', id);
const back = (session: Stripe.BillingPortal.Session): PageAnswer => ({ redirect: `/portal/${session.id}` });

function card(call: PageCall): PageAnswer {
  const session = sessionOf(call);
  try {
    replaceCard(call.world, session.customer, methodFromForm(call.world, call.form));
    return back(session);
  } catch (error) {
    if (error instanceof SandboxError) return render(call.world, session, call.form, error.message);
    throw error;
  }
}

function subscription(call: PageCall): PageAnswer {
  const session = sessionOf(call);
  const changed = find(call.world.subscriptions, 'subscription', call.form.get('subscription') ?? '');
  if (idOf(changed.customer) === session.customer) setCancelAtPeriodEnd(call.world, changed, call.form.get('cancel') === 'yes');
  return back(session);
}

export const portalRoutes: PageRoute[] = [
  { method: 'GET', path: '/portal/:id', run: (call) => render(call.world, sessionOf(call), call.form, null) },
  { method: 'POST', path: '/portal/:id/card', run: card },
  { method: 'POST', path: '/portal/:id/subscription', run: subscription },
];
