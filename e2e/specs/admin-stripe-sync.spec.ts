import { findings, tooWide } from '../stack/axe.ts';
import { operate, payFor, sandboxOf } from '../stack/orders.ts';
import { asAdmin, joined, seenDialog } from '../stack/people.ts';
import { secondLook } from '../stack/second-look.ts';
import { WIDTHS } from '../stack/settings.ts';
import { expectToast } from '../stack/sign-in.ts';
import { expect, test } from '../stack/test.ts';

test.beforeEach(({ page }) => seenDialog(page));

test("the administrators' payments page says whether payments are real or a test, and whether the provider's events arrive", async ({ page, baseURL }) => {
  await asAdmin(page, baseURL!);
  await payFor(page, baseURL!, 'Mini Boost');
  await page.goto('/admin/stripe-sync');
  const connection = page.getByRole('region', { name: 'Connection' });
  await expect(connection.getByText('Sandbox payments')).toBeVisible();
  await expect(connection.getByRole('link', { name: 'Operator’s page of the sandbox' })).toHaveAttribute('href', await sandboxOf(page.request));
  await expect(connection.getByText(`${baseURL!}/api/stripe/webhook`)).toBeVisible();
  const list = page.getByRole('table', { name: 'Price list' });
  await expect(list.getByRole('row', { name: /Mini Boost/ })).toContainText('$4.99');

  const search = page.getByRole('search', { name: 'Events' }).getByLabel('Search');
  await search.fill('payment_intent.succeeded');
  await expect(page).toHaveURL(/q=payment_intent\.succeeded/);
  const events = page.getByRole('table', { name: 'Events' });
  await expect(events.getByRole('rowheader', { name: /payment_intent\.succeeded/ }).first()).toBeVisible();
  await events.getByRole('button', { name: /^Replay payment_intent\.succeeded evt_/ }).first().click();
  await expectToast(page, 'Replayed', 'It is processed again. Nothing is done twice.');
});

test('a dry run of the reconciliation finds a payment whose events never arrived, and a real run credits it once', async ({ page, baseURL, browser }) => {
  const guest = await browser.newPage({ baseURL: baseURL! });
  const { username } = await joined(guest, baseURL!);
  await asAdmin(page, baseURL!);
  await page.goto('/admin/stripe-sync');
  const balance = async (): Promise<number> => (await (await guest.request.get('/api/user/balance')).json()) as number;
  const before = await balance();
  const view = page.getByRole('region', { name: 'Comparison' });
  // The payments sandbox holds all events during this block, which delays other specs, so the block is as short as possible.
  await operate(guest, 'hold', { hold: 'yes' });
  try {
    const { payment } = await payFor(guest, baseURL!, 'Mini Boost');
    await page.getByRole('button', { name: 'Dry run', exact: true }).click();
    const orphan = view.getByRole('region', { name: 'Orphan payments' }).getByRole('listitem').filter({ hasText: payment });
    await expect(orphan).toContainText(`$4.99 @${username}`, { timeout: 20_000 });
    expect(await balance()).toBe(before);
    await orphan.getByRole('button', { name: `Credit ${payment} now` }).click();
    await expectToast(page, 'Credited', '40 tokens are in the ledger.');
    await expect(orphan.getByText('repaired')).toBeVisible();
  } finally {
    await operate(guest, 'hold', { hold: 'no' });
  }
  expect(await balance()).toBe(before + 40);

  await page.getByRole('button', { name: 'Compare and repair' }).click();
  await page.getByRole('alertdialog', { name: 'Compare and repair?' }).getByRole('button', { name: 'Compare and repair' }).click();
  await expect(view.getByRole('heading', { name: /, dry run$/ })).toHaveCount(0);
  await expect(view.getByText(/records of Stripe were compared with the ledger/)).toBeVisible({ timeout: 20_000 });
  expect(await balance()).toBe(before + 40);
  await page.getByRole('list', { name: 'Earlier comparisons' }).getByRole('button', { name: /dry run/ }).first().click();
  await expect(view.getByRole('heading', { name: /, dry run$/ })).toBeVisible();
  await guest.close();
});

for (const viewport of WIDTHS) {
  for (const theme of ['light', 'dark'] as const) {
    test(`axe finds nothing serious on the administrators' payments page, and nothing scrolls sideways: ${viewport.width}, ${theme}`, secondLook(viewport.width < 1280 || theme === 'dark'), async ({ page, baseURL }) => {
      await page.setViewportSize(viewport);
      await asAdmin(page, baseURL!);
      await payFor(page, baseURL!, 'Mini Boost');
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.goto('/admin/stripe-sync');
      await expect(page.getByRole('table', { name: 'Events' })).toBeVisible();
      await expect(page.getByRole('table', { name: 'Price list' })).toBeVisible();
      await page.getByRole('button', { name: 'Dry run', exact: true }).click();
      await expect(page.getByText(/records of Stripe were compared with the ledger/)).toBeVisible({ timeout: 20_000 });
      expect(await findings(page)).toEqual([]);
      expect(await tooWide(page, [320, 375, 768, 1280])).toEqual([]);
    });
  }
}
