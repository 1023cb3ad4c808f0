import type Stripe from 'stripe';
import { find } from '../core/world.ts';
import { dayOf, dollars, html, page } from './html.ts';
import type { PageAnswer, PageCall, PageRoute } from './page-route.ts';
import { pdfOf } from './pdf.ts';

const invoiceOf = ({ world, id }: PageCall): Stripe.Invoice => find(world.invoices, 'invoice', id);

function show(call: PageCall): PageAnswer {
  const invoice = invoiceOf(call);
  const lines = invoice.lines.data.map((line) => html`<tr><td>${line.description}</td><td>${dayOf(line.period.start)} to ${dayOf(line.period.end)}</td><td>${dollars(line.amount)}</td></tr>`);
  return {
    page: page({
      title: `Invoice ${invoice.number ?? ''}`,
      body: html`<main class="narrow"><h1>Invoice ${invoice.number}</h1><p class="quiet">${dayOf(invoice.created)}, ${invoice.status}</p><p class="amount">${dollars(invoice.total)}</p>
<div class="scroll" tabindex="0" role="region" aria-label="Lines"><table><thead><tr><th scope="col">What</th><th scope="col">Period</th><th scope="col">Amount</th></tr></thead><tbody>${lines}</tbody></table></div>
<p><a class="button" href="/invoices/${invoice.id}/pdf">Download PDF</a></p></main>`,
    }),
  };
}

function pdf(call: PageCall): PageAnswer {
  const invoice = invoiceOf(call);
  const lines = invoice.lines.data.map((line) => `${line.description ?? ''}  ${dayOf(line.period.start)} to ${dayOf(line.period.end)}  ${dollars(line.amount)}`);
  const text = ['Conjure (payments sandbox: no real money moved)', `Invoice ${invoice.number ?? ''}`, `Date ${dayOf(invoice.created)}`, `Status ${invoice.status ?? ''}`, '', ...lines, '', `Total ${dollars(invoice.total)}`];
  return { file: pdfOf(text), type: 'application/pdf' };
}

function receipt({ world, id }: PageCall): PageAnswer {
  const charge = find(world.charges, 'charge', id);
  return {
    page: page({
      title: 'Receipt',
      body: html`<main class="narrow"><h1>Receipt</h1><p class="amount">${dollars(charge.amount)}</p><p>${charge.description}</p><p class="quiet">${dayOf(charge.created)}, card ending in ${charge.payment_method_details?.card?.last4}</p>
${charge.amount_refunded > 0 && html`<p>Refunded: ${dollars(charge.amount_refunded)}</p>`}</main>`,
    }),
  };
}

export const invoiceRoutes: PageRoute[] = [
  { method: 'GET', path: '/invoices/:id', run: show },
  { method: 'GET', path: '/invoices/:id/pdf', run: pdf },
  { method: 'GET', path: '/receipts/:id', run: receipt },
];
