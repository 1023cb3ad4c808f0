import type { APIRequestContext, Page } from '@playwright/test';
import { CARDS } from './payments.ts';
import { expect } from './test.ts';

interface Shop {
  stripe: { publishableKey: string; scriptUrl: string };
}
interface TokenPackage {
  name: string;
  tokens: number;
  stripePriceId: string;
}

/** Address of the payments sandbox that the specs use, where its operator's page is. */
export async function sandboxOf(request: APIRequestContext): Promise<string> {
  const { stripe } = (await (await request.get('/api/config')).json()) as Shop;
  return new URL(stripe.scriptUrl).origin;
}

/**
 * Buys a package over HTTP for the signed-in user: the card goes to the payments sandbox as the card field would send it. The tokens arrive later by
 * the webhook.
 * @returns the ids of order and payment
 */
export async function payFor(page: Page, baseURL: string, name: string): Promise<{ orderId: string; payment: string }> {
  const headers = { origin: baseURL };
  const { stripe } = (await (await page.request.get('/api/config')).json()) as Shop;
  const packages = (await (await page.request.get('/api/token-packages')).json()) as TokenPackage[];
  const { stripePriceId: priceId, tokens } = packages.find((one) => one.name === name)!;
  const begun = await page.request.post('/api/stripe/create-payment-intent', { data: { priceId, type: 'tokens', tokenAmount: tokens }, headers });
  expect(begun.status()).toBe(200);
  const { clientSecret, orderId } = (await begun.json()) as { clientSecret: string; orderId: string };
  const payment = clientSecret.split('_secret_')[0]!;
  const card = { number: CARDS.works, exp_month: '12', exp_year: '2034', cvc: '123' };
  const form = { client_secret: clientSecret, 'payment_method_data[type]': 'card', ...Object.fromEntries(Object.entries(card).map(([part, value]) => [`payment_method_data[card][${part}]`, value])) };
  const paid = await page.request.post(`${await sandboxOf(page.request)}/v1/payment_intents/${payment}/confirm`, { form, headers: { authorization: `Bearer ${stripe.publishableKey}` } });
  expect(paid.status()).toBe(200);
  return { orderId, payment };
}

/** Sends the form that a button of the payments sandbox's operator page sends, such as a dispute. */
export async function operate(page: Page, action: string, form: Record<string, string>): Promise<void> {
  const answer = await page.request.post(`${await sandboxOf(page.request)}/operator/${action}`, { form });
  expect(answer.ok()).toBe(true);
}
