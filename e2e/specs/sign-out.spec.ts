import type { Page } from '@playwright/test';
import { draftOf } from '../stack/drafts.ts';
import { joined, seenDialog } from '../stack/people.ts';
import { secondLook } from '../stack/second-look.ts';
import { expect, test } from '../stack/test.ts';

const SLOW_MS = 700;

/** Collects the requests of the page that the server answers with 401 from now on. */
function refusals(page: Page): string[] {
  const found: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 401) found.push(`${answer.request().method()} ${new URL(answer.url()).pathname}`);
  });
  return found;
}

const rest = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Delays every later request, and the answer to the sign-out for twice that time. So the server refuses each request that the page fails to
 * cancel, while the page still believes that it is signed in.
 */
async function slowLine(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    if (route.request().method() === 'GET') await rest(SLOW_MS);
    // Ignores a request that the page has cancelled meanwhile.
    await route.continue().catch(() => undefined);
  });
  await page.route('**/api/auth/logout', async (route) => {
    const answer = await route.fetch();
    await rest(2 * SLOW_MS);
    await route.fulfill({ response: answer });
  });
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}

/** The pages on which the test signs out. `npm test` takes the one that loads most data; `npm run test:deep` tries the others too. */
const FIRST = ['/marketplace'];
const LATER = ['/', '/profile?tab=settings', '/prompt/hook-factory', '/wallet', '/my-creations', '/history', '/create', '/create/prompts', '/profile?tab=performance'];

for (const path of [...FIRST, ...LATER]) {
  test(`signing out on the page ${path} causes no request that the server refuses`, secondLook(LATER.includes(path)), async ({ page, baseURL }) => {
    const refused = refusals(page);
    await seenDialog(page);
    await joined(page, baseURL!);
    await page.goto(path);
    await expect(page.getByRole('button', { name: /Open wallet$/ })).toBeVisible();
    await slowLine(page);
    // Waits until the bell has sent a request, so that one is open when the session ends.
    const bell = page.getByRole('button', { name: /^Notifications/ });
    await bell.click();
    await expect(bell).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(bell).toHaveAttribute('aria-expanded', 'false');
    await signOut(page);
    await expect(page.getByText('See you soon! 👋')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
    await page.waitForTimeout(2 * SLOW_MS);
    expect(refused).toEqual([]);
  });
}

test('signing out with unsaved text in the builder causes no request that the server refuses', async ({ page, baseURL }) => {
  const refused = refusals(page);
  await joined(page, baseURL!);
  const { promptId } = await draftOf(page, baseURL!);
  await page.goto(`/edit/prompt/${promptId}?step=basics`);
  await page.getByRole('textbox', { name: /^Title/ }).fill('Typed at the last moment');
  await signOut(page);
  await expect(page.getByText('See you soon! 👋')).toBeVisible();
  await page.waitForTimeout(4_000);
  expect(refused).toEqual([]);
});

test('after a failed sign-out the user stays signed in, and the page loads its data again', async ({ page, baseURL, problems }) => {
  await seenDialog(page);
  await joined(page, baseURL!);
  await page.goto('/wallet');
  await expect(page.getByRole('button', { name: /Open wallet$/ })).toBeVisible();
  await slowLine(page);
  await page.route('**/api/auth/logout', (route) => route.fulfill({ status: 403, json: { success: false, message: 'No.', code: 'forbidden', requestId: 'x' } }));
  await page.getByRole('link', { name: 'My Creations' }).first().click();
  await signOut(page);
  await expect(page.getByText('Logout failed')).toBeVisible();
  await page.unroute('**/api/**');
  // Expects that the page sends the requests again that it cancelled for the sign-out, and that the live connection reconnects.
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Open wallet$/ })).toBeVisible();
  problems.splice(0, problems.length, ...problems.filter((problem) => !problem.includes('403')));
});
