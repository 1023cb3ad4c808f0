import type { Page } from '@playwright/test';
import { expectBalance, fillRegistration, joined, newPerson, seenDialog } from '../stack/people.ts';
import { expect, test } from '../stack/test.ts';

const formOf = (page: Page, tab: string) => page.getByRole('dialog').getByRole('tabpanel', { name: tab });

/** Removes from the test's problems the errors that the browser itself writes to its console about requests with this status. */
function forgive(problems: string[], status: number): void {
  const kept = problems.filter((problem) => !problem.includes(`status of ${status}`));
  problems.splice(0, problems.length, ...kept);
}

test.beforeEach(({ page }) => seenDialog(page));

test('a member signs out and signs in again', async ({ page, baseURL }) => {
  const person = await joined(page, baseURL!);
  await page.goto('/marketplace');
  await page.getByRole('button', { name: `Account menu of ${person.username}` }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByText('See you soon! 👋')).toBeVisible();
  await page.getByRole('button', { name: 'Sign In' }).click();
  const form = formOf(page, 'Unlock the Magic');
  await form.getByLabel('Username').fill(person.username);
  await form.getByLabel('Password', { exact: true }).fill(person.password);
  await form.getByRole('button', { name: 'Beam Me Up, Scotty!' }).click();
  await expect(page.getByText("You're in! 🎉")).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expectBalance(page, 20);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('signing in with a wrong password shows a toast, and the sign-in dialog stays open', async ({ page, baseURL, problems }) => {
  const person = await joined(page, baseURL!);
  await page.context().clearCookies();
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In' }).click();
  const form = formOf(page, 'Unlock the Magic');
  await form.getByLabel('Username').fill(person.username);
  await form.getByLabel('Password', { exact: true }).fill('not the password');
  await form.getByRole('button', { name: 'Beam Me Up, Scotty!' }).click();
  await expect(page.getByText('Sign in failed', { exact: true })).toBeVisible();
  await expect(form.getByRole('heading', { name: 'Welcome Back!' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Account menu/ })).toBeHidden();
  forgive(problems, 401);
});

test("registering with a taken username shows the reason in the form's red box and in a toast", async ({ page, baseURL, problems }) => {
  const person = await joined(page, baseURL!);
  await page.context().clearCookies();
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await fillRegistration(page, { ...newPerson(), username: person.username });
  const taken = 'Username already exists. Please choose a different username.';
  await expect(formOf(page, 'Join the Party').getByRole('alert').filter({ hasText: taken })).toBeVisible();
  await expect(page.getByText('Registration failed', { exact: true })).toBeVisible();
  await page.getByRole('dialog').getByLabel('Email').fill('somebody-else@example.com');
  forgive(problems, 409);
});

test('sign-in and registration forms name each field that is too short or invalid', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In' }).click();
  const login = formOf(page, 'Unlock the Magic');
  await login.getByLabel('Username').fill('ab');
  await login.getByLabel('Password', { exact: true }).fill('12345');
  await login.getByRole('button', { name: 'Beam Me Up, Scotty!' }).click();
  await expect(login.getByLabel('Username')).toHaveAccessibleDescription(/Username must be at least 3 characters/);
  await expect(login.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/Password must be at least 6 characters/);
  await fillRegistration(page, { username: 'ab', email: 'not an address', password: '12345' });
  const join = formOf(page, 'Join the Party');
  await expect(join.getByLabel('Username')).toHaveAccessibleDescription(/Username must be at least 3 characters/);
  await expect(join.getByLabel('Email')).toHaveAccessibleDescription(/Please enter a valid email address/);
  await expect(join.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/Password must be at least 6 characters/);
});
