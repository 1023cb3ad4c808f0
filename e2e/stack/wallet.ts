import type { Browser, Locator, Page } from '@playwright/test';
import { asAdmin } from './people.ts';
import { expect } from './test.ts';

/** Returns the region of the wallet page with this name. */
export const walletPart = (page: Page, name: string): Locator => page.getByRole('main').getByRole('region', { name, exact: true });

/** Signs in an administrator in another browser. The returned function gives the user of `page` tokens, or takes some, with a reason. */
export async function giftsFor(page: Page, browser: Browser, baseURL: string) {
  const { user } = (await (await page.request.get(`${baseURL}/api/auth/me`)).json()) as { user: { id: string } };
  const office = await browser.newPage();
  await asAdmin(office, baseURL);
  return async (amount: number, reason: string): Promise<void> => {
    const given = await office.request.post(`${baseURL}/api/admin/users/${user.id}/tokens`, { data: { amount, reason }, headers: { origin: baseURL } });
    expect(given.status()).toBe(200);
  };
}

/** Starts a text run without a prompt over HTTP, and does not wait for its end. */
export async function beginRun(page: Page, baseURL: string, body: Record<string, unknown>): Promise<void> {
  const answer = await page.request.post(`${baseURL}/api/ai/generate`, { data: { expectedTotal: 99, ...body }, headers: { origin: baseURL } });
  expect(answer.status()).toBe(202);
}

/** Lets an administrator refund the newest order of the user of `page` completely. The ledger follows a moment later. */
export async function refundNewest(page: Page, browser: Browser, baseURL: string): Promise<void> {
  const { items } = (await (await page.request.get(`${baseURL}/api/payments/invoices`)).json()) as { items: { orderId: string; amountCents: number }[] };
  const office = await browser.newPage();
  await asAdmin(office, baseURL);
  const { orderId, amountCents } = items[0]!;
  const answer = await office.request.post(`${baseURL}/api/admin/sales/orders/${orderId}/refund`, { data: { amountCents, reason: 'for a spec' }, headers: { origin: baseURL } });
  expect(answer.status()).toBe(202);
  await office.close();
}
