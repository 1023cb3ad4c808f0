import { findings, tooWide } from '../stack/axe.ts';
import { draftOf, finishedContent } from '../stack/drafts.ts';
import { look } from '../stack/look.ts';
import { joined } from '../stack/people.ts';
import { sampleOf } from '../stack/samples.ts';
import { expect, test } from '../stack/test.ts';

test('an author finds, selects, categorises, publishes and deletes many own prompts', async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  await joined(page, baseURL!);
  for (const word of ['harbour', 'lantern', 'meadow']) await draftOf(page, baseURL!, { ...finishedContent(`A calm ${word}`), category: null });
  await draftOf(page, baseURL!, { ...finishedContent('Unfinished and very long, so that a title which is clipped would be seen at once by its author'), testInputs: [] });
  await page.goto('/create');
  await page.getByRole('link', { name: 'Manage all 4' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your prompts' })).toBeVisible();
  const list = page.getByRole('list', { name: 'Your prompts' });
  await expect(list.getByRole('listitem')).toHaveCount(4);
  expect(await findings(page)).toEqual([]);
  await page.getByPlaceholder('Search your prompts').fill('calm');
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expect(page).toHaveURL(/q=calm/);

  await page.getByRole('checkbox', { name: 'Select these 3' }).check();
  const bar = page.getByRole('group', { name: 'Selected prompts' });
  await bar.getByRole('button', { name: 'Set category' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set the category of 3 prompts' });
  await dialog.getByRole('combobox').click();
  await page.getByRole('option', { name: 'Text: Blog writing' }).click();
  await dialog.getByRole('button', { name: 'Set category' }).click();
  await expect(list.getByText('Blog writing')).toHaveCount(3);
  // Each action removes the button that had the focus.
  await expect(page.getByRole('checkbox', { name: 'Select these 3' })).toBeFocused();

  // Prompts stay selected after a change of category, so that they can be published next.
  await bar.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('dialog', { name: 'Publish these 3 prompts?' }).getByRole('button', { name: 'Cancel' }).click();

  await page.getByPlaceholder('Search your prompts').fill('');
  await expect(list.getByRole('listitem')).toHaveCount(4);
  await page.getByRole('checkbox', { name: 'Select these 4' }).check();
  await bar.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('dialog', { name: 'Publish these 4 prompts?' }).getByRole('button', { name: 'Publish' }).click();
  const report = page.getByRole('dialog', { name: '3 of 4 published' });
  await expect(report.getByText('17 more can be published in bulk today.')).toBeVisible();
  await expect(report.getByText('Save one set of test inputs.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('checkbox', { name: 'Select these 4' })).toBeFocused();

  // Expects that prompts which could not be published stay selected.
  await bar.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('checkbox', { name: 'Select these 3' })).toBeFocused();
  await page.keyboard.press('Space');
  await bar.getByRole('button', { name: 'Clear selection' }).click();
  await expect(page.getByRole('checkbox', { name: 'Select these 3' })).toBeFocused();
  expect(await tooWide(page, [320, 375])).toEqual([]);
});

test('an author with a selection above the daily limit publishes the first ones, reads all that is missing, and the others stay selected', async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  await joined(page, baseURL!);
  for (let number = 1; number <= 22; number += 1) await draftOf(page, baseURL!, { ...finishedContent(`Letter ${number}`), oneLiner: '', category: null });
  await page.goto('/create/prompts');
  // The job tray covers no link, so it needs room beside the titles.
  expect((await page.getByRole('link', { name: 'Letter 22' }).boundingBox())!.width).toBeLessThan(200);
  await page.getByRole('checkbox', { name: 'Select these 22' }).check();
  const bar = page.getByRole('group', { name: 'Selected prompts' });
  await bar.getByRole('button', { name: 'Publish' }).click();
  const question = page.getByRole('dialog', { name: 'Publish 20 prompts of 22?' });
  await expect(question).toContainText('The first 20 of your selection can go now, and the others stay selected.');
  await look(page, 'bulk-publish-first');
  await question.getByRole('button', { name: 'Publish the first 20' }).click();
  const report = page.getByRole('dialog', { name: '0 of 20 published' });
  await expect(report.getByText('Write one line about what it makes.')).toHaveCount(20);
  await expect(report.getByText('Choose a category.')).toHaveCount(20);
  await look(page, 'bulk-publish-report');
  await report.getByRole('button', { name: 'Close' }).last().click();
  await expect(bar).toContainText('22 prompts selected');
});

test('a paid prompt needs a sample before its submission, and its author sees the state of the review on a private page', async ({ page, baseURL, browser, problems }) => {
  test.setTimeout(120_000);
  await joined(page, baseURL!);
  const title = `A paid paragraph ${Date.now().toString(36)}`;
  const testInputs = ['tea', 'rain', 'hats'].map((topic) => ({ label: topic, inputs: { topic } }));
  const draft = await draftOf(page, baseURL!, { ...finishedContent(title), pricing: 'unlock', unlockPrice: 40, testInputs });
  await page.goto(`/edit/prompt/${draft.promptId}?step=publish`);
  await expect(page.getByText('A sample is missing')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit for review' })).toBeDisabled();
  await look(page, 'draft-sample-missing');
  await page.getByRole('button', { name: 'Go to the samples' }).click();
  await expect(page.getByRole('region', { name: 'Samples' }).getByText('Paid prompts show at least one sample.')).toBeVisible();
  await sampleOf(page, baseURL!, { ...draft, inputs: { topic: 'tea' } });
  await page.goto(`/edit/prompt/${draft.promptId}?step=test`);
  await expect(page.getByRole('region', { name: 'Samples' }).getByText('Waits for its version')).toBeVisible();
  // The excerpt ends at a whole line: what is shown is no higher than its lines.
  const excerpt = page.getByRole('region', { name: 'Samples' }).locator('[data-excerpt]');
  expect(await excerpt.evaluate((box) => { const lines = box.clientHeight / parseFloat(getComputedStyle(box).lineHeight); return Math.abs(lines - Math.round(lines)) < 0.1; }), 'whole lines').toBe(true);
  await look(page, 'draft-samples');
  expect(await findings(page)).toEqual([]);
  await page.goto(`/edit/prompt/${draft.promptId}?step=publish`);
  await page.getByRole('button', { name: 'Submit for review' }).click();
  const sent = page.getByRole('dialog', { name: 'Sent to review' });
  await expect(sent.getByText('Other people find no page there until a moderator approves it.')).toBeVisible();
  await look(page, 'sent-to-review');
  await sent.getByRole('link', { name: 'Follow the review' }).click();

  await expect(page).toHaveURL(/\/review$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('In review', { exact: true })).toBeVisible();
  await expect(page.getByText('Submitted for review, version 1')).toBeVisible();
  await look(page, 'prompt-in-review');
  await expect(page.getByText(/taken down/i)).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
  expect(await tooWide(page, [320, 375])).toEqual([]);
  // Opens the public address of the submitted prompt, which shows its author the review page, and other people a missing page.
  const { draft: { slug } } = (await (await page.request.get(`/api/drafts/${draft.promptId}`)).json()) as { draft: { slug: string } };
  await page.goto(`/prompt/${slug}`);
  await expect(page).toHaveURL(/\/review$/);
  // Removes the 404 of the public address from the test's problems, because the browser notes it in its console.
  expect(problems.splice(0)).toEqual([expect.stringContaining('404')]);
  const stranger = await browser.newPage({ baseURL: baseURL! });
  await joined(stranger, baseURL!);
  await stranger.goto(`/edit/prompt/${draft.promptId}/review`);
  await expect(stranger.getByRole('heading', { name: 'No prompt of yours at this address' })).toBeVisible();
});
