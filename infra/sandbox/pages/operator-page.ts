import type Stripe from 'stripe';
import { invalid } from '../core/sandbox-error.ts';
import { find, idOf } from '../core/world.ts';
import { closeDispute, openDispute } from '../rules/disputes.ts';
import { createRefund } from '../rules/refunds.ts';
import { endSubscription } from '../rules/subscriptions.ts';
import { advanceTo } from '../rules/time-travel.ts';
import { monthsAfter } from '../core/months.ts';
import { dayOf, dollars, html, momentOf, page } from './html.ts';
import type { Html } from './html.ts';
import type { PageAnswer, PageCall, PageRoute } from './page-route.ts';

const SHOWN = 50;
const HOME: PageAnswer = { redirect: '/' };

/** Returns a form of the sandbox operator's page with one button for one action, such as a refund. The button's accessible name says what it acts on. */
const deed = (action: string, label: string, about: string, fields: Html | '' = ''): Html =>
  html`<form method="post" action="/operator/${action}">${fields}<button class="small" type="submit" aria-label="${label} ${about}">${label}</button></form> `;
const hidden = (name: string, value: string): Html => html`<input type="hidden" name="${name}" value="${value}">`;

function table(id: string, title: string, heads: string[], rows: Html[], none: string): Html {
  const filled = html`<div class="scroll" tabindex="0" role="region" aria-labelledby="${id}"><table><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>${rows}</tbody></table></div>`;
  return html`<h2 id="${id}">${title}</h2>${rows.length > 0 ? filled : html`<p class="quiet">${none}</p>`}`;
}

function paymentRow({ world }: PageCall, intent: Stripe.PaymentIntent): Html {
  const charge = world.charges.get(idOf(intent.latest_charge));
  const open = charge?.paid && !charge.disputed;
  const refunded = charge && charge.amount_refunded > 0 ? `, ${dollars(charge.amount_refunded)} refunded` : '';
  const amount = html`${hidden('intent', intent.id)}<input name="amount" inputmode="decimal" placeholder="all" aria-label="Dollars to refund of ${intent.id}">`;
  return html`<tr id="${intent.id}"><td><code>${intent.id}</code></td><td>${momentOf(intent.created)}</td><td>${dollars(intent.amount)}</td><td>${intent.status.replaceAll('_', ' ')}${refunded}${charge?.disputed && ', disputed'}</td>
<td>${open && !charge.refunded && deed('refund', 'Refund', intent.id, amount)}${open && deed('dispute', 'Dispute', intent.id, hidden('intent', intent.id))}</td></tr>`;
}

function subscriptionRow({ world }: PageCall, subscription: Stripe.Subscription): Html {
  const failing = world.note(subscription.id).failing === true;
  const over = subscription.ended_at !== null;
  const id = hidden('subscription', subscription.id);
  return html`<tr><td><code>${subscription.id}</code></td><td>${subscription.status.replaceAll('_', ' ')}${subscription.cancel_at_period_end && ', ends with its period'}${failing && ', renewals fail'}</td>
<td>${dayOf(subscription.items.data[0]!.current_period_end)}</td><td>${!over && html`${deed('fail', failing ? 'Let renewals succeed' : 'Fail renewals', subscription.id, html`${id}${hidden('fail', failing ? 'no' : 'yes')}`)}${deed('cancel', 'Cancel now', subscription.id, id)}`}</td></tr>`;
}

function disputeRow(dispute: Stripe.Dispute): Html {
  const id = (won: string): Html => html`${hidden('dispute', dispute.id)}${hidden('won', won)}`;
  return html`<tr><td><code>${dispute.id}</code></td><td>${dollars(dispute.amount)}</td><td>${dispute.status.replaceAll('_', ' ')}</td><td>${dispute.status === 'needs_response' && html`${deed('close', 'Win', dispute.id, id('yes'))}${deed('close', 'Lose', dispute.id, id('no'))}`}</td></tr>`;
}

function eventRow({ sender }: PageCall, event: Stripe.Event): Html {
  const delivery = sender.deliveryOf(event.id);
  const state = delivery ? `waits, ${delivery.attempts} tries${delivery.last === null ? '' : `, last ${delivery.last}`}` : event.pending_webhooks === 0 ? 'done' : 'not sent';
  return html`<tr><td>${momentOf(event.created)}</td><td>${event.type}</td><td><code>${event.id}</code></td><td>${state}</td><td>${deed('resend', 'Send again', event.id, hidden('event', event.id))}</td></tr>`;
}

/** Returns the newest payments for the sandbox operator's page. A payment that the link names comes first if it is older. */
function shownPayments({ world, query }: PageCall): Stripe.PaymentIntent[] {
  const newest = world.paymentIntents.newest(SHOWN);
  const wanted = world.paymentIntents.get(query.get('payment') ?? '');
  return wanted && !newest.includes(wanted) ? [wanted, ...newest] : newest;
}

