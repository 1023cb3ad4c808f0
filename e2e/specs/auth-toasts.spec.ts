import type { Page } from '@playwright/test';
import { fillRegistration, joined, newPerson, seenDialog } from '../stack/people.ts';
import { answerWith, cut, expectToast, fillLogin, forgiveRefusals, openSignIn, refuse, toastOf } from '../stack/sign-in.ts';
import { expect, test } from '../stack/test.ts';

/*
 * These tests show every error toast of signing in, password resets and the administrators' gate (docs/rules/pages.md#form-messages). Each test answers
 * the request with the error that the toast is for.
 */
const REFUSED = { success: false, message: 'The server says why.' };
const SERVER_SAYS = REFUSED.message;

test.beforeEach(({ page }) => seenDialog(page));
test.afterEach(({ problems }) => forgiveRefusals(problems));

const descriptionOf = async (page: Page, title: string): Promise<string> => {
  const text = await toastOf(page, title).getByRole('paragraph').innerText();
  await page.getByRole('region', { name: /^Notifications/ }).getByRole('button', { name: 'Close' }).click();
  await expect(toastOf(page, title)).toBeHidden();
  return text;
};

test('a refused and a failed sign-in show jokes of their own; any other reason is shown as the server wrote it', async ({ page }) => {
  await openSignIn(page);
  const person = newPerson();
  const press = () => page.getByRole('button', { name: 'Beam Me Up, Scotty!' }).click();
  await refuse(page, '/api/auth/login', 401, SERVER_SAYS, 'wrong_credentials');
  await fillLogin(page, person);
  const joke = await descriptionOf(page, 'Sign in failed');
  expect(joke).not.toContain(SERVER_SAYS);
  expect(joke.length).toBeGreaterThan(10);
  await cut(page, '/api/auth/login');
  await press();
  const other = await descriptionOf(page, 'Sign in failed');
  expect(other.length).toBeGreaterThan(10);
  expect(other).not.toBe(joke);
  for (const [status, code] of [[429, 'rate_limited'], [403, 'account_banned'], [503, 'unavailable']] as const) {
    await refuse(page, '/api/auth/login', status, `${SERVER_SAYS} ${code}`, code);
    await press();
    await expectToast(page, 'Sign in failed', `${SERVER_SAYS} ${code}`);
  }
  await answerWith(page, '/api/auth/login', 200, JSON.stringify(REFUSED));
  await press();
  await expect(toastOf(page, 'Sign in failed')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Welcome Back!' })).toBeVisible();
});

test("a failed registration shows its reason in a toast and in the form's red box", async ({ page }) => {
  await openSignIn(page);
  const person = newPerson();
  const expectReason = async (reason: string | RegExp): Promise<void> => {
    await expect(toastOf(page, 'Registration failed')).toContainText(reason);
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText(reason);
  };
  const path = '/api/auth/register';
  await refuse(page, path, 409, 'Username already exists. Please choose a different username.');
  await fillRegistration(page, person);
  await expectReason('Username already exists. Please choose a different username.');
  const press = () => page.getByRole('button', { name: 'Blast Off to Adventure!' }).click();
  await refuse(page, path, 409, 'Email already exists. Please use a different email or try logging in.');
  await press();
  await expectReason('Email already exists. Please use a different email or try logging in.');
  await refuse(page, path, 400, 'Please fill in all required fields.');
  await press();
  await expectReason('Please fill in all required fields.');
  await answerWith(page, path, 400, JSON.stringify({ message: 'Unpacked from status and JSON.' }));
  await press();
  await expectReason('Unpacked from status and JSON.');
  await answerWith(page, path, 400, '{"other":1}');
  await press();
  await expectReason('Registration failed. Please try again.');
  await answerWith(page, path, 418, 'I am a teapot');
  await press();
  await expectReason('418: I am a teapot');
  await answerWith(page, path, 201, JSON.stringify({ success: false }));
  await press();
  await expectReason('Could not create account');
});

test('a failed sign-out shows a toast, and the user stays signed in', async ({ page, baseURL }) => {
  const person = await joined(page, baseURL!);
  await page.goto('/marketplace');
  await refuse(page, '/api/auth/logout', 400, SERVER_SAYS);
  await page.getByRole('button', { name: `Account menu of ${person.username}` }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  expect((await descriptionOf(page, 'Logout failed')).length).toBeGreaterThan(10);
  await expect(page.getByRole('button', { name: `Account menu of ${person.username}` })).toBeVisible();
});

interface Place {
  name: string;
  link: string;
  ask: string;
  reset: string;
}

const PLACES: Place[] = [
  { name: 'the tab', link: 'Password Amnesia? Unlock the Magic!', ask: 'Failed to request password reset', reset: 'Failed to reset password' },
  { name: 'the dialog', link: 'Forgot your password?', ask: 'Failed to send reset instructions.', reset: 'Failed to reset password. Please try again.' },
];

for (const { name, link, ask, reset } of PLACES) {
  test(`a failed password reset (${name}) shows the server's reason in a toast, or the product's own text when there is none`, async ({ page }) => {
    const dialog = await openSignIn(page);
    await dialog.getByRole('button', { name: link }).click();
    await dialog.getByLabel('Email').fill('mira@example.com');
    const send = () => dialog.getByRole('button', { name: 'Send Reset Instructions' }).click();
    await refuse(page, '/api/auth/request-reset', 429, SERVER_SAYS);
    await send();
    await expectToast(page, 'Error', SERVER_SAYS);
    await answerWith(page, '/api/auth/request-reset', 400, 'no JSON');
    await send();
    await expectToast(page, 'Error', ask);
    await answerWith(page, '/api/auth/request-reset', 200, JSON.stringify({ success: true, token: 'a-token' }));
    await send();

    await expect(dialog.getByLabel('Reset Token')).toHaveValue('a-token');
    await dialog.getByLabel('New Password', { exact: true }).fill('seven owls over the lake');
    await dialog.getByLabel('Confirm Password', { exact: true }).fill('seven owls over the lake');
    const set = () => dialog.getByRole('button', { name: 'Reset Password' }).click();
    await refuse(page, '/api/auth/reset-password', 400, SERVER_SAYS, 'token_invalid');
    await set();
    await expectToast(page, 'Error', SERVER_SAYS);
    await answerWith(page, '/api/auth/reset-password', 400, 'no JSON');
    await set();
    await expectToast(page, 'Error', reset);
  });
}

test('the administrator gate says whether the password was wrong, the request failed or the password is switched off', async ({ page }) => {
  await page.goto('/admin');
  const chamber = page.getByRole('main');
  await chamber.getByLabel('Password', { exact: true }).fill('not the word');
  const unlock = () => chamber.getByRole('button', { name: 'Unlock the Secrets of Power!' }).click();
  await refuse(page, '/api/admin/login', 403, 'Invalid admin password', 'wrong_admin_password');
  await unlock();
  await expectToast(page, 'Access denied', 'Invalid admin password');
  await answerWith(page, '/api/admin/login', 200, JSON.stringify({ success: false }));
  await unlock();
  await expectToast(page, 'Access denied', 'Invalid admin password');
  await cut(page, '/api/admin/login');
  await unlock();
  await expectToast(page, 'Login failed', 'An error occurred during login');
  await answerWith(page, '/api/admin/login', 500, 'broken');
  await unlock();
  await expectToast(page, 'Login failed', 'An error occurred during login');
  await refuse(page, '/api/admin/login', 403, "The administrators' password is switched off on this server.", 'admin_gate_off');
  await unlock();
  await expect(chamber.getByText("The administrators' password is switched off on this server.").first()).toBeVisible();
});
