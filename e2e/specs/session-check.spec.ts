import { joined, seenDialog } from '../stack/people.ts';
import { shellOnly } from '../stack/shell-only.ts';
import { expect, test } from '../stack/test.ts';

const ID = '01939b1e-0000-7000-8000-000000000000';

/** Answers to the session check that the client cannot read. The client must treat each as signed out (docs/rules/client-limits.md#session-check). */
const BROKEN: Record<string, { status: number; contentType: string; body: string }> = {
  'a body that is no JSON': { status: 200, contentType: 'application/json', body: '{"user":' },
  'an HTML page': { status: 200, contentType: 'text/html', body: '<h1>Welcome to the hotel network</h1>' },
  'an empty body': { status: 200, contentType: 'application/json', body: '' },
  'a user without an id': { status: 200, contentType: 'application/json', body: '{"user":{"username":"ghost","role":"admin"}}' },
  'a user with an id that is none': { status: 200, contentType: 'application/json', body: '{"user":{"id":7,"username":"ghost","role":"admin"}}' },
  'half a user': { status: 200, contentType: 'application/json', body: `{"user":{"id":"${ID}"}}` },
  'another shape': { status: 200, contentType: 'application/json', body: '[]' },
  'a refusal': { status: 403, contentType: 'application/json', body: '{"success":false}' },
};

test('the client treats an unreadable answer to its session check as signed out, on every page', async ({ page, baseURL, problems }) => {
  await seenDialog(page);
  await shellOnly(page);
  await joined(page, baseURL!);
  for (const [what, answer] of Object.entries(BROKEN)) {
    await test.step(what, async () => {
      await page.unroute('**/api/auth/me');
      await page.route('**/api/auth/me', (route) => route.fulfill(answer));
      await page.goto('/my-creations');
      await expect(page.getByRole('heading', { name: 'Whoops! VIP Area Ahead!' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    });
  }
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: "Wizard's Chamber" })).toBeVisible();
  await page.unroute('**/api/auth/me');
  await page.goto('/my-creations');
  await expect(page.getByRole('heading', { name: 'My Creations' })).toBeVisible();
  // Removes the 403 from the test's problems, because the browser itself reports a refused request in its console.
  problems.splice(0, problems.length, ...problems.filter((problem) => !problem.includes('403')));
});

test('the client treats a session check that is never answered as signed out', async ({ page, baseURL, problems }) => {
  await seenDialog(page);
  await shellOnly(page);
  await joined(page, baseURL!);
  await page.route('**/api/auth/me', (route) => route.abort('connectionfailed'));
  await page.goto('/my-creations');
  await expect(page.getByText('Checking access...')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Whoops! VIP Area Ahead!' })).toBeVisible({ timeout: 15_000 });
  problems.splice(0, problems.length, ...problems.filter((problem) => !problem.includes('ERR_CONNECTION_FAILED')));
});
