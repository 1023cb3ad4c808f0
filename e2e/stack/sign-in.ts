import type { Locator, Page } from '@playwright/test';
import type { Person } from './people.ts';
import { expect } from './test.ts';

/** Returns the visible toast with this title. */
export const toastOf = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem').filter({ has: page.getByText(title, { exact: true }) });

/** Expects a toast with exactly this title and description. */
export async function expectToast(page: Page, title: string, description: string): Promise<void> {
  await expect(toastOf(page, title).getByText(description, { exact: true })).toBeVisible();
}

/** Opens the sign-in dialog, which shows the tab for signing in. */
export async function openSignIn(page: Page, path = '/'): Promise<Locator> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Welcome Back!' })).toBeVisible();
  return dialog;
}

/** Fills the sign-in card of the open dialog and presses its button. */
export async function fillLogin(page: Page, { username, password }: Pick<Person, 'username' | 'password'>): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Username').fill(username);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Beam Me Up, Scotty!' }).click();
}

/** Makes the test answer later requests to a path with a refusal in the server's format. */
export async function refuse(page: Page, path: string, status: number, message: string, code = 'refused'): Promise<void> {
  await answerWith(page, path, status, JSON.stringify({ success: false, message, code, requestId: 'spec' }));
}

/** Makes the test answer later requests to a path with any text. */
export async function answerWith(page: Page, path: string, status: number, body: string): Promise<void> {
  await page.unroute(`**${path}`);
  await page.route(`**${path}`, (route) => route.fulfill({ status, contentType: body.startsWith('{') ? 'application/json' : 'text/html', body }));
}

/** Makes every later request to a path fail, as without a connection. */
export async function cut(page: Page, path: string): Promise<void> {
  await page.unroute(`**${path}`);
  await page.route(`**${path}`, (route) => route.abort('connectionfailed'));
}

/** Removes console errors about refused and broken requests from the test's problems, because the browser itself writes them. */
export function forgiveRefusals(problems: string[]): void {
  const kept = problems.filter((problem) => !/status of \d{3}|ERR_CONNECTION_FAILED/.test(problem));
  problems.splice(0, problems.length, ...kept);
}
