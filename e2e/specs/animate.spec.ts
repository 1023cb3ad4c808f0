import type { Page } from '@playwright/test';
import { findings } from '../stack/axe.ts';
import { joined, seenDialog } from '../stack/people.ts';
import { expectDone, runPanel } from '../stack/runs.ts';
import { expect, test } from '../stack/test.ts';
import { beginRun } from '../stack/wallet.ts';

test.beforeEach(({ page }) => seenDialog(page));

/** Makes a picture for the user of this page and opens the sheet with its details. */
async function pictured(page: Page, baseURL: string): Promise<string> {
  await joined(page, baseURL);
  await beginRun(page, baseURL, { contentType: 'image', prompt: 'A fox with a lantern' });
  const newest = async () => ((await (await page.request.get('/api/creations')).json()) as { items: { id: string }[] }).items[0]?.id;
  await expect.poll(newest, { timeout: 40_000 }).toBeDefined();
  const id = String(await newest());
  await page.goto(`/my-creations?creation=${id}`);
  await expect(page.getByRole('dialog', { name: 'A fox with a lantern' }).getByRole('button', { name: 'Full size' }).first()).toBeVisible();
  return id;
}

test('a member animates a picture into a clip by keyboard, and clip and picture link to each other', async ({ page, baseURL }) => {
  test.setTimeout(150_000);
  const id = await pictured(page, String(baseURL));
  await page.getByRole('dialog').getByRole('button', { name: 'Animate' }).press('Enter');
  const picker = page.getByRole('dialog', { name: 'Animate it with' });
  await picker.getByRole('searchbox').fill('mascot');
  const prompt = picker.getByRole('link', { name: /Looping Mascot/ });
  await expect(picker.getByRole('link')).toHaveCount(1);
  expect(await findings(page)).toEqual([]);
  await prompt.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/prompt/looping-mascot\\?from=${id}&input=`));
  const panel = runPanel(page);
  await expect(panel.getByText('Your picture is attached.')).toBeVisible();
  await panel.getByRole('textbox', { name: 'Who is it?' }).fill('A fox');
  await panel.getByRole('textbox', { name: 'One action' }).fill('it lifts the lantern');
  await panel.getByRole('button', { name: 'Generate · 5 tokens' }).press('Enter');
  await expectDone(page, 'Ta-da. Your video is here', 90);
  await page.goto('/my-creations?tab=videos');
  await page.getByRole('heading', { name: /it lifts the lantern/ }).getByRole('button').press('Enter');
  const lineage = page.getByRole('dialog').getByRole('region', { name: 'Lineage' }).getByRole('listitem');
  await expect(lineage).toHaveText([/A fox with a lantern/, /This one/]);
  await lineage.getByRole('button', { name: 'A fox with a lantern' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`creation=${id}`));
  await expect(lineage).toHaveText([/This one/, /it lifts the lantern/]);
  await page.getByRole('dialog').getByRole('button', { name: 'Whole tree' }).press('Enter');
  const tree = page.getByRole('dialog', { name: 'Whole tree' });
  await expect(tree.getByRole('listitem').filter({ hasText: 'This one' }).first()).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await tree.getByRole('button', { name: /^A fox · it lifts the lantern/ }).press('Enter');
  await expect(tree).toHaveCount(0);
  await expect(lineage).toHaveText([/A fox with a lantern/, /This one/]);
});

test('a member uses a picture as input of another picture', async ({ page, baseURL }) => {
  test.setTimeout(150_000);
  const id = await pictured(page, String(baseURL));
  await page.getByRole('dialog').getByRole('button', { name: 'Use as input' }).click();
  const picker = page.getByRole('dialog', { name: 'Use it as input of' });
  await picker.getByRole('searchbox').fill('product shot');
  await picker.getByRole('link', { name: /Studio Product Shot/ }).click();
  await expect(runPanel(page).getByText('Your picture is attached.')).toBeVisible();
  await runPanel(page).getByRole('textbox', { name: 'Product' }).fill('A brass lantern');
  await runPanel(page).getByRole('button', { name: /^Generate/ }).click();
  await expectDone(page, 'Ta-da. Your image is here', 60);
  await expect.poll(async () => ((await (await page.request.get(`/api/creations/${id}/lineage`)).json()) as { lineage: { ledTo: object[] } }).lineage.ledTo.length).toBe(1);
});
