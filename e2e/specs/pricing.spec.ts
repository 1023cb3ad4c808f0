import { findings, tooWide } from '../stack/axe.ts';
import { hydrated } from '../stack/hydrated.ts';
import { CARDS, dialogOf, expectAdded, payWith } from '../stack/payments.ts';
import { expectBalance, expectNoDialog, fillRegistration, joined, newPerson, seenDialog } from '../stack/people.ts';
import { secondLook } from '../stack/second-look.ts';
import { expect, test } from '../stack/test.ts';
import type { Page } from '@playwright/test';

const bill = (page: Page) => page.getByRole('region', { name: 'What will a month cost?' });

async function slide(page: Page, name: string, to: number): Promise<void> {
  const slider = bill(page).getByRole('slider', { name });
  await slider.focus();
  await slider.press('Home');
  await expect(slider).toHaveAttribute('aria-valuenow', '0');
  for (let at = 1; at <= to; at += 1) {
    await slider.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuenow', String(at));
  }
}

test('visitors read prices, packages and rules on the pricing page, and no dialog opens by itself', async ({ page }) => {
  await page.goto('/pricing');
  await expect(page).toHaveTitle('Pricing · Conjure');
  await expect(page.getByRole('heading', { level: 1, name: 'Pay only for what arrives.' })).toBeVisible();
  await expectNoDialog(page);

  const offers = page.getByRole('region', { name: 'Token packages' }).getByRole('listitem');
  await expect(offers).toHaveCount(4);
  const popular = offers.filter({ hasText: 'Most Popular' });
  await expect(popular).toHaveCount(1);
  for (const words of ['Creator Stack', '100 tokens', '$0.10 per token', '≈ 50 images or 20 videos', '$9.99']) await expect(popular).toContainText(words);

  const pro = page.getByRole('region', { name: 'Conjure Pro' });
  for (const words of ['$7.99', '100 tokens monthly', 'Purchase token packages', 'Priority support', '6 parallel runs', '3 free retries a day', 'Up to 200 waiting runs']) await expect(pro).toContainText(words);
  await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText('Text');
  await expect(page.getByRole('region', { name: 'Fair by rule' }).getByRole('listitem')).toHaveCount(6);
});

test('the toggle of the pricing page chooses whether packages or Pro come first, and the address keeps the choice', async ({ page }) => {
  await page.goto('/pricing');
  const titles = page.getByRole('heading', { level: 2 });
  await expect(titles.first()).toHaveText('Token packages');
  await page.getByRole('radio', { name: 'Pro' }).click();
  await expect(page).toHaveURL(/plan=pro/);
  await page.reload();
  await expect(titles.first()).toHaveText('Conjure Pro');
});

test('the sliders of the pricing page calculate the cheapest way to pay for a month of runs', async ({ page }) => {
  await page.goto('/pricing');
  await hydrated(page);
  await slide(page, 'Short texts', 40);
  await slide(page, 'Images', 30);
  await slide(page, 'Videos', 6);
  await expect(bill(page)).toContainText('Cheapest mix for 130 tokens');
  await expect(bill(page)).toContainText('$12.98');
  await expect(bill(page)).toContainText('Without Pro: Creator Stack and Mini Boost, $14.98.');
  await slide(page, 'Images', 0);
  await slide(page, 'Videos', 0);
  await expect(bill(page)).toContainText('$4.99');
  await expect(bill(page).getByRole('button', { name: 'Start with Mini Boost' })).toBeVisible();
  await slide(page, 'Short texts', 0);
  await expect(bill(page)).toContainText('Move a slider to see a price.');
});

test('a visitor who buys tokens on the pricing page registers first and returns to the purchase', async ({ page }) => {
  await seenDialog(page);
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Purchase Now: Mini Boost' }).click();
  await fillRegistration(page, newPerson());
  await expect(dialogOf(page, 'Purchase Mini Boost')).toBeVisible();
  await expect(page).toHaveURL(/\/pricing$/);
  await payWith(page, CARDS.works);
  await (await expectAdded(page, 40)).getByRole('button', { name: 'Continue' }).click();
  await expectBalance(page, 60);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the pricing page and nothing is too wide in ${colorScheme}, at every width`, secondLook(colorScheme === 'dark'), async ({ page, baseURL }) => {
    await page.emulateMedia({ colorScheme });
    await seenDialog(page);
    await joined(page, baseURL!);
    await page.goto('/pricing');
    await expect(page.getByRole('region', { name: 'Token packages' })).toBeVisible();
    expect(await findings(page)).toEqual([]);
    expect(await tooWide(page)).toEqual([]);
  });
}
