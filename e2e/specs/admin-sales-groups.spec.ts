import { findings, tooWide } from '../stack/axe.ts';
import { choose } from '../stack/choose.ts';
import { look } from '../stack/look.ts';
import { payFor } from '../stack/orders.ts';
import { asAdmin, joined, seenDialog } from '../stack/people.ts';
import { secondLook } from '../stack/second-look.ts';
import { expect, test } from '../stack/test.ts';

test.beforeEach(({ page }) => seenDialog(page));

test('an administrator reads sales by country, package and referral with the formula of the lifetime value, and downloads them', secondLook(true), async ({ page, baseURL, browser }) => {
  const guest = await browser.newPage({ baseURL: baseURL!, timezoneId: 'Europe/Oslo' });
  await joined(guest, baseURL!);
  const { orderId } = await payFor(guest, baseURL!, 'Mini Boost');
  await expect.poll(async () => ((await (await guest.request.get(`/api/payments/status?order=${orderId}`)).json()) as { state: string }).state, { timeout: 20_000 }).toBe('done');

  await asAdmin(page, baseURL!);
  await page.goto('/admin/sales');
  const panel = page.getByRole('region', { name: 'Sales by group', exact: true });
  await expect(panel.getByRole('columnheader', { name: 'Buyers' })).toBeVisible();
  await choose(panel.getByRole('radio', { name: 'Package' }));
  await expect(panel.getByRole('row', { name: /Mini Boost/ })).toContainText('$');
  await choose(panel.getByRole('radio', { name: 'Referral' }));
  await expect(panel.getByRole('row', { name: /Without a referral/ })).toBeVisible();
  const lifetime = page.getByRole('region', { name: 'Lifetime value, an estimate' });
  await expect(lifetime).toContainText('Net per paying person in 30 days ÷ share of buyers who do not come back.');

  const address = await panel.getByRole('link', { name: 'CSV' }).getAttribute('href');
  const file = await page.request.get(address!);
  expect(file.headers()['content-disposition']).toContain('conjure-sales-by-group.csv');
  expect(await file.text()).toMatch(/package,mini-boost,Mini Boost,\d+,\d+,/);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findings(page)).toEqual([]);
  }
  expect(await tooWide(page, [375, 1280])).toEqual([]);
  await look(page, 'admin-sales-groups');
  await guest.close();
});
