import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { findings, tooWide } from '../stack/axe.ts';
import { choose } from '../stack/choose.ts';
import { expectUnread, joined } from '../stack/people.ts';
import { runPanel } from '../stack/runs.ts';
import { expect, test } from '../stack/test.ts';
import { beginRun, walletPart } from '../stack/wallet.ts';

const row = (page: Page, name: string | RegExp) => page.getByRole('table', { name: 'Runs' }).getByRole('row', { name });

async function figures(page: Page): Promise<string[]> {
  return page.locator('dl[aria-label=Totals]').first().locator('dd').allTextContents();
}

test('a member filters past runs in the history, reads their figures, and downloads, repeats and deletes them', async ({ page, baseURL }) => {
  await joined(page, baseURL!);
  await page.goto('/history');
  await expect(page.getByRole('heading', { name: 'No history. You\'re basically a time traveler who hasn\'t left yet ⏳' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Browse marketplace' })).toBeVisible();
  expect(await findings(page)).toEqual([]);

  const headers = () => ({ origin: baseURL!, 'idempotency-key': crypto.randomUUID() });
  // Opens a starter prompt by its name, because the first prompt of the marketplace depends on what other specs have published.
  const { prompt } = (await (await page.request.get(`${baseURL}/api/prompts/hook-factory`)).json()) as { prompt: { id: string; title: string; sampleInputs: { inputs: Record<string, unknown> }[] } };
  const { id, title } = prompt;
  const { inputs } = prompt.sampleInputs[0]!;
  expect((await page.request.post(`${baseURL}/api/prompts/${id}/generate`, { data: { expectedTotal: 99, inputs, length: 50 }, headers: headers() })).status()).toBe(202);
  await page.goto('/history');
  await expect(row(page, title)).toContainText('Done', { timeout: 30_000 });
  await expect.poll(() => figures(page)).toEqual(['1', '1', '0', '100%']);
  expect((await page.request.post(`${baseURL}/api/ai/generate`, { data: { expectedTotal: 99, contentType: 'text', prompt: '=A hat that waits', length: 50 }, headers: headers() })).status()).toBe(202);
  await page.reload();
  await expect(page.getByRole('table', { name: 'Runs' }).getByRole('row')).toHaveCount(3);
  await expect(row(page, /=A hat that waits/)).toContainText('Done', { timeout: 30_000 });
  expect(await findings(page)).toEqual([]);

  await page.getByRole('search', { name: 'Runs' }).getByRole('combobox', { name: /^Prompt/ }).click();
  await page.getByRole('option', { name: title }).click();
  await expect(page).toHaveURL(new RegExp(`promptId=${id}`));
  await expect(page.getByRole('table', { name: 'Runs' }).getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByRole('table', { name: 'Runs' }).getByRole('row')).toHaveCount(3);

  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  const csv = await readFile(await (await file).path(), 'utf8');
  expect(csv).toContain('\'=A hat that waits');
  expect(await tooWide(page, [320, 375, 768])).toEqual([]);
  // On phones nothing but its words explains the checkbox above the cards.
  await expect(page.getByRole('checkbox', { name: 'Select all finished runs shown' }).locator('..').getByText('Select all')).toHaveCSS('position', 'static');
  await page.setViewportSize({ width: 1280, height: 800 });

  await row(page, title).getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Use the same inputs' }).click();
  const typed = Object.values(inputs).find((value) => typeof value === 'string' && value.length > 8) as string;
  await expect.poll(() => runPanel(page).locator('input, textarea').evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value))).toContain(typed);

  await page.goto('/history');
  await choose(page.getByRole('checkbox', { name: 'Select all finished runs shown' }));
  await page.getByRole('toolbar', { name: 'Selected runs' }).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: /^No history/ })).toBeVisible();
});

test('the history and the wallet that a member left and comes back to show the run that began meanwhile', async ({ page, baseURL }) => {
  await joined(page, baseURL!);
  await page.goto('/history');
  await page.getByRole('link', { name: 'Browse marketplace' }).click();
  await expect(page).toHaveURL(/\/marketplace/);
  await beginRun(page, baseURL!, { contentType: 'text', prompt: 'A hat that waits', length: 50 });
  await expectUnread(page, 2);
  await page.goBack();
  await expect(row(page, /A hat that waits/)).toContainText('Done');
  await expect.poll(() => figures(page)).toEqual(['1', '1', '0', '100%']);

  await page.goto('/wallet');
  const activity = walletPart(page, 'Activity');
  await expect(activity.getByRole('link', { name: 'Free-form text' })).toHaveCount(1);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Marketplace' }).click();
  await expect(page).toHaveURL(/\/marketplace/);
  await beginRun(page, baseURL!, { contentType: 'text', prompt: 'A rabbit that waits', length: 50 });
  await expectUnread(page, 3);
  await page.goBack();
  await expect(activity.getByRole('link', { name: 'Free-form text' })).toHaveCount(2);
});

test('the history page of a prompt offers a reader without runs to run it, and shows no link to the versions', async ({ page, baseURL }) => {
  await joined(page, baseURL!);
  const { items } = (await (await page.request.get(`${baseURL}/api/prompts?contentType=image`)).json()) as { items: { slug: string; title: string }[] };
  await page.goto(`/prompt/${items[0]!.slug}/history`);
  await expect(page.getByRole('heading', { level: 1, name: `History of ${items[0]!.title}` })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Run this prompt' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Versions' })).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
});
