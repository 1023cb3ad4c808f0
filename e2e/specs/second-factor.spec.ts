import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { findings } from '../stack/axe.ts';
import { asAdmin, joined, recoveryBegun, seenDialog } from '../stack/people.ts';
import type { Person } from '../stack/people.ts';
import { forgive, WIDTHS } from '../stack/settings.ts';
import { fillLogin, openSignIn, toastOf } from '../stack/sign-in.ts';
import { secondLook } from '../stack/second-look.ts';
import { expect, test } from '../stack/test.ts';

const STEP_MS = 30_000;

const codeAt = (secret: string, at: number): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });

interface Guarded extends Person {
  /** Returns the authenticator's code of the next 30 seconds. The server accepts a clock that is one step ahead, and each code works once. */
  nextCode(): string;
  recoveryCodes: string[];
}

/** Registers a user with a second factor, signed in on the page. */
async function guarded(page: Page, baseURL: string): Promise<Guarded> {
  const person = await joined(page, baseURL);
  const headers = { origin: baseURL };
  const started = await page.request.post(`${baseURL}/api/user/second-factor`, { data: { password: person.password }, headers });
  expect(started.status()).toBe(200);
  const { secret } = (await started.json()) as { secret: string };
  const confirmed = await page.request.post(`${baseURL}/api/user/second-factor/confirm`, { data: { code: codeAt(secret, Date.now() - STEP_MS) }, headers });
  expect(confirmed.status()).toBe(200);
  const { recoveryCodes } = (await confirmed.json()) as { recoveryCodes: string[] };
  return { ...person, recoveryCodes, nextCode: () => codeAt(secret, Date.now()) };
}

test.beforeEach(({ page }) => seenDialog(page));

for (const viewport of WIDTHS) {
  test.describe(`at ${viewport.width} px`, secondLook(viewport.width < 1280), () => {
    test.use({ viewport });

    test("the sign-in card of an account with a second factor asks for the code with focus in its field, and accepts the owner's code", async ({ page, baseURL, problems }) => {
      const person = await guarded(page, baseURL!);
      await page.context().clearCookies();
      const dialog = await openSignIn(page);
      await fillLogin(page, person);
      const code = dialog.getByLabel('Code', { exact: true });
      await expect(code).toBeFocused();
      await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
      await expect(code).toHaveAttribute('inputmode', 'numeric');
      expect(await findings(page)).toEqual([]);
      await code.fill('000000');
      await page.keyboard.press('Enter');
      await expect(toastOf(page, 'Sign in failed')).toBeVisible();
      await expect(code).toHaveAccessibleDescription(/This code is wrong or was used already/);
      await code.fill(person.nextCode());
      await page.keyboard.press('Enter');
      await expect(toastOf(page, "You're in! 🎉")).toBeVisible();
      await expect(dialog).toBeHidden();
      forgive(problems, 422);
    });
  });
}

test('a recovery code of the second factor signs its owner in once', async ({ page, baseURL, problems }) => {
  const person = await guarded(page, baseURL!);
  const [recovery] = person.recoveryCodes;
  await page.context().clearCookies();
  await openSignIn(page);
  await fillLogin(page, person);
  await page.getByRole('dialog').getByLabel('Code', { exact: true }).fill(recovery!);
  await page.keyboard.press('Enter');
  await expect(toastOf(page, "You're in! 🎉")).toBeVisible();
  // Leaves the page before the session ends, because an open page would go on sending requests with it.
  await page.goto('/api/config');
  await page.context().clearCookies();
  await openSignIn(page);
  await fillLogin(page, person);
  await page.getByRole('dialog').getByLabel('Code', { exact: true }).fill(recovery!);
  await page.keyboard.press('Enter');
  await expect(toastOf(page, 'Sign in failed')).toBeVisible();
  forgive(problems, 422);
});

test('a person who lost the second factor and its recovery codes reads how long the slow recovery takes, and why it is not available', async ({ page, baseURL, problems }) => {
  const person = await guarded(page, baseURL!);
  await page.context().clearCookies();
  const dialog = await openSignIn(page);
  await fillLogin(page, person);
  await dialog.getByRole('button', { name: 'Lost your authenticator and your recovery codes?' }).click();
  await expect(dialog.getByText('This takes 7 days')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send the email' }).click();
  // Expects that recovery is not available, because this account's email address is not confirmed.
  await expect(dialog.getByText(/Reset your password first, because the email confirms the address/)).toBeVisible();
  forgive(problems, 409);
});

test("an administrator ends the waiting time of a second factor's recovery with a reason, and then the password alone signs in", async ({ page, baseURL, browser }) => {
  const guest = await browser.newPage();
  const person = await guarded(guest, baseURL!);
  const { username, password } = person;
  await recoveryBegun(person);
  await guest.context().clearCookies();
  const signIn = async (): Promise<unknown> => (await guest.request.post(`${baseURL}/api/auth/login`, { data: { username, password }, headers: { origin: baseURL! } })).json();
  expect(await signIn()).toMatchObject({ code: 'second_factor_required' });
  await asAdmin(page, baseURL!);
  await page.goto(`/admin/users?q=${username}`);
  await page.getByRole('button', { name: `Open ${username}` }).click();
  await page.getByRole('dialog', { name: `@${username}` }).getByRole('button', { name: 'End recovery wait' }).click();
  const dialog = page.getByRole('dialog', { name: `End the wait for @${username}?` });
  await dialog.getByLabel('Reason').fill('Came by with a passport');
  await dialog.getByRole('button', { name: 'End the wait' }).click();
  await expect(toastOf(page, 'The wait is over')).toBeVisible();
  expect(await signIn()).toMatchObject({ success: true });
  await guest.close();
});

test('the administrator gate asks a member with a second factor for its code', async ({ page, baseURL, problems }) => {
  const person = await guarded(page, baseURL!);
  await page.goto('/admin');
  const chamber = page.getByRole('main');
  await chamber.getByLabel('Password', { exact: true }).fill(process.env.E2E_ADMIN_PASSWORD!);
  await chamber.getByRole('button', { name: 'Unlock the Secrets of Power!' }).click();
  await expect(chamber.getByLabel('Code', { exact: true })).toBeFocused();
  await chamber.getByLabel('Code', { exact: true }).fill(person.nextCode());
  await page.keyboard.press('Enter');
  await expect(toastOf(page, 'Admin access granted')).toBeVisible();
  await expect(page.getByRole('heading', { name: "Wizard's Chamber" })).toBeHidden();
  // Removes refused requests from the test's problems: the elevated session has a new secret, and requests sent with the old one a moment before are refused
  // and repeated.
  forgive(problems, 401);
});

test("the field for the second factor's code ignores spaces in a pasted code", async ({ page, baseURL }) => {
  const person = await guarded(page, baseURL!);
  await page.context().clearCookies();
  await openSignIn(page);
  await fillLogin(page, person);
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/auth/login') && request.postData()!.includes('"code"'));
  const code = person.nextCode();
  await page.getByRole('dialog').getByLabel('Code', { exact: true }).fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.keyboard.press('Enter');
  expect((await sent).postDataJSON()).toMatchObject({ code });
  await expect(toastOf(page, "You're in! 🎉")).toBeVisible();
  await expect(page.getByRole('button', { name: `Account menu of ${person.username}` })).toBeVisible();
});
