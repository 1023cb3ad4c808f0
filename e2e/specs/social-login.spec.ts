import type { Page } from '@playwright/test';
import { findings } from '../stack/axe.ts';
import { joined, newPerson, seenDialog } from '../stack/people.ts';
import { forgive, WIDTHS, whoIs } from '../stack/settings.ts';
import { expectToast, openSignIn, toastOf } from '../stack/sign-in.ts';
import { secondLook } from '../stack/second-look.ts';
import { expect, test } from '../stack/test.ts';

interface Persona {
  sub: string;
  email: string;
  verified?: boolean;
  username?: string;
}

/** Signs in as this person in the form of the test's login provider. */
async function comeAs(page: Page, { sub, email, verified = false, username }: Persona): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Test ID' })).toBeVisible();
  await page.getByLabel('Subject').fill(sub);
  await page.getByLabel('Email', { exact: true }).fill(email);
  if (verified) await page.getByLabel('Email is verified').check();
  if (username) await page.getByLabel('Username').fill(username);
  await page.getByRole('button', { name: 'Continue' }).click();
}

test.beforeEach(async ({ page, request, baseURL }) => {
  const config = (await (await request.get(`${baseURL}/api/config`)).json()) as { socialLogin: unknown };
  test.skip(config.socialLogin === null, 'This stack has no provider for social login.');
  await seenDialog(page);
});
// Removes a 404 from the test's problems: the test's login provider has no icon, so the browser logs one.
test.afterEach(({ problems }) => forgive(problems, 404));

for (const viewport of WIDTHS) {
  test.describe(`at ${viewport.width} px`, secondLook(viewport.width < 1280), () => {
    test.use({ viewport });

    test('a new user of the social login returns signed in to the page where they began, and the address keeps no code of the provider', async ({ page, baseURL }) => {
      const { username, email } = newPerson();
      await openSignIn(page, '/marketplace');
      await page.getByRole('dialog').getByRole('button', { name: 'Continue with Test ID' }).click();
      await comeAs(page, { sub: username, email, verified: true, username });
      await expect(toastOf(page, "You're in! 🎉")).toBeVisible();
      await expect(page).toHaveURL(/\/marketplace$/);
      expect(await whoIs(page, baseURL!)).toBe(username);
      expect(await page.evaluate(() => sessionStorage.getItem('conjure.social-flow'))).toBeNull();
    });
  });
}

test('the sign-in and the registration card offer the social login', async ({ page }) => {
  const dialog = await openSignIn(page);
  await expect(dialog.getByRole('button', { name: 'Continue with Test ID' })).toBeVisible();
  await dialog.getByRole('tab', { name: 'Join the Party' }).click();
  await expect(dialog.getByRole('tabpanel', { name: 'Join the Party' }).getByRole('button', { name: 'Continue with Test ID' })).toBeVisible();
});

test('a social login whose email has an account asks for its password, once', async ({ page, baseURL, problems }) => {
  const person = await joined(page, baseURL!);
  await page.context().clearCookies();
  const sub = `${person.username}-elsewhere`;
  await openSignIn(page, '/marketplace');
  await page.getByRole('button', { name: 'Continue with Test ID' }).click();
  await comeAs(page, { sub, email: person.email, verified: true });
  const dialog = page.getByRole('dialog');
  const password = dialog.getByLabel(/^Password/).first();
  await expect(password).toBeFocused();
  expect(await findings(page)).toEqual([]);
  await password.fill('not the password');
  await page.keyboard.press('Enter');
  await expect(password).toHaveAccessibleDescription(/That is not your password/);
  await password.fill(person.password);
  await page.keyboard.press('Enter');
  await expect(toastOf(page, "You're in! 🎉")).toBeVisible();
  await expect(page).toHaveURL(/\/marketplace$/);
  expect(await whoIs(page, baseURL!)).toBe(person.username);
  forgive(problems, 403);

  // Leaves the page before the session ends, because an open page would go on sending requests with it.
  await page.goto('/api/config');
  await page.context().clearCookies();
  await openSignIn(page);
  await page.getByRole('button', { name: 'Continue with Test ID' }).click();
  await comeAs(page, { sub, email: person.email, verified: true });
  await expect(toastOf(page, "You're in! 🎉")).toBeVisible();
  expect(await whoIs(page, baseURL!)).toBe(person.username);
});

test('a social login that the user cancels at the provider, and a return that no sign-in began, each show a toast', async ({ page, baseURL }) => {
  await openSignIn(page, '/marketplace');
  await page.getByRole('button', { name: 'Continue with Test ID' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(toastOf(page, 'Sign in failed')).toContainText('You cancelled at the provider. Nothing was changed.');
  await expect(page).toHaveURL(new RegExp(`^${baseURL}/[a-z]*$`));
  await page.goto('/#social-code=stolen&social-state=stolen');
  await expect(toastOf(page, 'Sign in failed')).toContainText('Please start again.');
  await expect(page).toHaveURL(/\/$/);
  expect(await whoIs(page, baseURL!)).toBeNull();
});

test('a social login whose provider is down shows a toast', async ({ page, problems }) => {
  await openSignIn(page);
  const message = 'Test ID cannot be reached right now. Please try again in a moment.';
  await page.route('**/api/auth/social/start', (route) => route.fulfill({ status: 422, json: { success: false, message, code: 'social_unavailable', requestId: 'spec' } }));
  await page.getByRole('button', { name: 'Continue with Test ID' }).click();
  await expectToast(page, 'Sign in failed', message);
  forgive(problems, 422);
});
