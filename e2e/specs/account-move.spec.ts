import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { accountPortrait } from '../../backend/modules/portability/testing/account-portrait.ts';
import { findings, tooWide } from '../stack/axe.ts';
import { draftOf, finishedContent } from '../stack/drafts.ts';
import { startOwnStack } from '../stack/own-stack.ts';
import type { OwnStack } from '../stack/own-stack.ts';
import { joined } from '../stack/people.ts';
import { card, openSettings } from '../stack/settings.ts';
import { expect, test } from '../stack/test.ts';
import { beginRun } from '../stack/wallet.ts';

let there: OwnStack;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  there = await startOwnStack();
});
test.afterAll(() => there.stop());

/** Prepares the export of the account on the open settings page, and saves the file. */
async function exported(page: Page, path: string): Promise<void> {
  const move = card(page, 'Move to another installation');
  await move.getByRole('button', { name: 'Prepare the file' }).click();
  const link = move.getByRole('link', { name: 'Download the file' });
  await expect(link).toBeVisible({ timeout: 60_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  await download.saveAs(path);
}

test('a member exports their account, imports it into a second installation, and finds the same works there', async ({ page, baseURL, browser }, info) => {
  test.setTimeout(180_000);
  const url = String(baseURL);
  const headers = { origin: url };
  await joined(page, url);
  for (const [contentType, prompt] of [['image', 'A fox with a lantern'], ['text', 'A long walk by the sea']]) await beginRun(page, url, { contentType, prompt });
  const creations = async () => ((await (await page.request.get('/api/creations')).json()) as { items: { id: string }[] }).items;
  await expect.poll(async () => (await creations()).length, { timeout: 60_000 }).toBe(2);
  for (const word of ['harbour', 'lantern']) await draftOf(page, url, finishedContent(`A calm ${word}`));
  const { folder } = (await (await page.request.post('/api/folders', { data: { name: 'Launch week', icon: 'rocket' }, headers })).json()) as { folder: { id: string } };
  const { collection } = (await (await page.request.post('/api/collections', { data: { name: 'Moons', visibility: 'public', add: 'owner', kind: 'mixed' }, headers })).json()) as { collection: { id: string } };
  for (const { id } of await creations()) {
    expect((await page.request.post(`/api/folders/${folder.id}/items`, { data: { itemType: 'creation', itemId: id }, headers })).status()).toBe(201);
    expect((await page.request.post(`/api/collections/${collection.id}/items`, { data: { itemType: 'creation', itemId: id, note: 'The third try' }, headers })).status()).toBe(201);
  }
  await openSettings(page, 'data');
  expect(await findings(page)).toEqual([]);
  const before = info.outputPath('before.zip');
  await exported(page, before);

  const other = await (await browser.newContext({ baseURL: there.url, reducedMotion: 'reduce' })).newPage();
  await joined(other, there.url);
  await openSettings(other, 'data');
  const take = card(other, 'Import an account');
  await take.locator('input[type=file]').setInputFiles(before);
  await take.getByRole('button', { name: 'Import this file' }).click();
  await expect(take.getByText(/^\d+ imported, 0 skipped, 0 failed\. /)).toBeVisible({ timeout: 60_000 });
  for (const words of ['Prompt: A calm harbour', 'Creation: A fox with a lantern', 'Collection: Moons', 'Folder: Launch week']) await expect(take.getByRole('list', { name: 'Report' })).toContainText(words);
  expect(await findings(other)).toEqual([]);
  expect(await tooWide(other, [320, 375, 1280])).toEqual([]);
  const after = info.outputPath('after.zip');
  await exported(other, after);
  expect(accountPortrait(readFileSync(after))).toEqual(accountPortrait(readFileSync(before)));
  await other.goto('/my-creations');
  await expect(other.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: /^All ?2$/ })).toBeVisible();
  await other.context().close();
});
