import { CARDS, dialogOf, expectAdded, payWith } from '../stack/payments.ts';
import { expectBalance, joined, seenDialog } from '../stack/people.ts';
import { runPanel } from '../stack/runs.ts';
import { giftsFor } from '../stack/wallet.ts';
import { secondLook } from '../stack/second-look.ts';
import { expect, test } from '../stack/test.ts';

for (const viewport of [{ width: 1280, height: 800 }, { width: 375, height: 812 }]) {
  test(`after a payment, focus returns to the form that lacked tokens, with the typed inputs: ${viewport.width} px`, secondLook(viewport.width < 1280), async ({ page, baseURL, browser }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await seenDialog(page);
    await joined(page, baseURL!);
    await (await giftsFor(page, browser, baseURL!))(-20, 'for a spec');
    await page.goto('/prompt/hook-factory');
    await expectBalance(page, 0);
    if (viewport.width < 768) {
      await expect(runPanel(page)).toHaveCount(0);
      await page.getByRole('button', { name: /^Generate/ }).press('Enter');
    }
    const panel = runPanel(page);
    await panel.getByRole('textbox', { name: 'What is the post about?' }).fill('Rabbits');
    const ask = panel.getByRole('button', { name: 'Get more tokens' });
    await ask.press('Enter');
    // When the buyer closes the dialogs without buying, focus returns to the button that opened them.
    await expect(dialogOf(page, 'Wallet')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(ask).toBeFocused();

    await page.keyboard.press('Enter');
    await dialogOf(page, 'Wallet').getByRole('button', { name: 'Purchase Now Mini Boost' }).press('Enter');
    await payWith(page, CARDS.works);
    const success = await expectAdded(page, 40);
    await success.getByRole('button', { name: 'Continue' }).press('Enter');
    await expect(success).toHaveCount(0);
    // The button that asked for tokens is gone, because they are there now; the button that replaced it has focus.
    await expect(ask).toHaveCount(0);
    await expect(panel.getByRole('button', { name: /^Generate · / })).toBeFocused();
    await expect(panel.getByRole('textbox', { name: 'What is the post about?' })).toHaveValue('Rabbits');
  });
}

test('after a payment, focus returns to the package that was pressed', async ({ page, baseURL }) => {
  await seenDialog(page);
  await joined(page, baseURL!);
  await page.goto('/pricing');
  const buy = page.getByRole('button', { name: /^Purchase Now.*Mini Boost/ });
  await buy.press('Enter');
  await payWith(page, CARDS.works);
  await (await expectAdded(page, 40)).getByRole('button', { name: 'Continue' }).press('Enter');
  await expect(buy).toBeFocused();
});
