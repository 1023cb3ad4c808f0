import type { Locator } from '@playwright/test';
import { findings, tooWide } from '../stack/axe.ts';
import { CARDS, cardFrame, dialogOf, expectAdded, openPurchaseOf, openWallet, payWith, typeCard } from '../stack/payments.ts';
import { joined, seenDialog } from '../stack/people.ts';
import { secondLook } from '../stack/second-look.ts';
import { WIDTHS } from '../stack/settings.ts';
import { forgiveRefusals } from '../stack/sign-in.ts';
import { expect, test } from '../stack/test.ts';

for (const viewport of WIDTHS) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`at ${viewport.width} px, ${colorScheme}`, secondLook(viewport.width < 1280 || colorScheme === 'dark'), () => {
      test.use({ viewport });

      test('axe finds nothing serious in the wallet, the purchase form and its results', async ({ page, baseURL, problems }) => {
        test.setTimeout(90_000);
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await seenDialog(page);
        await joined(page, baseURL!);
        await page.goto('/marketplace');
        const wallet = await openWallet(page);
        await expect(wallet.getByRole('region', { name: 'Token Usage Guide' })).toContainText('2 tokens');
        expect(await findings(page), 'wallet').toEqual([]);
        await page.keyboard.press('Escape');
        await openPurchaseOf(page, 'Creator Stack');
        await typeCard(page, CARDS.declined);
        expect(await findings(page), 'form').toEqual([]);
        await payWith(page, CARDS.declined);
        await expect(dialogOf(page, 'Payment Failed')).toBeVisible();
        expect(await findings(page), 'failure').toEqual([]);
        await page.getByRole('button', { name: 'Try Again' }).click();
        await payWith(page, CARDS.works);
        await expectAdded(page, 100);
        expect(await findings(page), 'success').toEqual([]);
        await page.goto('/payment-success?session_id=cs_unknown');
        await expect(page.getByRole('heading', { level: 1, name: 'Payment not found' })).toBeVisible();
        expect(await findings(page), 'page').toEqual([]);
        expect(await tooWide(page)).toEqual([]);
        forgiveRefusals(problems);
      });
    });
  }
}

test('the open card field follows a change of the theme, and keeps the typed number', secondLook(true), async ({ page, baseURL }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await seenDialog(page);
  await joined(page, baseURL!);
  await page.goto('/marketplace');
  const form = await openPurchaseOf(page, 'Creator Stack');
  await typeCard(page, CARDS.works);
  const number = cardFrame(page).getByRole('textbox').first();
  const typed = await number.inputValue();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    // Compares the two colours as the browser paints them, whatever notation the theme writes them in.
    const words = await painted(form.getByText('Card information'));
    await expect.poll(() => painted(number)).toEqual(words);
    expect(await number.inputValue()).toBe(typed);
  }
});

/** Returns the colour of an element's text as red, green and blue. */
const painted = (element: Locator): Promise<number[]> =>
  element.evaluate((node) => {
    const pen = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d')!;
    pen.fillStyle = getComputedStyle(node).color;
    pen.fillRect(0, 0, 1, 1);
    return [...pen.getImageData(0, 0, 1, 1).data.slice(0, 3)];
  });
