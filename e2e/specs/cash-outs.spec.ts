import type { Page } from '@playwright/test';
import { findings, tooWide } from '../stack/axe.ts';
import { choose } from '../stack/choose.ts';
import { earnedEarlier } from '../stack/earned.ts';
import { look } from '../stack/look.ts';
import { asAdmin, emailConfirmed, joined, seenDialog } from '../stack/people.ts';
import { WIDTHS } from '../stack/settings.ts';
import { toastOf } from '../stack/sign-in.ts';
import { expect, test } from '../stack/test.ts';

test.beforeEach(({ page }) => seenDialog(page));

/** Signs in an administrator who has enabled payouts for all creators. */
async function opened(page: Page, baseURL: string): Promise<void> {
  await asAdmin(page, baseURL);
  const flags = (await (await page.request.get('/api/admin/flags')).json()) as { name: string; revision: number; value: unknown }[];
  const flag = flags.find(({ name }) => name === 'cash_outs')!;
  if (flag.value === true) return;
  const answer = await page.request.put('/api/admin/flags/cash_outs', { data: { value: true, audience: { type: 'everyone' }, revision: flag.revision }, headers: { origin: baseURL } });
  expect(answer.status()).toBe(200);
}

test('a creator requests a payout, an administrator approves it and marks it as paid, and the wallet shows each step', async ({ page, baseURL, browser }) => {
  test.setTimeout(120_000);
  await opened(page, baseURL!);
  const guest = await browser.newPage({ baseURL: baseURL! });
  const person = await joined(guest, baseURL!);
  await emailConfirmed(person);
  await earnedEarlier(person.username, 1_200);
  await expect(async () => {
    await guest.goto('/wallet?tab=earnings');
    await expect(guest.getByText('1,200 tokens can be paid out: $60.00.')).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  await guest.getByRole('button', { name: 'Request a payout' }).click();
  const dialog = guest.getByRole('dialog', { name: 'Request a payout' });
  await dialog.getByLabel('Tokens').fill('1000');
  await dialog.getByLabel('Where the money goes').fill('IBAN DE00 1234 5678');
  await expect(dialog.getByText('Of 1200. This is $50.00.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Request $50.00' }).click();
  await expect(toastOf(guest, 'Payout requested')).toBeVisible();
  const request = guest.getByRole('list', { name: 'Payouts' }).getByRole('listitem').first();
  await expect(request).toContainText('$50.00');
  await expect(request).toContainText('Requested');
  await look(guest, 'wallet-earnings');

  await page.goto('/admin/sales');
  const panel = page.getByRole('region', { name: 'Creator payouts' });
  const row = panel.getByRole('list', { name: 'Creator payouts' }).getByRole('listitem').filter({ hasText: person.username });
  await expect(row).toContainText('IBAN DE00 1234 5678');
  await row.getByRole('button', { name: `Decide about $50.00 for @${person.username}` }).click();
  await row.getByLabel('Note').fill('Checked by hand');
  await look(page, 'admin-cash-outs');
  await row.getByRole('button', { name: 'Store the decision' }).click();
  await expect(toastOf(page, 'The decision is stored')).toBeVisible();
  await choose(panel.getByRole('radio', { name: 'Approved' }));
  await row.getByRole('button', { name: /^Decide about/ }).click();
  await row.getByLabel('Note').fill('Transfer 4711');
  await row.getByRole('button', { name: 'Store the decision' }).click();
  await expect(row).toHaveCount(0);
  await choose(panel.getByRole('radio', { name: 'Paid' }));
  await expect(row).toContainText('Transfer 4711');

  await guest.reload();
  await expect(request).toContainText('Paid');
  await expect(request).toContainText('Transfer 4711');
  await expect(guest.getByText('200 earned tokens')).toBeVisible();
  await guest.close();
});

for (const viewport of WIDTHS) {
  for (const theme of ['light', 'dark'] as const) {
    test(`axe finds nothing serious on the payout pages, and nothing scrolls sideways: ${viewport.width}, ${theme}`, async ({ page, baseURL, browser }) => {
      await opened(page, baseURL!);
      const guest = await (await browser.newContext({ baseURL: baseURL! })).newPage();
      const person = await joined(guest, baseURL!);
      await emailConfirmed(person);
      await earnedEarlier(person.username, 700);
      await guest.setViewportSize(viewport);
      await guest.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await expect(async () => {
        await guest.goto('/wallet?tab=earnings');
        await expect(guest.getByRole('button', { name: 'Request a payout' })).toBeEnabled({ timeout: 2_000 });
      }).toPass({ timeout: 20_000 });
      expect(await findings(guest)).toEqual([]);
      expect(await tooWide(guest, [320, 375, 768, 1280])).toEqual([]);
      await guest.setViewportSize(viewport);
      await guest.getByRole('button', { name: 'Request a payout' }).click();
      await expect(guest.getByRole('dialog', { name: 'Request a payout' })).toBeVisible();
      expect(await findings(guest)).toEqual([]);
      await guest.close();
    });
  }
}
