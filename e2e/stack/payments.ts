import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** The payment provider's test cards (docs/rules/payments.md#test-cards). */
export const CARDS = { works: '4242424242424242', declined: '4000000000000002', asks: '4000002500003155' } as const;

export const dialogOf = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true });

/** Opens the wallet with the balance button in the header. */
export async function openWallet(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Balance: .*Open wallet$/ }).click();
  const wallet = dialogOf(page, 'Wallet');
  await expect(wallet.getByRole('button', { name: /^Purchase Now/ })).toHaveCount(4);
  return wallet;
}

export const packagesIn = (wallet: Locator): Locator => wallet.getByRole('list', { name: 'Token packages' }).getByRole('listitem');

/** Opens the wallet from the header and goes to the purchase form of one package. */
export async function openPurchaseOf(page: Page, name: string): Promise<Locator> {
  await (await openWallet(page)).getByRole('button', { name: `Purchase Now ${name}` }).click();
  const form = dialogOf(page, `Purchase ${name}`);
  await expect(cardFrame(page).getByRole('textbox').first()).toBeVisible();
  return form;
}

export const cardFrame = (page: Page): FrameLocator => page.frameLocator('iframe[title="Secure card payment input frame"]');

/** Types a card's data as a person would; the card field moves focus from number to date to code by itself. */
export async function typeCard(page: Page, number: string): Promise<void> {
  const fields = cardFrame(page).getByRole('textbox');
  await fields.nth(0).fill(number);
  await fields.nth(1).fill('12 / 34');
  await fields.nth(2).fill('123');
}

/** Types a card number and presses the pay button. */
export async function payWith(page: Page, number: string): Promise<void> {
  await typeCard(page, number);
  await page.getByRole('button', { name: /^Complete Payment/ }).click();
}

/** Answers the bank's question about a payment, which covers the page. */
export async function answerBank(page: Page, answer: 'Complete' | 'Fail'): Promise<void> {
  await page.frameLocator('iframe[title="Payment authentication"]').getByRole('button', { name: answer }).click();
}

/** Waits for the dialog about a successful purchase, which appears when the ledger has the tokens. */
export async function expectAdded(page: Page, tokens: number): Promise<Locator> {
  const success = dialogOf(page, 'Payment Successful!');
  await expect(success.getByText(`${tokens} tokens added to your wallet`, { exact: true })).toBeVisible({ timeout: 15_000 });
  return success;
}

interface Line {
  type: string;
  amount: number;
}

/** Returns the numbers of tokens that purchases added to the signed-in user's wallet. */
export async function bought(page: Page): Promise<number[]> {
  const answer = await page.request.get('/api/user/transactions?types=purchase,subscription');
  expect(answer.status()).toBe(200);
  const { items } = (await answer.json()) as { items: Line[] };
  return items.map(({ amount }) => amount);
}

/** Returns the payment receipts of the signed-in user. */
export async function invoices(page: Page): Promise<unknown[]> {
  const answer = await page.request.get('/api/payments/invoices');
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { items: unknown[] }).items;
}

/** Collects the addresses containing `part` that the page requests from now on. */
export function requestsTo(page: Page, part: string): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(part)) asked.push(request.url());
  });
  return asked;
}

/** Makes the following pages see settings without a payment provider, as on a server without keys of one. */
export async function withoutProvider(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const find = Document.prototype.getElementById;
    Document.prototype.getElementById = function (id) {
      const found = find.call(this, id);
      if ((id === 'public-config' || id === 'page-data') && found) found.textContent = found.textContent!.replace(/"stripe":\{[^}]*\}/, '"stripe":null');
      return found;
    };
  });
}
