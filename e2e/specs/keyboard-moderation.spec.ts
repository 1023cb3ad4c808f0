import type { Page } from '@playwright/test';
import { joined, seenDialog, withRole } from '../stack/people.ts';
import { expectToast } from '../stack/sign-in.ts';
import { submitted } from '../stack/submissions.ts';
import { tabTo } from '../stack/tab-to.ts';
import { expect, test } from '../stack/test.ts';

const exactly = (words: string): RegExp => new RegExp(`^${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);

/** Expects that some element has focus after the moderator's decision, so that the next Tab continues from there. */
const focusIsKept = (page: Page): Promise<void> => expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);

test('a moderator opens, reads, runs as a buyer and approves a submission, and rejects another one, by keyboard alone', async ({ page, baseURL, browser }) => {
  test.setTimeout(180_000);
  const writing = await browser.newPage({ baseURL });
  const author = await joined(writing, baseURL!);
  const [good, bad] = [`Clear letters of ${author.username}`, `Empty letters of ${author.username}`];
  await submitted(writing, baseURL!, good);
  await submitted(writing, baseURL!, bad);

  await seenDialog(page);
  const moderator = await withRole(page, baseURL!, 'moderator', browser);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: /^Hello, / })).toBeVisible();
  await tabTo(page, new RegExp(`^Account menu of ${moderator.username}`));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Moderation' })).toBeVisible();
  await page.keyboard.type('Moderation');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Marketplace' })).toBeVisible();
  const list = page.getByRole('list', { name: 'Submissions, oldest first' });
  await expect(list).toBeVisible();

  await tabTo(page, exactly(good));
  await page.keyboard.press('Enter');
  const desk = page.getByRole('region', { name: 'Submission' });
  await expect(desk.getByRole('heading', { name: good })).toBeVisible();
  await tabTo(page, exactly('It does what its description says'));
  await page.keyboard.press('Space');
  await expect(desk.getByText('1 of 3 by eye')).toBeVisible();
  await tabTo(page, exactly('rain'));
  await page.keyboard.press('Enter');
  await expect(desk.getByRole('region', { name: 'Run it as a buyer' }).getByLabel('Topic')).toHaveValue('rain');
  await tabTo(page, /^Run as buyer/);
  await page.keyboard.press('Enter');
  await expect(desk.getByText('Ta-da. Your text is here', { exact: true })).toBeVisible({ timeout: 40_000 });
  await tabTo(page, /^Approve/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: `Put “${good}” on sale?` }).getByRole('button', { name: 'Approve' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectToast(page, 'On sale', `“${good}”: @${author.username} has a message about it.`);
  await expect(list.getByRole('button', { name: good, exact: true })).toBeHidden();
  await focusIsKept(page);

  await tabTo(page, exactly(bad));
  await page.keyboard.press('Enter');
  await expect(desk.getByRole('heading', { name: bad })).toBeVisible();
  await tabTo(page, /^Reject/);
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: `Reject “${bad}”?` });
  await expect(question.getByRole('combobox', { name: 'Rule' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[role="option"][data-highlighted]')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(question.getByLabel('Why')).not.toHaveValue('');
  await tabTo(page, /^Reject/);
  await page.keyboard.press('Enter');
  await expectToast(page, 'Rejected', `“${bad}”: @${author.username} has a message about it.`);
  await expect(list.getByRole('button', { name: bad, exact: true })).toBeHidden();
  await focusIsKept(page);
  await expect.poll(async () => ((await (await writing.request.get('/api/decisions')).json()) as { items: { outcome: string }[] }).items.map(({ outcome }) => outcome).sort()).toEqual(['approved', 'rejected']);
  await writing.close();
});
