import type { Page } from '@playwright/test';
import { blankDraft } from '#contracts/prompt-drafts.ts';
import type { Draft, DraftContent } from '#contracts/prompt-drafts.ts';
import { findings } from '../stack/axe.ts';
import { putCounts } from '../stack/liked.ts';
import { expectBalance, joined, seenDialog } from '../stack/people.ts';
import { putPrice } from '../stack/priced.ts';
import { expectDone, runPanel } from '../stack/runs.ts';
import { secondLook } from '../stack/second-look.ts';
import { expect, test } from '../stack/test.ts';

const SEALED = 'plot-twist-with-three-endings';

/** Publishes a free prompt of the signed-in user, with one version for each text. */
async function published(page: Page, baseURL: string, title: string, templates: readonly string[]): Promise<Draft> {
  const headers = { origin: baseURL };
  const content = (template: string): DraftContent => ({
    ...blankDraft('text'), category: 'creative-writing', title, oneLiner: 'A small poem about one thing.', description: 'It writes a poem, and nothing but a poem.', template,
    form: { sections: [{ title: '', fields: [{ key: 'topic', type: 'short_text', label: 'Topic', required: true }] }] }, testInputs: [{ label: 'Owls', inputs: { topic: 'owls' } }],
  });
  const made = await page.request.post(`${baseURL}/api/drafts`, { data: { content: content(templates[0]!) }, headers });
  let { draft } = (await made.json()) as { draft: Draft };
  for (const template of templates) {
    const saved = await page.request.put(`${baseURL}/api/drafts/${draft.promptId}`, { data: { revision: draft.revision, content: content(template) }, headers });
    const { revision } = (await saved.json()) as { revision: number };
    const out = await page.request.post(`${baseURL}/api/drafts/${draft.promptId}/publish`, { data: { revision, changeNote: `Now it says: ${template.slice(0, 20)}`, despiteWarning: true }, headers });
    expect(out.status(), await out.text()).toBe(200);
    ({ draft } = (await out.json()) as { draft: Draft });
  }
  return draft;
}

interface Hung {
  promptId: string;
  topic: string;
  length: number;
  caption: string;
}

/** Runs a prompt of the signed-in user and chooses the result as a sample. */
async function hangSample(page: Page, baseURL: string, { promptId, topic, length, caption }: Hung): Promise<void> {
  const headers = { origin: baseURL };
  const run = await page.request.post(`${baseURL}/api/prompts/${promptId}/generate`, { data: { expectedTotal: 99, inputs: { topic }, length }, headers: { ...headers, 'idempotency-key': crypto.randomUUID() } });
  const { generation } = (await run.json()) as { generation: { id: string } };
  await expect.poll(async () => ((await (await page.request.get(`${baseURL}/api/generations/${generation.id}`)).json()) as { generation: { status: string } }).generation.status, { timeout: 30_000 }).toBe('succeeded');
  const hung = await page.request.post(`${baseURL}/api/prompts/${promptId}/samples`, { data: { generationId: generation.id, caption }, headers });
  expect(hung.status(), await hung.text()).toBe(201);
}

