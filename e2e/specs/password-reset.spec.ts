import { findings } from '../stack/axe.ts';
import { joined, seenDialog } from '../stack/people.ts';
import { WIDTHS } from '../stack/settings.ts';
import { expectToast, fillLogin, openSignIn, toastOf } from '../stack/sign-in.ts';
import { secondLook } from '../stack/second-look.ts';
import { expect, test } from '../stack/test.ts';

const SENT_TAB = 'Check your email for password reset instructions.';
const SENT_DIALOG = "If your email exists in our system, you'll receive reset instructions.";
const DONE = 'Your password has been updated. You can now log in with your new password.';
const FRESH = 'seven owls over the lake';

test.beforeEach(({ page }) => seenDialog(page));

for (const viewport of WIDTHS) {
  test.describe(`at ${viewport.width} px`, secondLook(viewport.width < 1280), () => {
    test.use({ viewport });

    test('a user resets a password inside the sign-in dialog, from the link for a forgotten password to the new password', async ({ page, baseURL }) => {
      const person = await joined(page, baseURL!);
      await page.context().clearCookies();
      const dialog = await openSignIn(page);
      await dialog.getByLabel('Password', { exact: true }).fill('a wrong password');
      await dialog.getByRole('button', { name: 'Password Amnesia? Unlock the Magic!' }).click();
      await expect(dialog.getByText('Password Recovery Magic').first()).toBeVisible();
      await expect(dialog.getByRole('heading', { name: 'Password Amnesia?' })).toBeVisible();
      await dialog.getByRole('button', { name: 'Send Reset Instructions' }).click();
      await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription(/Please enter a valid email address/);
      await dialog.getByLabel('Email').fill(person.email);
      await dialog.getByRole('button', { name: 'Send Reset Instructions' }).click();
      await expectToast(page, 'Reset instructions sent', SENT_TAB);

      await expect(dialog.getByRole('heading', { name: 'Reset Your Password' })).toBeVisible();
      await expect(dialog.getByLabel('Reset Token')).not.toHaveValue('');
      const token = await dialog.getByLabel('Reset Token').inputValue();
      await dialog.getByLabel('Reset Token').fill('');
      await dialog.getByLabel('New Password', { exact: true }).fill('1234567');
      await dialog.getByRole('button', { name: 'Reset Password' }).click();
      await expect(dialog.getByLabel('Reset Token')).toHaveAccessibleDescription(/Reset token is required/);
      await expect(dialog.getByLabel('New Password', { exact: true })).toHaveAccessibleDescription(/Password must be at least 8 characters/);
      await expect(dialog.getByLabel('Confirm Password', { exact: true })).toHaveAccessibleDescription(/Please confirm your password/);
      await dialog.getByLabel('Reset Token').fill(token);
      await dialog.getByLabel('New Password', { exact: true }).fill(FRESH);
      await dialog.getByLabel('Confirm Password', { exact: true }).fill(`${FRESH}!`);
      await dialog.getByRole('button', { name: 'Reset Password' }).click();
      await expect(dialog.getByLabel('Confirm Password', { exact: true })).toHaveAccessibleDescription(/Passwords don't match/);
      await dialog.getByLabel('Confirm Password', { exact: true }).fill(FRESH);
      await dialog.getByRole('button', { name: 'Reset Password' }).click();
      await expectToast(page, 'Password reset successful', DONE);

      await expect(dialog.getByRole('heading', { name: 'Welcome Back!' })).toBeVisible();
      await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue('');
      await fillLogin(page, { username: person.username, password: FRESH });
      await expect(toastOf(page, "You're in! 🎉")).toBeVisible();
    });

    test('a user resets a password in its own dialog: types email and token, reads of the success, and goes on to signing in', async ({ page, baseURL }) => {
      const person = await joined(page, baseURL!);
      await page.context().clearCookies();
      await openSignIn(page);
      await page.getByRole('button', { name: 'Forgot your password?' }).click();
      const dialog = page.getByRole('dialog', { name: 'Forgot Password' });
      await expect(dialog).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Welcome Back!' })).toBeHidden();
      await dialog.getByLabel('Email').fill('not an address');
      await dialog.getByRole('button', { name: 'Send Reset Instructions' }).click();
      await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription(/Invalid email address/);
      await dialog.getByLabel('Email').fill(person.email);
      await dialog.getByRole('button', { name: 'Send Reset Instructions' }).click();
      await expectToast(page, 'Reset instructions sent!', SENT_DIALOG);

      const step = page.getByRole('dialog');
      await expect(step.getByLabel('Reset Token')).not.toHaveValue('');
      await step.getByRole('button', { name: 'Back', exact: true }).click();
      await expect(step.getByLabel('Email')).toBeVisible();
      await step.getByLabel('Email').fill(person.email);
      await step.getByRole('button', { name: 'Send Reset Instructions' }).click();
      await expect(step.getByLabel('Reset Token')).not.toHaveValue('');
      await step.getByLabel('New Password', { exact: true }).fill(FRESH);
      await step.getByLabel('Confirm Password', { exact: true }).fill(FRESH);
      await step.getByRole('button', { name: 'Reset Password' }).click();
      await expectToast(page, 'Password reset successful!', DONE);
      await step.getByRole('button', { name: 'Continue to Login' }).click();
      await expect(page.getByRole('dialog').getByRole('heading', { name: 'Welcome Back!' })).toBeVisible();
      await fillLogin(page, { username: person.username, password: FRESH });
      await expect(toastOf(page, "You're in! 🎉")).toBeVisible();
    });
  });
}

test('the links between the steps of a password reset open the step that they name', async ({ page }) => {
  const dialog = await openSignIn(page);
  await dialog.getByRole('button', { name: 'Password Amnesia? Unlock the Magic!' }).click();
  await dialog.getByRole('button', { name: 'Back to sign in' }).click();
  await expect(dialog.getByRole('heading', { name: 'Welcome Back!' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Password Amnesia? Unlock the Magic!' }).click();
  await dialog.getByLabel('Email').fill('nobody-here@example.com');
  await dialog.getByRole('button', { name: 'Send Reset Instructions' }).click();
  await dialog.getByRole('button', { name: '← Back to reset request' }).click();
  await expect(dialog.getByRole('heading', { name: 'Password Amnesia?' })).toBeVisible();
});

test('the buttons of the password reset show that they are busy, and the dialog starts from the beginning after it was closed', async ({ page }) => {
  await openSignIn(page);
  await page.route('**/api/auth/request-reset', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.fulfill({ json: { success: true, token: 'a-token' } });
  });
  await page.route('**/api/auth/reset-password', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.fulfill({ json: { success: true } });
  });
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill('mira@example.com');
  await dialog.getByRole('button', { name: 'Send Reset Instructions' }).click();
  await expect(dialog.getByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-busy', 'true');
  await expect(dialog.getByLabel('Reset Token')).toHaveValue('a-token');
  await dialog.getByLabel('New Password', { exact: true }).fill(FRESH);
  await dialog.getByLabel('Confirm Password', { exact: true }).fill(FRESH);
  await dialog.getByRole('button', { name: 'Reset Password' }).click();
  await expect(dialog.getByRole('button', { name: 'Resetting...' })).toHaveAttribute('aria-busy', 'true');
  await expect(dialog.getByRole('button', { name: 'Continue to Login' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.waitForTimeout(400);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('dialog').getByLabel('Email')).toHaveValue('');
});

test('the link in the email about a password reset opens the second step, and its token is removed from the address', async ({ page }) => {
  await page.goto('/marketplace#reset-token=token-from-an-email');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Reset Your Password' })).toBeVisible();
  await expect(dialog.getByLabel('Reset Token')).toHaveValue('token-from-an-email');
  await expect(page).toHaveURL(/\/marketplace$/);
});

test("a password reset with a used or unknown token shows an error at the token's field", async ({ page, problems }) => {
  await page.goto('/#reset-token=token-that-never-was');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New Password', { exact: true }).fill(FRESH);
  await dialog.getByLabel('Confirm Password', { exact: true }).fill(FRESH);
  await dialog.getByRole('button', { name: 'Reset Password' }).click();
  const used = 'This reset link was used already or has expired. Ask for a new one.';
  await expectToast(page, 'Error', used);
  await expect(dialog.getByLabel('Reset Token')).toHaveAccessibleDescription(used);
  problems.splice(0, problems.length, ...problems.filter((problem) => !problem.includes('status of 400')));
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing serious in both forms of the password reset: ${colorScheme}`, secondLook(true), async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.route('**/api/auth/request-reset', (route) => route.fulfill({ json: { success: true, token: 'a-token' } }));
    await page.route('**/api/auth/reset-password', (route) => route.fulfill({ json: { success: true } }));
    for (const link of ['Password Amnesia? Unlock the Magic!', 'Forgot your password?']) {
      const dialog = await openSignIn(page);
      await dialog.getByRole('button', { name: link }).click();
      await dialog.getByLabel('Email').fill('mira@example.com');
      expect(await findings(page), `${link} email`).toEqual([]);
      await dialog.getByRole('button', { name: 'Send Reset Instructions' }).click();
      await expect(dialog.getByLabel('Reset Token')).toBeVisible();
      expect(await findings(page), `${link} token`).toEqual([]);
      await dialog.getByLabel('New Password', { exact: true }).fill(FRESH);
      await dialog.getByLabel('Confirm Password', { exact: true }).fill(FRESH);
      await dialog.getByRole('button', { name: 'Reset Password' }).click();
      await expect(dialog.getByRole('button', { name: /Continue to Login|Beam Me Up, Scotty!/ })).toBeVisible();
      expect(await findings(page), `${link} end`).toEqual([]);
    }
  });
}
