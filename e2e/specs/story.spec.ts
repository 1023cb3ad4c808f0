import type { Page } from '@playwright/test';
import { findings } from '../stack/axe.ts';
import { buildPrompt, draftId, goTo } from '../stack/building.ts';
import type { Building } from '../stack/building.ts';
import { choose } from '../stack/choose.ts';
import { ledgerOf, linesOf } from '../stack/ledger.ts';
import { look } from '../stack/look.ts';
import { expectBalance, joined, newPerson, seenDialog, withRole } from '../stack/people.ts';
import { expectDone, resultOf, runPanel } from '../stack/runs.ts';
import { walletPart } from '../stack/wallet.ts';
import { expect, test } from '../stack/test.ts';

const STAMP = Date.now().toString(36);
/** Makes a text of random words, because the builder warns about a text that is nearly the same as an earlier one. */
const fresh = (): string => Array.from({ length: 24 }, () => crypto.randomUUID().slice(0, 6)).join(' ');
const ROYALTY = 2;
const UNLOCK = 12;

const LETTER: Building = {
  type: 'Text', category: 'Creative writing', title: `Letters from the lighthouse ${STAMP}`, oneLiner: 'A short letter from a keeper who has seen some weather.',
  description: 'Tell it who writes to whom.\n\n- **Warm**, never sweet\n- One smell, one sound',
  fields: ['Short text', 'Long text', 'Select', 'Radio cards', 'Multi-select', 'Checkbox'], keys: ['short_text', 'long_text', 'select', 'radio_cards', 'multi_select', 'checkbox'],
  opening: `Write a letter from the keeper of lighthouse ${STAMP}, with the patience of a tide. Nothing of this: ${fresh()}.`,
};
const POSTER: Building = {
  type: 'Image', category: 'Concept art', title: `Paper harbour ${STAMP}`, oneLiner: 'A harbour folded of paper, in your colours.', description: 'A small town of folded paper by the sea.',
  fields: ['Number', 'Slider', 'Colour', 'Image upload', 'Tags'], keys: ['number', 'slider', 'colour', 'image_upload', 'tags'], opening: `A harbour folded of paper for ${STAMP}, seen from above. Nothing of this: ${fresh()}.`,
};
const FILM: Building = {
  type: 'Video', category: 'Animation', title: `A kite learns to land ${STAMP}`, oneLiner: 'Six seconds of a kite that changes its mind.', description: 'A small film about a kite.',
  fields: ['Inserts text', 'Date', 'Web address', 'Text file', 'Rows'], keys: ['inserts_text', 'date', 'web_address', 'text_file', 'rows'], opening: `A kite over field ${STAMP} that changes its mind. Nothing of this: ${fresh()}.`,
};

async function runOnce(page: Page, slug: string, fill: () => Promise<void>, button: string, done: string, seconds: number): Promise<void> {
  await page.goto(`/prompt/${slug}`);
  await runPanel(page).getByRole('button', { name: 'Surprise me' }).click();
  await fill();
  await runPanel(page).getByRole('button', { name: button, exact: true }).click();
  await expectDone(page, done, seconds);
}