test("a sealed prompt shows bars in place of its text to a visitor; a run's royalty is credited to the later unlock, which is refunded", async ({ page, baseURL }) => {
  await putPrice(SEALED, { pricing: 'run_and_unlock', runRoyalty: 2, unlockPrice: 12 });
  await seenDialog(page);
  await page.goto(`/prompt/${SEALED}`);
  await expect(page.getByText('🔒 sealed: run it or unlock it')).toBeVisible();
  await expect(runPanel(page).getByRole('button', { name: /^Generate/ })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  // Checks at every width that the last button of the actions never stands alone in a row.
  for (const [width, last] of [[320, 'More actions'], [375, 'More actions'], [1280, 'Report']] as const) {
    await page.setViewportSize({ width, height: 720 });
    const tops = await Promise.all([page.getByRole('link', { name: 'Share', exact: true }), page.getByRole('button', { name: last, exact: true })].map(async (act) => (await act.first().boundingBox())?.y));
    expect(tops[1], `${width} px`).toBe(tops[0]);
  }
  await joined(page, baseURL!);
  await page.goto(`/prompt/${SEALED}`);
  const panel = runPanel(page);
  await panel.getByRole('button', { name: 'Surprise me' }).click();
  await expect(panel.getByText('Creator royalty')).toBeVisible();
  await panel.getByRole('slider', { name: 'Length' }).press('Home');
  await panel.getByRole('button', { name: 'Generate · 3 tokens' }).click();
  await expectDone(page, 'Ta-da. Your text is here', 40);
  await expectBalance(page, 17);
  const unlock = page.getByRole('region', { name: 'Unlock' });
  await expect(unlock.getByRole('button', { name: 'Unlock · 10 tokens' })).toBeVisible();
  await page.locator('header').getByRole('button', { name: 'Unlock · 10 tokens' }).click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(dialog.getByText('Royalties you paid in 30 days')).toBeVisible();
  await dialog.getByRole('button', { name: 'Unlock · 10 tokens' }).click();
  await expect(dialog.getByRole('heading', { name: 'It is yours' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Read the text' }).click();
  await expect(page.getByText('🔒 sealed: run it or unlock it')).toBeHidden();
  await expect(page.getByRole('region', { name: 'The template' })).toBeFocused();
  await expectBalance(page, 7);
  await expect(panel.getByText('Creator royalty')).toBeHidden();
  await unlock.getByRole('button', { name: 'Refund' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Refund' }).click();
  await expect(page.getByText('🔒 sealed: run it or unlock it')).toBeVisible();
  await expectBalance(page, 17);
});

test('on a phone the actions of a prompt stay in one row beside large counts, and the rarer ones are in a menu', async ({ page, baseURL }) => {
  const slug = 'difficult-email-kindly-said';
  await putCounts(slug, { likes: 1_234, saves: 5_678 });
  await page.setViewportSize({ width: 375, height: 740 });
  await joined(page, baseURL!);
  await page.goto(`/prompt/${slug}`);
  const like = page.getByRole('button', { name: /^Like\s*1,234 likes/ });
  await expect(like).toBeVisible();
  const acts = [like, page.getByRole('button', { name: /^Save\s*5,678 saves/ }), page.getByRole('button', { name: 'Remix' }), page.getByRole('link', { name: 'Share', exact: true }), page.getByRole('button', { name: 'More actions' })];
  expect(new Set(await Promise.all(acts.map(async (act) => Math.round((await act.boundingBox())!.y)))).size).toBe(1);
  // The buttons of wide windows are not behind them.
  await expect(page.getByRole('button', { name: 'Report', exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'More actions' }).press('Enter');
  await expect(page.getByRole('menuitem')).toHaveText(['Add to a collection', 'History', 'Copy link', 'Report']);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('menuitem', { name: 'Report' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  await expect(page).toHaveURL(`/prompt/${slug}/history`);
  await putCounts(slug, { likes: 0, saves: 0 });
});

test('the arrows between the samples of a prompt cover no line of a text sample', async ({ page, baseURL }) => {
  await joined(page, baseURL!);
  const { slug, promptId } = await published(page, baseURL!, `Long Poet ${Date.now().toString(36)}`, ['Write a short essay about {{topic}}.']);
  for (const topic of ['rabbits in hats', 'owls']) await hangSample(page, baseURL!, { promptId, topic, length: 300, caption: topic });
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 812 });
    await page.goto(`/prompt/${slug}`);
    const carousel = page.getByRole('region', { name: 'Samples' });
    const arrows = [carousel.getByRole('button', { name: 'Previous sample' }), carousel.getByRole('button', { name: 'Next sample' })];
    // Measures again while the page is still moving, because the lines and the arrows are measured one after another.
    await expect(async () => {
      const lines = await carousel.locator('p').first().evaluate((text) => {
        const letters = document.createRange();
        letters.selectNodeContents(text);
        const { right } = text.getBoundingClientRect();
        return [...letters.getClientRects()].filter((line) => line.left < right).map((line) => ({ right: line.right, bottom: line.bottom }));
      });
      expect(lines.length).toBeGreaterThan(5);
      for (const arrow of arrows) {
        const { x, y } = (await arrow.boundingBox())!;
        expect(lines.filter((line) => line.right > x && line.bottom > y)).toEqual([]);
      }
    }).toPass({ timeout: 10_000 });
  }
});

test('a reader compares versions, remixes a prompt and opens the family tree', secondLook(true), async ({ page, baseURL, browser }) => {
  await joined(page, baseURL!);
  const title = `Owl Poet ${Date.now().toString(36)}`;
  const { slug } = await published(page, baseURL!, title, ['Write a short poem about {{topic}}.', 'Write a long poem about {{topic}}.']);
  await page.goto(`/prompt/${slug}?tab=versions`);
  await expect(page.getByRole('complementary', { name: 'Your prompt' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Versions' }).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByLabel('Changes, word by word').locator('del')).toHaveText('short');
  await expect(page.getByLabel('Changes, word by word').locator('ins')).toHaveText('long');
  await expect(page.getByText('The form is the same.')).toBeVisible();
  const other = await browser.newPage();
  await joined(other, baseURL!);
  await other.goto(`/prompt/${slug}`);
  await other.getByRole('button', { name: 'Remix' }).click();
  await expect(other).toHaveURL(/\/edit\/prompt\//);
  await other.close();
});

test("a sample on the prompt's page shows a real run with inputs and cost, and a visitor copies its inputs into the form", secondLook(true), async ({ page, baseURL, browser }) => {
  await joined(page, baseURL!);
  const { slug, promptId } = await published(page, baseURL!, `Small Poet ${Date.now().toString(36)}`, ['Write one line about {{topic}}.']);
  await hangSample(page, baseURL!, { promptId, topic: 'rabbits in hats', length: 50, caption: 'Rabbits' });
  const visitor = await (await browser.newContext()).newPage();
  await seenDialog(visitor);
  await visitor.goto(`/prompt/${slug}`);
  const carousel = visitor.getByRole('region', { name: 'Samples' });
  await expect(carousel.getByText('Rabbits', { exact: true })).toBeVisible();
  await expect(carousel.getByRole('button', { name: /^Reproduce · 1 token/ })).toBeVisible();
  await carousel.getByRole('button', { name: /^Use these inputs/ }).click();
  await expect(runPanel(visitor).getByRole('textbox', { name: 'Topic' })).toHaveValue('rabbits in hats');
  expect(await findings(visitor)).toEqual([]);
  for (const tab of ['Reviews', 'Comments', 'Lineage', 'Versions', 'Samples']) {
    await visitor.getByRole('navigation', { name: 'About this prompt' }).getByRole('link', { name: new RegExp(`^${tab}`) }).click();
    await expect(visitor).toHaveURL(new RegExp(`tab=${tab.toLowerCase()}$`));
    await expect(visitor.locator('main [aria-busy=true]')).toHaveCount(0);
  }
  await visitor.context().close();
});

test('the address of a missing prompt shows the reason and other prompts to try', secondLook(true), async ({ page, problems }) => {
  await seenDialog(page);
  expect((await page.goto('/prompt/hook-machine'))!.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'This prompt has left the stage' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  expect(await findings(page)).toEqual([]);
  // Removes the 404 of the missing prompt from the test's problems, because the browser notes it in its console.
  problems.splice(0, problems.length, ...problems.filter((problem) => !problem.includes('hook-machine')));
});

test("a preset saves the inputs of a prompt's form under a name and is there at the next visit", secondLook(true), async ({ page, baseURL }) => {
  await joined(page, baseURL!);
  await page.goto('/prompt/hook-factory');
  const panel = runPanel(page);
  const subject = panel.getByLabel('What is the post about?');
  await subject.fill('Why the kettle hums');
  await panel.getByRole('button', { name: 'Presets' }).click();
  const dialog = page.getByRole('dialog', { name: 'Presets' });
  await dialog.getByRole('button', { name: 'Save preset' }).click();
  await expect(dialog.getByText('Give it a name')).toBeVisible();
  await dialog.getByLabel(/^Save the current inputs/).fill('Kettle');
  await dialog.getByRole('button', { name: 'Save preset' }).click();
  await expect(dialog.getByRole('button', { name: 'Use Kettle' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.reload();
  // Empties the form before the preset is applied, because the tab restores typed inputs.
  await expect(subject).toHaveValue('Why the kettle hums');
  await subject.fill('');
  await panel.getByRole('button', { name: 'Presets' }).click();
  await dialog.getByRole('button', { name: 'Use Kettle' }).click();
  await expect(dialog).toBeHidden();
  await expect(subject).toHaveValue('Why the kettle hums');
});
