import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { CLIENT_DIR } from '../../infra/run/client-build.mjs';
import { joined } from '../stack/people.ts';
import { secondLook } from '../stack/second-look.ts';
import { expect, test } from '../stack/test.ts';

/** Returns the path of the built file for a source file of the client, without its leading slash. */
function fileOf(source: string): string {
  const manifest = JSON.parse(readFileSync(join(process.env.E2E_CLIENT_DIR ?? CLIENT_DIR, '.vite/manifest.json'), 'utf8')) as Record<string, { file: string }>;
  return manifest[source]!.file;
}

const CODE = '**/assets/*.js*';
const notice = (page: Page) => page.getByRole('status', { name: 'Missing parts' });

/** Opens a member's home page and waits for everything that it loads by itself. */
async function atHome(page: Page, baseURL: string): Promise<void> {
  await joined(page, baseURL);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: /^Hello, / })).toBeVisible();
  await expect(notice(page)).toBeAttached();
  await page.waitForLoadState('networkidle');
}

/** Removes errors about code files that the test blocks from the test's problems. */
const forgiveFiles = (problems: string[]): unknown => problems.splice(0, problems.length, ...problems.filter((problem) => !/ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of 404|websocket/i.test(problem)));

test('when the code of the next page does not arrive, the old page stays, and the next one opens when the reader presses the button', async ({ page, baseURL, problems }) => {
  await atHome(page, baseURL!);
  await page.route(CODE, (route) => route.abort());
  await page.getByRole('link', { name: 'My Creations' }).click();
  await expect(notice(page)).toContainText('This part did not load');
  await expect(page.getByRole('heading', { level: 1, name: /^Hello, / })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.unroute(CODE);
  await notice(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Creations' })).toBeVisible();
  await expect(notice(page)).toBeEmpty();
  forgiveFiles(problems);
});

test('one failed request for the code of a page is retried without a message to the reader', async ({ page, baseURL, problems }) => {
  await atHome(page, baseURL!);
  let failures = 0;
  await page.route(`**/${fileOf('app/routes/my-creations.tsx')}`, (route) => {
    failures += 1;
    return route.abort();
  });
  await page.getByRole('link', { name: 'My Creations' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Creations' })).toBeVisible();
  expect(failures).toBeGreaterThan(0);
  await expect(notice(page)).toBeEmpty();
  forgiveFiles(problems);
});

test('after a deployment, when the code of the next page is gone, a button loads the page again', async ({ page, baseURL, problems }) => {
  await atHome(page, baseURL!);
  await page.route(CODE, (route) => route.fulfill({ status: 404, json: { success: false } }));
  await page.getByRole('link', { name: 'My Creations' }).click();
  await notice(page).getByRole('button', { name: 'Try again' }).click();
  const again = notice(page).getByRole('button', { name: 'Load the page again' });
  await expect(again).toBeVisible();
  await page.unroute(CODE);
  await again.click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Creations' })).toBeVisible();
  forgiveFiles(problems);
});

test('a dialog whose code was missing offline appears when the browser is online again', secondLook(true), async ({ page, context, baseURL, problems }) => {
  await atHome(page, baseURL!);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Balance: 20 tokens. Open wallet' }).click();
  await expect(notice(page)).toContainText('This part did not load');
  await expect(page.getByRole('heading', { level: 1, name: /^Hello, / })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByText('This part did not load')).toHaveCount(0);
  forgiveFiles(problems);
});

test('a part of a page whose code does not arrive shows a notice in its place, and loads when the reader presses the button', secondLook(true), async ({ page, baseURL, problems }) => {
  await atHome(page, baseURL!);
  await page.goto('/marketplace');
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('region', { name: 'About this prompt' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const code = `**/${fileOf('features/prompts/lineage/lineage-tab.tsx')}*`;
  await page.route(code, (route) => route.abort());
  const about = page.getByRole('region', { name: 'About this prompt' });
  await about.getByRole('link', { name: 'Lineage' }).click();
  await expect(about.getByRole('alert')).toContainText('This part did not load');
  await expect(notice(page)).toBeEmpty();
  await page.unroute(code);
  await about.getByRole('button', { name: 'Try again' }).click();
  await expect(about.getByText('This part did not load')).toHaveCount(0);
  forgiveFiles(problems);
});

test('the notice that the code of a page is missing disappears when the reader opens another page', secondLook(true), async ({ page, baseURL, problems }) => {
  await atHome(page, baseURL!);
  const code = `**/${fileOf('app/routes/my-creations.tsx')}*`;
  await page.route(code, (route) => route.abort());
  await page.getByRole('link', { name: 'My Creations' }).click();
  await expect(notice(page)).toContainText('This part did not load');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Marketplace' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Hello, / })).toHaveCount(0);
  await expect(notice(page)).toBeEmpty();
  forgiveFiles(problems);
});
