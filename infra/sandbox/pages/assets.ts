import { readFileSync } from 'node:fs';
import type { PageRoute } from './page-route.ts';
import { html, page } from './html.ts';

// Reads the sandbox's files for browsers from the root of the checkout, where every process starts, because a bundle of this module lies elsewhere.
const read = (name: string): string => readFileSync(`infra/sandbox/browser/${name}`, 'utf8');

const asset = (path: string, name: string): PageRoute => ({
  method: 'GET',
  path,
  run: () => ({ file: read(name), type: name.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8' }),
});

const cardPage = page({
  title: 'Card details',
  style: 'card',
  script: 'card',
  marked: false,
  body: html`<form id="card" autocomplete="on">
<div class="number"><svg viewBox="0 0 24 16" aria-hidden="true"><rect x=".75" y=".75" width="22.5" height="14.5" rx="2.5" fill="none" stroke="currentColor" stroke-width="1.5"/><path d="M1 5.5h22" stroke="currentColor" stroke-width="2.5"/></svg>
<label class="away" for="number">Card number</label><input id="number" name="cardnumber" autocomplete="cc-number" inputmode="numeric" placeholder="Card number" aria-describedby="problem" spellcheck="false"></div>
<div class="rest"><label class="away" for="expiry">Expiration date, month and year</label><input id="expiry" name="exp-date" autocomplete="cc-exp" inputmode="numeric" placeholder="MM / YY" aria-describedby="problem">
<label class="away" for="cvc">Security code (CVC)</label><input id="cvc" name="cvc" autocomplete="cc-csc" inputmode="numeric" placeholder="CVC" aria-describedby="problem"></div>
<span class="away" id="problem"></span>
</form>`,
});

const authenticatePage = page({
  title: 'Confirm your payment',
  look: 'over',
  script: 'authenticate',
  marked: false,
  body: html`<main><div class="card"><p class="quiet">Sandbox payments</p><h1>Confirm your payment</h1>
<p>This is where your bank would ask whether it is really you. Choose how it ends.</p>
<div class="row"><button class="main" type="button" value="complete">Complete</button><button type="button" value="fail">Fail</button></div></div></main>`,
});

/** The payments sandbox's routes of files for browsers: Stripe's browser script, the card field and the bank's confirmation page. */
export const assetRoutes: PageRoute[] = [
  asset('/v3/', 'stripe.js'),
  asset('/v3', 'stripe.js'),
  asset('/assets/card.js', 'card.js'),
  asset('/assets/card.css', 'card.css'),
  asset('/assets/authenticate.js', 'authenticate.js'),
  asset('/assets/page.css', 'page.css'),
  { method: 'GET', path: '/elements/card', run: () => ({ page: cardPage }) },
  { method: 'GET', path: '/authenticate', run: () => ({ page: authenticatePage }) },
  { method: 'GET', path: '/favicon.ico', run: () => ({ file: '', type: 'image/x-icon' }) },
];