function show(call: PageCall): PageAnswer {
  const { world, sender } = call;
  const move = (label: string, fields: Html): Html => html`<form method="post" action="/operator/clock">${fields}<button type="submit">${label}</button></form>`;
  return {
    page: page({
      title: 'Sandbox payments',
      body: html`<main><h1>Sandbox payments</h1><p class="quiet">A local test service in place of Stripe: same calls and signed events, no money. Webhooks go to ${sender.url ?? 'no address'}.</p>
<h2>Clock</h2><p>It is <strong>${momentOf(world.now())}</strong> here (UTC).</p><nav class="row" aria-label="Clock">${move('1 day on', hidden('days', '1'))}${move('5 days on', hidden('days', '5'))}${move('1 month on', hidden('months', '1'))}${move('1 year on', hidden('months', '12'))}</nav>
<h2>Deliveries</h2><p>${sender.waiting().length} waiting, ${sender.dropped} dropped so far.</p><nav class="row" aria-label="Deliveries">
<form method="post" action="/operator/hold">${hidden('hold', sender.holding ? 'no' : 'yes')}<button type="submit">${sender.holding ? 'Let events go' : 'Hold events'}</button></form>
<form method="post" action="/operator/drop">${hidden('chance', sender.dropChance > 0 ? '0' : '0.2')}<button type="submit">${sender.dropChance > 0 ? 'Stop dropping events' : 'Drop one event in five'}</button></form></nav>
${table('payments', 'Payments', ['Payment', 'Made', 'Amount', 'Status', 'Do'], shownPayments(call).map((one) => paymentRow(call, one)), 'No payments yet.')}
${table('subscriptions', 'Subscriptions', ['Subscription', 'Status', 'Period ends', 'Do'], world.subscriptions.newest(SHOWN).map((one) => subscriptionRow(call, one)), 'There are none yet.')}
${table('disputes', 'Disputes', ['Dispute', 'Amount', 'Status', 'Do'], world.disputes.newest(SHOWN).map(disputeRow), 'There are none.')}
${table('customers', 'Customers', ['Customer', 'Name', 'Email', 'Since'], world.customers.newest(SHOWN).map((one) => html`<tr id="${one.id}"><td><code>${one.id}</code></td><td>${one.name}</td><td>${one.email}</td><td>${dayOf(one.created)}</td></tr>`), 'There are none yet.')}
${table('events', 'Events', ['Time', 'Type', 'Event', 'Delivery', 'Do'], world.events.newest(SHOWN).map((one) => eventRow(call, one)), 'Nothing happened yet.')}</main>`,
    }),
  };
}

/** Converts dollars that the sandbox's operator typed into cents; undefined when the field is empty. */
function centsOf(text: string): number | undefined {
  if (text.trim() === '') return undefined;
  const match = /^\s*\$?(\d{1,6})(?:\.(\d{2}))?\s*$/.exec(text);
  if (!match) throw invalid(`"${text}" is no amount: write it like 4.99.`);
  return Number(match[1]! + (match[2] ?? '00'));
}

const field = ({ form }: PageCall, name: string): string => form.get(name) ?? '';

function post(path: string, act: (call: PageCall) => void): PageRoute {
  return { method: 'POST', path: `/operator/${path}`, run: (call) => (act(call), HOME) };
}

export const operatorRoutes: PageRoute[] = [
  { method: 'GET', path: '/', run: show },
  // The payments sandbox's address to which the product's links to a payment in Stripe's dashboard lead.
  { method: 'GET', path: '/test/payments/:id', run: ({ id }) => ({ redirect: `/?payment=${id}#${id}` }) },
  { method: 'GET', path: '/test/customers/:id', run: ({ id }) => ({ redirect: `/#${id}` }) },
  post('refund', (call) => {
    const intent = find(call.world.paymentIntents, 'payment_intent', field(call, 'intent'));
    createRefund(call.world, { charge: find(call.world.charges, 'charge', idOf(intent.latest_charge)), amount: centsOf(field(call, 'amount')) });
  }),
  post('dispute', (call) => openDispute(call.world, find(call.world.paymentIntents, 'payment_intent', field(call, 'intent')))),
  post('close', (call) => closeDispute(call.world, field(call, 'dispute'), field(call, 'won') === 'yes')),
  post('fail', (call) => (call.world.note(find(call.world.subscriptions, 'subscription', field(call, 'subscription')).id).failing = field(call, 'fail') === 'yes')),
  post('cancel', (call) => endSubscription(call.world, find(call.world.subscriptions, 'subscription', field(call, 'subscription')), 'cancellation_requested')),
  post('resend', (call) => call.sender.send(find(call.world.events, 'event', field(call, 'event')).id)),
  post('hold', (call) => call.sender.hold(field(call, 'hold') === 'yes')),
  post('drop', (call) => call.sender.drop(Number(field(call, 'chance')) || 0)),
  post('clock', (call) => {
    const now = Date.now() + call.world.aheadMs;
    const to = field(call, 'months') ? monthsAfter(Math.floor(now / 1_000), Number(field(call, 'months'))) * 1_000 + 999 : now + Number(field(call, 'days')) * 86_400_000;
    advanceTo(call.world, to, Date.now());
  }),
];
