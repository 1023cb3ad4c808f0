import type { Browser, Locator, Page } from '@playwright/test';
import { asAdmin } from './people.ts';
import { expect } from './test.ts';

/** Region of the wallet page with this name. */
export const walletPart = (page: Page, name: string): Locator => page.getByRole('main').getByRole('region', { name, exact: true });

/** An administrator in a browser of their own, who gives the signed-in user of `page` tokens, so many times one. */
export async function giftsFor(page: Page, browser: Browser, baseURL: string) {
  const { user } = (await (await page.request.get(`${baseURL}/api/auth/me`)).json()) as { user: { id: string } };
  const office = await browser.newPage();
  await asAdmin(office, baseURL);
  return async (amount: number, reason: string): Promise<void> => {
    const given = await office.request.post(`${baseURL}/api/admin/users/${user.id}/tokens`, { data: { amount, reason }, headers: { origin: baseURL } });
    expect(given.status()).toBe(200);
  };
}

/** Starts a run of a free text over HTTP and does not wait for it to end. */
export async function beginRun(page: Page, baseURL: string, body: Record<string, unknown>): Promise<void> {
  const answer = await page.request.post(`${baseURL}/api/ai/generate`, { data: { expectedTotal: 99, ...body }, headers: { origin: baseURL } });
  expect(answer.status()).toBe(202);
}

/** A whole refund of the newest order of the signed-in user of `page`, given by an administrator. The ledger follows a moment later. */
export async function refundNewest(page: Page, browser: Browser, baseURL: string): Promise<void> {
  const { items } = (await (await page.request.get(`${baseURL}/api/payments/invoices`)).json()) as { items: { orderId: string; amountCents: number }[] };
  const office = await browser.newPage();
  await asAdmin(office, baseURL);
  const { orderId, amountCents } = items[0]!;
  const answer = await office.request.post(`${baseURL}/api/admin/sales/orders/${orderId}/refund`, { data: { amountCents, reason: 'for a spec' }, headers: { origin: baseURL } });
  expect(answer.status()).toBe(202);
  await office.close();
}
