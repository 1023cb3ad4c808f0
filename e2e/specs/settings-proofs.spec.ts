import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { findings } from '../stack/axe.ts';
import { asAdmin, joined, seenDialog } from '../stack/people.ts';
import { card, elsewhere, forgive, openSettings, WIDTHS, whoIs } from '../stack/settings.ts';
import { secondLook } from '../stack/second-look.ts';
import { expect, test } from '../stack/test.ts';

test.beforeEach(({ page }) => seenDialog(page));

/** Sets up the second factor in the settings' dialog. @returns the recovery codes that the dialog showed */
async function setUp(page: Page, password: string): Promise<string[]> {
  await openSettings(page, 'two-factor');
  await page.getByRole('button', { name: 'Set up two-factor' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator' })).toBeVisible();
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  await dialog.getByLabel('Six digits').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('alertdialog', { name: 'Keep these ten codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  return codes.getByRole('listitem').allInnerTexts();
}

for (const viewport of WIDTHS) {
  test.describe(`at ${viewport.width} px`, secondLook(viewport.width < 1280), () => {
    test.use({ viewport });

    test('a member sets up the second factor in the settings, saves and renews its recovery codes, and turns it off', async ({ page, baseURL, problems }) => {
      const person = await joined(page, baseURL!);
      await openSettings(page, 'two-factor');
      await page.getByRole('button', { name: 'Set up two-factor' }).click();
      await page.getByRole('dialog').getByLabel('Your password', { exact: true }).fill('not the password');
      await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('dialog').getByLabel('Your password', { exact: true })).toHaveAccessibleDescription(/That is not your password/);
      const [first, second] = await setUp(page, person.password);
      const shown = page.getByRole('alertdialog', { name: 'Keep these ten codes' });
      expect(await findings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(shown).toBeVisible();
      const download = page.waitForEvent('download');
      await shown.getByRole('button', { name: 'Download' }).click();
      expect((await download).suggestedFilename()).toBe('conjure-recovery-codes.txt');
      await shown.getByRole('button', { name: 'I have saved them' }).click();
      await expect(card(page, 'Two-factor sign-in').getByText('On', { exact: true })).toBeVisible();
      await expect(card(page, 'Recovery codes')).toContainText('10 left');
      await page.getByRole('button', { name: 'Create new codes' }).click();
      const proof = page.getByRole('dialog');
      await proof.getByLabel('Your password', { exact: true }).fill(person.password);
      await proof.getByLabel('Code', { exact: true }).fill('000000');
      await proof.getByRole('button', { name: 'Create new codes' }).click();
      await expect(proof.getByLabel('Code', { exact: true })).toHaveAccessibleDescription(/This code is wrong/);
      await proof.getByLabel('Code', { exact: true }).fill(first!);
      await proof.getByRole('button', { name: 'Create new codes' }).click();
      await expect(shown.getByRole('listitem')).toHaveCount(10);
      const fresh = await shown.getByRole('listitem').allInnerTexts();
      expect(fresh).not.toContain(second);
      await shown.getByRole('button', { name: 'I have saved them' }).click();
      await page.getByRole('button', { name: 'Turn off' }).click();
      await proof.getByLabel('Your password', { exact: true }).fill(person.password);
      await proof.getByLabel('Code', { exact: true }).fill(fresh[0]!);
      await proof.getByRole('button', { name: 'Turn off' }).click();
      await expect(page.getByText('Two-factor is off')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Set up two-factor' })).toBeVisible();
      forgive(problems, 403, 422);
    });

    test('account deletion asks for name and password and says when it will happen, and signing in again cancels it', async ({ page, baseURL, browser, problems }) => {
      const person = await joined(page, baseURL!);
      await openSettings(page, 'danger');
      await page.getByRole('button', { name: 'Delete my account' }).click();
      const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
      await expect(dialog).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await dialog.getByLabel(/Type your username/).fill('somebody else');
      await dialog.getByLabel('Your password', { exact: true }).fill('not the password');
      await dialog.getByRole('button', { name: 'Delete my account' }).click();
      await expect(dialog.getByLabel(/Type your username/)).toHaveAccessibleDescription(`Type ${person.username} to confirm`);
      await dialog.getByLabel(/Type your username/).fill(person.username);
      await dialog.getByRole('button', { name: 'Delete my account' }).click();
      await expect(dialog.getByLabel('Your password', { exact: true })).toHaveAccessibleDescription(/That is not your password/);
      await dialog.getByLabel('Your password', { exact: true }).fill(person.password);
      await dialog.getByRole('button', { name: 'Delete my account' }).click();
      await expect(page.getByText('Account deletion scheduled')).toBeVisible();
      const inTwoWeeks = new Date(Date.now() + 14 * 86_400_000).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
      await expect(page.getByText(inTwoWeeks)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
      expect(await whoIs(page, baseURL!)).toBeNull();
      const back = await elsewhere(browser, baseURL!, person);
      expect(await whoIs(back, baseURL!)).toBe(person.username);
      await back.close();
      forgive(problems, 403);
    });
  });
}

test('the settings tell administrators that they should have a second factor', async ({ page, baseURL }) => {
  await asAdmin(page, baseURL!);
  await openSettings(page, 'two-factor');
  await expect(page.getByText('Expected of administrators')).toBeVisible();
});
