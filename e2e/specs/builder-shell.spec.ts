import { findings, tooWide } from '../stack/axe.ts';
import { draftOf, finishedContent } from '../stack/drafts.ts';
import { joined } from '../stack/people.ts';
import { secondLook } from '../stack/second-look.ts';
import { forgiveRefusals, toastOf } from '../stack/sign-in.ts';
import { tabTo } from '../stack/tab-to.ts';
import { expect, test } from '../stack/test.ts';

const STEPS = ['basics', 'template', 'fields', 'preview', 'test', 'publish'];

test('an author builds and publishes a prompt with the keyboard alone', async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  await joined(page, baseURL!);
  await page.goto('/create');
  await expect(page.getByRole('heading', { name: 'What will you make?' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Start from blank/ })).toBeEnabled();
  await tabTo(page, /^Start from blank/);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(/^Title/)).toBeVisible();
  await tabTo(page, /Category/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, /^Title/);
  const title = `Made by ten fingers ${Date.now().toString(36)}`;
  await page.keyboard.type(title);
  await tabTo(page, /^One-liner/);
  await page.keyboard.type('Explains a thing without a mouse.');
  await page.keyboard.press('Shift+Tab');
  await tabTo(page, /^Continue to template/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/step=template/);
  await tabTo(page, /^Template/);
  await page.keyboard.type(`Explain {{topic}} to somebody who has never held a mouse, number ${title}.`);
  await page.keyboard.press('Escape');
  await tabTo(page, /^Create field/);
  await page.keyboard.press('Enter');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await tabTo(page, /^Steps|^4?Test\b/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/step=test/);
  await tabTo(page, /^Topic/);
  await page.keyboard.type('a trackball');
  await tabTo(page, /^Save$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 of 1 to publish')).toBeVisible();
  await tabTo(page, /^Continue to price/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Publish now/);
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Out of the hat!' });
  await expect(sheet).toContainText(`Version 1 of "${title}" is published.`);
  await tabTo(page, /^Open its page/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test("the builder's problems link to their place, the address names the step, and undo names the change that it takes back", secondLook(true), async ({ page, baseURL }) => {
  await joined(page, baseURL!);
  await page.goto('/create?step=publish&sell=1');
  await expect(page.getByRole('radio', { name: /^Per run/ })).toBeChecked();
  await expect(page.getByText('You earn up to 4 of 5 tokens for each run.')).toBeVisible();
  const summary = page.getByRole('region', { name: /parts are missing before you can publish/ });
  await summary.getByRole('button', { name: /Write one line about what it makes/ }).click();
  await expect(page).toHaveURL(/step=basics/);
  await expect(page.getByLabel(/^One-liner/)).toBeFocused();
  await page.keyboard.type('Says it in one line.');
  await expect(summary.getByRole('button', { name: /Write one line/ })).toHaveCount(0);
  await expect(page).toHaveURL(/\/edit\/prompt\/.*step=basics/);
  await summary.getByRole('button', { name: /Give it a title/ }).click();
  await page.keyboard.type('A title');
  await page.keyboard.press('Control+z');
  await expect(page.getByLabel(/^Title/)).toHaveValue('');
  await page.getByRole('button', { name: 'Redo: Title' }).click();
  await expect(page.getByLabel(/^Title/)).toHaveValue('A title');
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: /^Test/ }).click();
  await expect(page).toHaveURL(/step=test/);
  await page.goBack();
  await expect(page).toHaveURL(/step=basics/);
  await expect(page.getByLabel(/^Title/)).toHaveValue('A title');
});

test('a test run in the builder is paid and shown, and its inputs are kept; a published prompt can be withdrawn and changed', secondLook(true), async ({ page, baseURL, problems }) => {
  test.setTimeout(120_000);
  await joined(page, baseURL!);
  const content = finishedContent('A paragraph to be published');
  const { promptId } = await draftOf(page, baseURL!, content);
  await page.goto(`/edit/prompt/${promptId}?step=test`);
  await page.getByRole('button', { name: 'Fill in Example' }).click();
  await expect(page.getByLabel(/^Topic/)).toHaveValue('tea');
  await page.getByRole('button', { name: 'Run the draft · 1 token' }).click();
  await expect(page.getByRole('region', { name: 'Result' }).first()).toContainText('charged 1', { timeout: 40_000 });
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: /publish/i }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Published v1')).toBeVisible();

  const fresh = await draftOf(page, baseURL!, finishedContent('Soon gone'));
  await page.goto(`/edit/prompt/${fresh.promptId}?step=publish`);
  await page.getByRole('button', { name: 'Delete this draft' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/create$/);
  await page.goto(`/edit/prompt/${fresh.promptId}`);
  await expect(page.getByRole('heading', { name: 'Draft not found' })).toBeVisible();

  // Publishes a text that is nearly the same as another author's: the builder warns, and the author can publish it all the same.
  await joined(page, baseURL!);
  const twin = await draftOf(page, baseURL!, { ...content, title: 'A paragraph once more' });
  await page.goto(`/edit/prompt/${twin.promptId}?step=publish`);
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByRole('link', { name: content.title })).toHaveAttribute('href', /^\/prompt\//);
  await page.getByRole('button', { name: 'Publish anyway' }).click();
  await page.getByRole('dialog', { name: 'Out of the hat!' }).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Take it out of the marketplace' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take it out' }).click();
  await expect(toastOf(page, 'Taken out of the marketplace')).toBeVisible();
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();
  forgiveRefusals(problems);
});

for (const theme of ['light', 'dark'] as const) {
  test(`every step of the builder is accessible and fits every screen, ${theme}`, secondLook(true), async ({ page, baseURL }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await joined(page, baseURL!);
    await page.goto('/create');
    await expect(page.getByRole('heading', { name: 'Or from a skeleton' })).toBeVisible();
    expect(await findings(page)).toEqual([]);
    expect(await tooWide(page)).toEqual([]);
    await page.getByRole('button', { name: /Product in motion/ }).click();
    await expect(page).toHaveURL(/\/edit\/prompt\//);
    for (const step of STEPS) {
      await page.goto(`${page.url().split('?')[0]!}?step=${step}`);
      await expect(page.getByRole('navigation', { name: 'Steps' })).toBeVisible();
      await page.setViewportSize({ width: 375, height: 800 });
      expect(await findings(page), `${step} on a phone`).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 800 });
      expect(await findings(page), step).toEqual([]);
      expect(await tooWide(page), step).toEqual([]);
    }
  });
}
