import type { Page } from '@playwright/test';
import { asAdmin, joined, seenDialog } from '../stack/people.ts';
import { secondLook } from '../stack/second-look.ts';
import { expect, test } from '../stack/test.ts';

const OPEN = ['/', '/marketplace', '/prompt/hook-factory', '/prompt/hook-factory/share', '/prompt-packs', '/challenges', '/ai-agents', '/pricing', '/privacy-policy', '/profile/conjure-words'];
const OF_MEMBERS = ['/create', '/chat', '/my-library', '/my-creations', '/wallet', '/profile?tab=settings'];
const OF_ADMINISTRATORS = ['/admin', '/admin/sales'];
/** Paths that browsers and routers could read as addresses of the host `evil`. It has no dot, because the server takes names with one for files. */
const AWAY = ['//evil', '/%5Cevil', '/prompt/%2F%2Fevil', '/profile/https:evil', '//evil/#reset-token=x'];

async function walk(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
    await expect(page.locator('main [aria-busy=true]'), path).toHaveCount(0);
  }
}

// Every browser spec fails at a request to another host (stack/test.ts), so most pages are watched elsewhere too. This one opens the main pages of
// each kind of reader.
test('the main pages ask no other host for anything', secondLook(true), async ({ page, baseURL, foreign }) => {
  test.setTimeout(120_000);
  await seenDialog(page);
  await walk(page, OPEN);
  await joined(page, baseURL!);
  await walk(page, OF_MEMBERS);
  await page.context().clearCookies();
  await asAdmin(page, baseURL!);
  await walk(page, OF_ADMINISTRATORS);
  expect(foreign).toEqual([]);
});

test('an address that looks like another host opens a page of this one', async ({ page, baseURL, foreign, problems }) => {
  await seenDialog(page);
  for (const path of AWAY) {
    await page.goto(baseURL! + path);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
    expect(new URL(page.url()).host, path).toBe(new URL(baseURL!).host);
  }
  expect(foreign).toEqual([]);
  // Parts of pages that do not exist are answered 404, which the browser reports.
  expect(problems.splice(0).filter((problem) => !problem.includes('404'))).toEqual([]);
});

test('the watch over requests finds a picture and a script of another host', async ({ page, foreign, problems }) => {
  await page.route('https://tracker.example/**', (route) => route.abort());
  await page.route('**/planted', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Planted</h1><img src="https://tracker.example/p.gif"><script src="https://tracker.example/t.js"></script>' }));
  await page.goto('/planted');
  await expect.poll(() => foreign.length).toBe(2);
  expect(foreign.splice(0).sort()).toEqual(['GET https://tracker.example/p.gif', 'GET https://tracker.example/t.js']);
  problems.splice(0);
});