test('three prompts are built, sold, run, unlocked, remixed, reviewed and refunded, and the ledger explains every token', async ({ page: creator, baseURL, browser }) => {
  test.setTimeout(600_000);
  const author = await joined(creator, baseURL!);
  const buyer = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  const reader = newPerson();
  const slugs = { letter: '', poster: '', film: '' };
  const slugOf = async (id: string): Promise<string> => ((await (await creator.request.get(`/api/drafts/${id}`)).json()) as { draft: { slug: string } }).draft.slug;

  await test.step('a creator publishes a free image prompt and a free video prompt with ten types of fields', async () => {
    for (const [name, building] of [['poster', POSTER], ['film', FILM]] as const) {
      await buildPrompt(creator, building, 1);
      await look(creator, `builder-publish-${name}`);
      await creator.getByRole('button', { name: 'Publish now' }).click();
      await expect(creator.getByRole('dialog', { name: 'Out of the hat!' })).toBeVisible();
      slugs[name] = await slugOf(draftId(creator));
    }
  });

  await test.step('the creator seals and prices a text prompt with the other six types of fields, and submits it for review', async () => {
    await buildPrompt(creator, LETTER, 3);
    await choose(creator.getByRole('radio', { name: /^Run or unlock/ }));
    await creator.getByLabel(/^Tokens per run/).fill(String(ROYALTY));
    await creator.getByLabel(/^Tokens to unlock/).fill(String(UNLOCK));
    await creator.getByLabel(/^Tokens to unlock/).blur();
    await look(creator, 'builder-price');
    await creator.getByRole('button', { name: 'Go to the samples' }).click();
    await creator.getByRole('button', { name: /^Run the draft/ }).click();
    await creator.getByRole('button', { name: 'Use as a sample' }).click({ timeout: 60_000 });
    await expect(creator.getByRole('button', { name: 'Is a sample' })).toBeVisible();
    await goTo(creator, /[Pp]ublish/);
    await creator.getByRole('button', { name: 'Submit for review' }).click();
    await expect(creator.getByRole('dialog', { name: 'Sent to review' })).toContainText('A moderator reviews version 1');
    slugs.letter = await slugOf(draftId(creator));
    expect((await buyer.request.get(`/api/prompts/${slugs.letter}`)).status()).toBe(404);
  });

  await test.step('a moderator approves the submitted text prompt', async () => {
    const office = await (await browser.newContext({ baseURL: baseURL! })).newPage();
    await withRole(office, baseURL!, 'moderator', browser);
    await office.goto('/admin/marketplace');
    await office.getByRole('list', { name: 'Submissions, oldest first' }).getByRole('button', { name: LETTER.title }).click();
    const submission = office.getByRole('region', { name: 'Submission' });
    await expect(submission).toContainText('with the patience of a tide');
    await look(office, 'moderator');
    await submission.getByRole('group', { name: 'Decision' }).getByRole('button', { name: /^Approve/ }).click();
    const question = office.getByRole('dialog').or(office.getByRole('alertdialog'));
    await expect(question).toContainText(`Put “${LETTER.title}” on sale?`);
    await question.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(question).toBeHidden();
    await office.context().close();
    await expect.poll(async () => (await buyer.request.get(`/api/prompts/${slugs.letter}`)).status()).toBe(200);
  });

  await test.step("another user opens the prompt's page, and the text is sealed", async () => {
    await seenDialog(buyer);
    await joined(buyer, baseURL!, reader);
    await buyer.goto(`/prompt/${slugs.letter}`);
    await expect(buyer.getByText('🔒 sealed: run it or unlock it')).toBeVisible();
    expect(await buyer.content()).not.toContain('patience of a tide');
    expect(await findings(buyer)).toEqual([]);
    await expectBalance(buyer, 20);
    await look(buyer, 'prompt-sealed');
  });

  await test.step('the user runs the text for 3, the image for 2 and the video for 5 tokens, as the buttons said', async () => {
    await runOnce(buyer, slugs.letter, async () => {
      await runPanel(buyer).getByRole('slider', { name: 'Length' }).press('Home');
      await expect(runPanel(buyer).getByText('Creator royalty')).toBeVisible();
    }, 'Generate · 3 tokens', 'Ta-da. Your text is here', 60);
    await expectBalance(buyer, 17);
    await look(buyer, 'run-text');
    await runOnce(buyer, slugs.poster, async () => undefined, 'Generate · 2 tokens', 'Ta-da. Your image is here', 60);
    await expectBalance(buyer, 15);
    await look(buyer, 'run-image');
    await runOnce(buyer, slugs.film, async () => undefined, 'Generate · 5 tokens', 'Ta-da. Your video is here', 90);
    await expectBalance(buyer, 10);
    await look(buyer, 'run-video');
  });

  await test.step('the user unlocks the text prompt for 10 tokens, because royalties already paid lower the price', async () => {
    await buyer.goto(`/prompt/${slugs.letter}`);
    await buyer.locator('header').getByRole('button', { name: 'Unlock · 10 tokens' }).click();
    const dialog = buyer.getByRole('alertdialog').or(buyer.getByRole('dialog'));
    await expect(dialog.getByText('Royalties you paid in 30 days')).toBeVisible();
    await look(buyer, 'unlock-dialog');
    await dialog.getByRole('button', { name: 'Unlock · 10 tokens' }).click();
    await expect(dialog.getByRole('heading', { name: 'It is yours' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Read the text' }).click();
    await expect(buyer.getByRole('main')).toContainText('with the patience of a tide');
    await expectBalance(buyer, 0);
    await look(buyer, 'prompt-unlocked');
  });

  await test.step('the user reviews the prompt', async () => {
    await buyer.goto(`/prompt/${slugs.letter}?tab=reviews`);
    const form = buyer.getByRole('region', { name: 'Write a review' });
    await form.getByRole('radio', { name: /^5 stars/ }).check({ force: true });
    await form.getByLabel('In a few words').fill('Salt on the paper');
    await form.getByLabel('What should others know?').fill('It smelled of rope.');
    await form.getByRole('button', { name: 'Post review' }).click();
    await expect(buyer.getByRole('region', { name: 'Your review' })).toContainText('Salt on the paper');
    await look(buyer, 'review');
  });

  await test.step('the user remixes the prompt into a draft that names its origin', async () => {
    await buyer.getByRole('button', { name: 'Remix' }).click();
    await expect(buyer).toHaveURL(/\/edit\/prompt\//);
    await expect(buyer.getByLabel(/^Title/)).toHaveValue(new RegExp(STAMP));
    await look(buyer, 'remix');
    await buyer.goto(`/prompt/${slugs.letter}?tab=lineage`);
    await look(buyer, 'lineage');
  });

  await test.step('the user gets a refund within the day, and the prompt is sealed again', async () => {
    await buyer.goto(`/prompt/${slugs.letter}`);
    await buyer.getByRole('region', { name: 'Unlock' }).getByRole('button', { name: 'Refund' }).click();
    await look(buyer, 'give-back');
    await buyer.getByRole('alertdialog').getByRole('button', { name: 'Refund' }).click();
    await expect(buyer.getByText('🔒 sealed: run it or unlock it')).toBeVisible();
    await expectBalance(buyer, 10);
  });

  await test.step('the wallets of creator and user explain every token', async () => {
    const lines = await linesOf(buyer, baseURL!);
    expect(lines.map(({ type, amount, balanceAfter }) => [type, amount, balanceAfter])).toEqual([
      ['reward', 20, 20], ['generation', -3, 17], ['generation', -2, 15], ['generation', -5, 10], ['unlock', -10, 0], ['refund', 10, 10],
    ]);
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(10);
    expect(await ledgerOf(reader.username)).toEqual({ spendable: 10, held: 0, pending: 0, unbalanced: 0 });
    await buyer.goto('/wallet');
    const activity = walletPart(buyer, 'Activity');
    for (const amount of ['+20', '−3', '−2', '−5', '−10', '+10']) await expect(activity.getByText(amount, { exact: true })).toBeVisible();
    for (const title of [LETTER.title, POSTER.title, FILM.title]) await expect(activity.getByText(title).first()).toBeVisible();
    await look(buyer, 'wallet-buyer');

    expect((await linesOf(creator, baseURL!)).map(({ type, amount }) => [type, amount])).toEqual([['reward', 20], ['generation', -1]]);
    expect(await ledgerOf(author.username)).toEqual({ spendable: 19, held: 0, pending: ROYALTY, unbalanced: 0 });
    await creator.goto('/wallet');
    await expectBalance(creator, 19);
    await expect(walletPart(creator, 'Your tokens')).toContainText('2');
    await look(creator, 'wallet-creator');
  });

  await test.step('the creator finds messages about the text prompt under the bell', async () => {
    await creator.goto('/');
    await creator.getByRole('button', { name: /notifications/i }).first().click();
    await expect(creator.getByRole('dialog').getByText(/Letters from the lighthouse/).first()).toBeVisible();
    await look(creator, 'messages');
    await expect(resultOf(creator)).toHaveCount(0);
  });
  await buyer.context().close();
});
