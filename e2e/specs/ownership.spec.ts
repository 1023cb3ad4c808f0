import type { Page } from '@playwright/test';
import { blankDraft } from '#contracts/prompt-drafts.ts';
import type { Draft, DraftContent } from '#contracts/prompt-drafts.ts';
import type { FormField } from '#contracts/prompt-form.ts';
import { findings, tooWide } from '../stack/axe.ts';
import { joined, seenDialog } from '../stack/people.ts';
import { putPrice } from '../stack/priced.ts';
import { expectDone, runPanel } from '../stack/runs.ts';
import { expect, test } from '../stack/test.ts';

const field = (key: string, label: string): FormField => ({ key, type: 'short_text', label, required: true });

function content(title: string, template: string, fields: FormField[]): DraftContent {
  return {
    ...blankDraft('text'), category: 'creative-writing', title, oneLiner: 'A small poem about one thing.', description: 'It writes a poem, and nothing but a poem.', template, outputSettings: { length: 50 },
    form: { sections: [{ title: '', fields }] }, testInputs: [{ label: 'Owls', inputs: Object.fromEntries(fields.map(({ key }) => [key, 'owls'])) }],
  };
}

/** Publishes this content as the next version of a prompt and puts it on sale directly, because a real sale needs a review, which another spec tests. */
async function publishAndSell(page: Page, baseURL: string, draft: Draft | null, next: DraftContent, changeNote: string): Promise<Draft> {
  const headers = { origin: baseURL };
  const begun = draft ?? ((await (await page.request.post(`${baseURL}/api/drafts`, { data: { content: next }, headers })).json()) as { draft: Draft }).draft;
  const saved = await page.request.put(`${baseURL}/api/drafts/${begun.promptId}`, { data: { revision: begun.revision, content: next }, headers });
  const { revision } = (await saved.json()) as { revision: number };
  const out = await page.request.post(`${baseURL}/api/drafts/${begun.promptId}/publish`, { data: { revision, changeNote, despiteWarning: true }, headers });
  expect(out.status(), await out.text()).toBe(200);
  const published = ((await out.json()) as { draft: Draft }).draft;
  await putPrice(published.slug, { pricing: 'run_and_unlock', runRoyalty: 2, unlockPrice: 12 });
  return published;
}

test('a buyer keeps the version of a prompt that they bought until they choose the newer one', async ({ page, baseURL, browser }) => {
  await joined(page, baseURL!);
  const title = `Rhyme Engine ${Date.now().toString(36)}`;
  const first = await publishAndSell(page, baseURL!, null, content(title, 'Write a short poem about {{topic}}.', [field('topic', 'Topic')]), 'The first one');
  const buyer = await (await browser.newContext()).newPage();
  await joined(buyer, baseURL!);
  const bought = await buyer.request.post(`${baseURL}/api/prompts/${first.promptId}/unlock`, { data: { expectedTotal: 12 }, headers: { origin: baseURL!, 'idempotency-key': crypto.randomUUID() } });
  expect(bought.status(), await bought.text()).toBe(201);
  await publishAndSell(page, baseURL!, first, content(title, 'Write a long poem about {{topic}} in a {{mood}} mood.', [field('topic', 'Topic'), field('mood', 'Mood')]), 'Longer, and it asks for a mood');

  await buyer.goto(`/prompt/${first.slug}`);
  const note = buyer.getByRole('region', { name: 'Your version' });
  await expect(note).toContainText('Version 1 (yours) · newer: 2');
  await expect(runPanel(buyer).getByRole('textbox', { name: 'Mood' })).toHaveCount(0);
  await note.getByRole('button', { name: 'What changed?' }).click();
  const dialog = buyer.getByRole('dialog');
  await expect(dialog.getByText('Longer, and it asks for a mood')).toBeVisible();
  await expect(dialog.getByLabel('Changes, word by word').locator('del').first()).toHaveText('short');
  await expect(dialog.getByRole('cell', { name: 'New' }).first()).toBeVisible();
  expect(await findings(buyer)).toEqual([]);
  await dialog.getByRole('button', { name: 'Stay on 1' }).click();
  await expect(note.getByRole('button', { name: 'Upgrade to 2' })).toHaveCount(0);
  await expect(note).toContainText('newer: 2');

  await runPanel(buyer).getByRole('textbox', { name: 'Topic' }).fill('rain');
  await note.getByRole('button', { name: 'What changed?' }).click();
  await dialog.getByRole('button', { name: 'Upgrade to 2' }).click();
  await expect(runPanel(buyer).getByRole('textbox', { name: 'Mood' })).toBeVisible();
  await expect(runPanel(buyer).getByRole('textbox', { name: 'Topic' })).toHaveValue('rain');
  await buyer.goto(`/prompt/${first.slug}?version=1`);
  await expect(note).toContainText('Version 1, as the link says');
  await buyer.context().close();

  await page.goto(`/prompt/${first.slug}`);
  await page.getByRole('link', { name: 'Analytics' }).click();
  await expect(page.getByText(`Only ${title}`)).toBeVisible();
  await expect(page.locator('dl > div').filter({ hasText: 'Unlocks' })).toContainText('1');
  await page.getByRole('link', { name: 'Show all prompts' }).click();
  await expect(page.getByRole('heading', { name: 'Forecast by release date' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Latest sales' })).toContainText(/Up to \d+ of \d+ tokens count/);
  expect(await findings(page)).toEqual([]);
  expect(await tooWide(page, [375, 1280])).toEqual([]);
});

test("on a phone the price of a prompt's run is always in reach, and the form in the sheet keeps the typed inputs", async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await joined(page, baseURL!);
  await seenDialog(page);
  await page.goto('/prompt/difficult-email-kindly-said');
  const bar = page.getByRole('button', { name: /^Generate · \d+ tokens?$/ });
  await expect(bar).toBeInViewport();
  await expect(runPanel(page)).toHaveCount(0);
  await bar.click();
  await runPanel(page).getByRole('button', { name: 'Surprise me' }).click();
  await runPanel(page).getByRole('slider', { name: 'Length' }).press('Home');
  const filled = await runPanel(page).getByRole('textbox').first().inputValue();
  expect(filled).not.toBe('');
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(runPanel(page)).toHaveCount(0);
  await expect(bar).toHaveText('Generate · 1 token');
  await bar.click();
  await expect(runPanel(page).getByRole('textbox').first()).toHaveValue(filled);
  await runPanel(page).getByRole('button', { name: 'Generate · 1 token' }).click();
  await expectDone(page, 'Ta-da. Your text is here', 40);
  expect(await tooWide(page, [320, 375])).toEqual([]);
});

test("the builder's start page lists the author's prompts and exports them as files", async ({ page, baseURL }) => {
  await joined(page, baseURL!);
  await page.goto('/create');
  await expect(page.getByRole('heading', { name: 'Or from a skeleton' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your prompts' })).toHaveCount(0);
  const title = `Rain Poet ${Date.now().toString(36)}`;
  await page.request.post(`${baseURL}/api/drafts`, { data: { content: content(title, 'Write about {{topic}}.', [field('topic', 'Topic')]) }, headers: { origin: baseURL! } });
  await page.reload();
  const own = page.getByRole('region', { name: 'Your prompts' });
  await expect(own.getByRole('link', { name: title })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await own.getByRole('button', { name: `Export “${title}”` }).click();
  const file = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Markdown' }).click();
  expect((await file).suggestedFilename()).toMatch(/\.prompt\.md$/);
});
