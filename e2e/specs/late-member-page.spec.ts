import type { APIResponse, Page } from '@playwright/test';
import { joined, seenDialog } from '../stack/people.ts';
import { expect, test } from '../stack/test.ts';

/** How many requests the test sends at the same time: more than the server renders at once, so that it answers some with the frame of the page. */
const AT_ONCE = 24;
/** By how many ms the test delays the code of the page, so that it arrives after the answer about the signed-in user. */
const SLOW_MS = 1_500;

/** Returns a member's page as a busy server sends it: the frame without content (docs/rules/pages.md#late-member-page). */
async function frameOf(page: Page, path: string): Promise<APIResponse> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => page.request.get(path)));
    for (const answer of answers) if ((await answer.text()).includes('"expected":true')) return answer;
  }
  throw new Error(`${path} was never sent as a frame`);
}

test("hydration keeps the frame of a member's page in the document, although the page's code comes late", async ({ page, request, baseURL }) => {
  test.setTimeout(120_000);
  await seenDialog(page);
  await joined(page, baseURL!);
  const response = await frameOf(page, '/marketplace');
  await page.route('**/marketplace', (route) => (route.request().resourceType() === 'document' ? route.fulfill({ response }) : route.continue()));
  // Finds the scripts that start the client, which the test must not delay, without the code of the marketplace page.
  // A visitor's address with a query is the shell alone.
  const shell = await (await request.get('/history?of=visitors')).text();
  await page.route('**/assets/*.js', async (route) => {
    if (!shell.includes(new URL(route.request().url()).pathname)) await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    await route.continue();
  });
  await page.goto('/marketplace', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1 });
  await heading.evaluate((element) => element.setAttribute('data-sent', ''));
  // Waits for a button that only members have. The frame that the server sent does not contain it.
  await expect(page.getByRole('button', { name: /^Account menu of/ })).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('main').getByRole('link', { name: 'Agents', exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(heading).toHaveAttribute('data-sent', '');
});
