import { readFileSync } from 'node:fs';
import { joined, seenDialog } from '../stack/people.ts';
import { expect, test } from '../stack/test.ts';

const ID = '0190a5c0-0000-7000-8000-000000000000';
// The pages of the client's route table, parsed as text, because importing the table would load the client.
const PAGES = [...readFileSync(new URL('../../frontend/app/pages.ts', import.meta.url), 'utf8').matchAll(/^  page\('([^']+)', '(\w+)'/gm)]
  .flatMap(([, paths = '', access = '']) => paths.split(' ').map((path) => ({ path, access })));
const PARAMETERS: Record<string, string> = { ':idOrSlug': 'hook-factory', ':username': 'conjure-words', ':part?': '', ':id?': '' };
/** Returns example addresses for each pattern of the client's route table. */
const addressesOf = (wanted: string): string[] =>
  // Leaves out addresses with an id of a pack, gift, collection, folder, chat or invitation, because an unknown id shows a missing page.
  PAGES.filter(({ access, path }) => access === wanted && !/:pack|:code|:slug|:chatId|:token|^\/collection/.test(path)).map(({ path }) => path.replace(/:\w+\??/g, (name) => PARAMETERS[name] ?? ID).replace(/(?<=.)\/+$/, ''));
// Adds a payment's id to /payment-success, because without one the page redirects to the wallet, which is for members.
const OPEN = addressesOf('open').map((path) => (path === '/payment-success' ? `${path}?session_id=cs_none` : path));
const MEMBERS = [...addressesOf('member'), '/profile?tab=settings'];
const ADMIN = [
  '', '/analytics', '/journey-analytics', '/api-settings', '/marketplace', '/referral-tracking', '/prompt-packs', '/challenges', '/users', '/developer',
  '/next-features', '/sales', '/pricing', '/roles', '/stripe-sync',
].map((path) => `/admin${path}`);

// This test opens pages only: console errors and violations of the security policy make every browser test fail (stack/test.ts).
test('every address of the client opens directly for a visitor, as its page or the gate before it', async ({ page }) => {
  test.setTimeout(120_000);
  expect(PAGES.length).toBeGreaterThan(20);
  await seenDialog(page);
  for (const path of OPEN) {
    expect((await page.goto(path))!.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 }), path).not.toHaveText(/Page Not Found|VIP|Wizard/);
  }
  for (const path of MEMBERS) {
    expect((await page.goto(path))!.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: 'Whoops! VIP Area Ahead!' }), path).toBeVisible();
  }
  for (const path of ADMIN) {
    expect((await page.goto(path))!.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: "Wizard's Chamber" }), path).toBeVisible();
  }
});

test("members reach their pages, /prompt redirects to the library, and a prompt's id in the address redirects to its slug", async ({ page, baseURL }) => {
  await joined(page, baseURL!);
  for (const path of ['/create', '/challenges', '/profile?tab=settings', '/my-creations', '/wallet', '/prompt/hook-factory/history']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).not.toHaveText(/Page Not Found|VIP|Wizard/);
  }
  await page.goto('/prompt');
  await expect(page).toHaveURL(/\/my-library$/);
  const { prompt } = (await (await page.request.get('/api/prompts/hook-factory')).json()) as { prompt: { id: string } };
  await page.goto(`/prompt/${prompt.id}`);
  await expect(page).toHaveURL(/\/prompt\/hook-factory$/);
});
