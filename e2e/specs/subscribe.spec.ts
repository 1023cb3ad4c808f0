import type { Page } from '@playwright/test';
import { bought, CARDS, cardFrame, dialogOf, expectAdded, invoices, payWith, typeCard } from '../stack/payments.ts';
import { expectBalance, joined, seenDialog } from '../stack/people.ts';
import { forgiveRefusals } from '../stack/sign-in.ts';
import { expect, test } from '../stack/test.ts';

test.beforeEach(async ({ page, baseURL }) => {
  await seenDialog(page);
  await joined(page, baseURL!);
});

async function openPro(page: Page) {
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Go Pro' }).click();
  const form = dialogOf(page, 'Purchase Conjure Pro');
  await expect(cardFrame(page).getByRole('textbox').first()).toBeVisible();
  return form;
}

test("a member reads the perks and price of Pro, tries a declined card, and gets the first month's tokens", async ({ page, problems }) => {
  const form = await openPro(page);
  for (const words of ['100 tokens monthly', 'Purchase token packages', 'Priority support', '$7.99 / month']) await expect(form).toContainText(words);
  await expect(form.getByText('Pay on the secure checkout page instead')).toHaveCount(0);
  await payWith(page, CARDS.declined);
  await dialogOf(page, 'Payment Failed').getByRole('button', { name: 'Try Again' }).click();
  await typeCard(page, CARDS.works);
  await page.getByRole('button', { name: 'Complete Payment $7.99' }).click();
  const success = await expectAdded(page, 100);
  await expect(success.getByText('Welcome to Pro! Your subscription is now active.')).toBeVisible();
  await success.getByRole('button', { name: 'Continue' }).click();
  await expectBalance(page, 120);
  await expect(page.getByRole('button', { name: 'Go Pro' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Pro' }).getByRole('button', { name: 'Manage' })).toBeFocused();
  expect(await bought(page)).toEqual([100]);
  expect(await invoices(page)).toHaveLength(1);
  forgiveRefusals(problems);
});

test('subscribing to Pro in two tabs at once makes one subscription and one payment', async ({ page, context, problems }) => {
  const tabs = [page, await context.newPage()] as const;
  for (const tab of tabs) {
    await openPro(tab);
    await typeCard(tab, CARDS.works);
  }
  await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: 'Complete Payment $7.99' }).click()));
  // The slower tab finds that the payment is done or that the account is Pro already; it must never charge again.
  for (const tab of tabs) await expect(tab.getByRole('dialog', { name: /^Payment (Successful!|Failed)$/ })).toBeVisible();
  await expect.poll(() => bought(page), { timeout: 15_000 }).toEqual([100]);
  expect(await invoices(page)).toHaveLength(1);
  await expectBalanceEverywhere(tabs, 120);
  forgiveRefusals(problems);
});

async function expectBalanceEverywhere(tabs: readonly Page[], tokens: number): Promise<void> {
  for (const tab of tabs) {
    await tab.reload();
    await expectBalance(tab, tokens);
  }
}
