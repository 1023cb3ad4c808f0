import { CARDS, dialogOf, expectAdded, payWith } from '../stack/payments.ts';
import { expectBalance, joined, seenDialog } from '../stack/people.ts';
import { runPanel } from '../stack/runs.ts';
import { giftsFor } from '../stack/wallet.ts';
import { secondLook } from '../stack/second-look.ts';
import { expect, test } from '../stack/test.ts';

for (const viewport of [{ width: 1280, height: 800 }, { width: 375, height: 812 }]) {
  test(`after a payment, focus returns to the prompt's form that lacked tokens, which keeps the typed inputs: ${viewport.width} px`, secondLook(viewport.width < 1280), async ({ page, baseURL, browser }) => {
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
    // Closes the dialogs without buying: focus must return to the button that opened them.
    await expect(dialogOf(page, 'Wallet')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(ask).toBeFocused();

    await page.keyboard.press('Enter');
    await dialogOf(page, 'Wallet').getByRole('button', { name: 'Purchase Now Mini Boost' }).press('Enter');
    await payWith(page, CARDS.works);
    const success = await expectAdded(page, 40);
    await success.getByRole('button', { name: 'Continue' }).press('Enter');
    await expect(success).toHaveCount(0);
    // Expects focus on the Generate button: it replaced the button that asked for tokens, because the tokens are there now.
    await expect(ask).toHaveCount(0);
    await expect(panel.getByRole('button', { name: /^Generate · / })).toBeFocused();
    await expect(panel.getByRole('textbox', { name: 'What is the post about?' })).toHaveValue('Rabbits');
  });
}

test('after a payment on the pricing page, focus returns to the package whose button was pressed', async ({ page, baseURL }) => {
  await seenDialog(page);
  await joined(page, baseURL!);
  await page.goto('/pricing');
  const buy = page.getByRole('button', { name: /^Purchase Now.*Mini Boost/ });
  await buy.press('Enter');
  await payWith(page, CARDS.works);
  await (await expectAdded(page, 40)).getByRole('button', { name: 'Continue' }).press('Enter');
  await expect(buy).toBeFocused();
});
