import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { findings, tooWide } from '../stack/axe.ts';
import { expectBalance, joined } from '../stack/people.ts';
import { chooseLength, expectDone, resultOf, runPanel, runSample } from '../stack/runs.ts';
import { expect, test } from '../stack/test.ts';

/** Presses a download button. @returns the file's name and its first bytes */
async function kept(page: Page, name: string): Promise<{ name: string; text: string }> {
  const download = page.waitForEvent('download');
  await resultOf(page).getByRole('button', { name }).or(resultOf(page).getByRole('link', { name })).click();
  const file = await download;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

test('a member repeats an unsatisfying run for free, once a day', async ({ page, baseURL, problems }) => {
  await joined(page, baseURL!);
  await page.goto('/prompt/hook-factory');
  await runPanel(page).getByRole('button', { name: 'Surprise me' }).click();
  await chooseLength(page, 50);
  await runPanel(page).getByRole('button', { name: 'Generate · 1 token' }).click();
  await expectDone(page, 'Ta-da. Your text is here', 40);
  const result = resultOf(page);
  await expect(result.getByRole('button', { name: 'Regenerate · 1 token' })).toBeVisible();
  await expect(result.getByRole('button', { name: /^Free retry · (10|9) min left$/ })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  expect(await tooWide(page, [320, 375, 768])).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });

  const [markdown, plain] = [await kept(page, 'Download .md'), await kept(page, 'Download .txt')];
  expect([markdown.name, plain.name].join(' ')).toMatch(/^hook-factory[a-z0-9-]*\.md hook-factory[a-z0-9-]*\.txt$/);
  expect(plain.text.length).toBeGreaterThan(40);
  expect(plain.text).not.toMatch(/^#|\*\*/m);

  const first = new URL(page.url()).searchParams.get('run');
  await result.getByRole('button', { name: /^Free retry/ }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('run')).not.toBe(first);
  await expectDone(page, 'Ta-da. Your text is here', 40);
  await expect(result.getByText('Free retry: charged 0 instead of 1 token')).toBeVisible();
  await expect(result.getByRole('button', { name: /^Free retry/ })).toHaveCount(0);
  await expect(result.getByRole('button', { name: 'Regenerate · 1 token' })).toBeVisible();
  await expectBalance(page, 19);

  await runPanel(page).getByRole('button', { name: 'Generate · 1 token' }).click();
  await expectBalance(page, 18);
  await expectDone(page, 'Ta-da. Your text is here', 40);
  await expect(result.getByText('No free retry left today')).toBeVisible();

  await page.goto('/history');
  const rows = page.getByRole('table', { name: 'Runs' }).getByRole('row', { name: /Hook Factory/ });
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toContainText('free retry');
  await rows.nth(0).getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Free retry' }).click();
  await expect(page.getByText('Today’s free retry is used; Pro has three a day. Nothing was started or charged. New ones come at midnight (UTC).')).toBeVisible();
  // Removes the refused request from the test's problems, because the browser notes it in its console.
  expect(problems.splice(0)).toEqual([expect.stringContaining('409')]);
  await expectBalance(page, 18);
});

test('a downloaded picture has the name of its prompt', async ({ page, baseURL }) => {
  await joined(page, baseURL!);
  await runSample(page, 'quote-card-set', 'Generate · 2 tokens');
  await expectDone(page, 'Ta-da. Your image is here', 60);
  expect((await kept(page, 'Download')).name).toMatch(/^quote-card-set[a-z0-9-]*\.webp$/);
});
