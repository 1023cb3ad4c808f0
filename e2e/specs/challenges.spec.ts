import type { Locator, Page } from '@playwright/test';
import { findings, tooWide } from '../stack/axe.ts';
import { closeEntries, crowdVotes, endVoting, entered, expectBallots, openTextDaily, payDay, showResults, voter } from '../stack/challenges.ts';
import { choose } from '../stack/choose.ts';
import { look } from '../stack/look.ts';
import { openBell } from '../stack/messages.ts';
import { payFor } from '../stack/orders.ts';
import { asAdmin, expectBalance, joined, newcomer, seenDialog } from '../stack/people.ts';
import { expect, test } from '../stack/test.ts';
import { covers, cutTexts } from '../stack/text-lines.ts';

test('a visitor sees today’s challenge on the home page, and a member finds it in the list by filters that the address keeps', async ({ page, baseURL, problems }) => {
  test.setTimeout(180_000);
  await seenDialog(page);
  await page.goto('/');
  // The card of today's challenge loads when the visitor comes near it.
  await page.getByRole('heading', { name: 'Videos' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: 'Today’s challenge' }).getByRole('timer')).toBeVisible({ timeout: 40_000 });
  await joined(page, String(baseURL));
  await page.goto('/challenges');
  await expect(page.getByRole('heading', { level: 1, name: 'Challenges' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Enter the challenge' })).toBeVisible();
  await look(page, 'challenges');
  await page.getByRole('link', { name: /^Upcoming/ }).click();
  await choose(page.getByRole('radio', { name: 'Text' }));
  await expect(page).toHaveURL(/state=upcoming&type=text/);
  // The list before the filter stays until the new one is there, and a press on one of its cards would tell nothing about the new list.
  await expect(page.locator('main li > article:not([data-type="text"])')).toHaveCount(0);
  const notify = page.getByRole('button', { name: /^Notify me about/ }).first();
  await notify.click();
  await expect(page.getByRole('button', { name: /^You’ll hear about/ }).first()).toBeVisible();
  expect(await findings(page)).toEqual([]);
  expect(await tooWide(page, [320, 375, 1280])).toEqual([]);
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/challenge\//);
  await expect(page.getByRole('main').getByRole('timer').first()).toBeVisible();
  expect(await findings(page)).toEqual([]);
  expect(await tooWide(page, [320, 375, 1280])).toEqual([]);
  await look(page, 'challenge-before');
  await page.goto('/challenges?state=mine');
  await expect(page.getByRole('button', { name: /^You’ll hear about/ }).first()).toBeVisible();
  await page.goto('/challenges?state=mine&type=image');
  await expect(page.getByRole('link', { name: 'See what is open' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await look(page, 'challenges-empty');
  // The server renders the list of the address, so only another tab asks from the browser.
  await page.route('**/api/challenges?*', (route) => route.abort());
  await page.getByRole('link', { name: /^Voting/ }).click();
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible({ timeout: 30_000 });
  expect(await findings(page)).toEqual([]);
  await look(page, 'challenges-error');
  problems.length = 0;
});

test('people enter results into a challenge, forty people vote, one of them by keyboard alone, and podium, prize, message and badge appear without a reload', async ({ page, baseURL, browser, playwright }) => {
  test.setTimeout(900_000);
  const url = String(baseURL);
  const challenge = await openTextDaily();
  await voter(page, url, newcomer());
  await page.goto(`/challenge/${challenge.slug}`);
  const form = page.getByRole('form', { name: 'Run this prompt' });
  await form.getByRole('textbox').first().fill('A lighthouse keeper who writes to the sea');
  await form.getByRole('button', { name: 'Make your free try' }).click();
  const send = page.getByRole('form', { name: 'Send it as an entry' });
  await send.getByLabel('Title').fill('Letters to the tide', { timeout: 40_000 });
  await send.getByRole('button', { name: 'Submit as entry 1 of 3' }).click();
  await expect(page.getByText('It is in.')).toBeVisible();
  // The form with the pressed button is gone.
  await expect(page.locator(':focus')).toContainText('It is in.');
  await expect(page.getByText('1 of 3 in', { exact: true })).toBeVisible();
  await expect(page.locator('[data-achievements]')).toContainText('Step Right Up', { timeout: 30_000 });
  expect(await findings(page)).toEqual([]);
  expect(await tooWide(page, [320, 375, 1280])).toEqual([]);
  await look(page, 'challenge-active');

  for (const idea of ['A town that sleeps by day', 'The last postman', 'A clock that runs late on purpose']) {
    const other = await (await browser.newContext()).newPage();
    await voter(other, url);
    await entered(other, url, challenge, idea);
    await other.context().close();
  }
  await expectBallots(challenge, 4);
  await page.goto(`/challenge/${challenge.slug}?tab=entries`);
  await expect(page.getByRole('list', { name: 'Entries', exact: true }).getByRole('listitem')).toHaveCount(4);
  await look(page, 'challenge-entries');
  const texts = page.getByRole('button', { name: /^Look closer at entry/ }).locator('> span');
  for (const width of [320, 375, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await cutTexts(texts), `${width} px`).toBe(0);
    const mine = page.getByRole('listitem').filter({ has: page.getByText('Yours', { exact: true }) });
    expect(await covers(mine.getByText('Yours', { exact: true }), mine.locator('button > span')), `${width} px`).toBe(false);
  }
  await closeEntries(challenge);

  const judge = await (await browser.newContext({ viewport: { width: 375, height: 812 } })).newPage();
  await voter(judge, url);
  await judge.goto(`/challenge/${challenge.slug}?tab=vote`);
  await judge.getByRole('link', { name: 'Start voting' }).press('Enter');
  const duel = judge.getByRole('dialog', { name: /Blind vote/ });
  await expect(duel.getByRole('region', { name: 'Left entry' })).toBeVisible();
  await expect(duel).not.toContainText('Letters to the tide');
  expect(await findings(judge)).toEqual([]);
  expect(await tooWide(judge, [320, 375])).toEqual([]);
  await look(judge, 'challenge-vote');
  // Hints about keys are shown with a mouse, and not on a wide screen that is touched.
  const touched = await (await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 1024, height: 768 }, storageState: await judge.context().storageState() })).newPage();
  await touched.goto(`${url}/challenge/${challenge.slug}?tab=vote&duel=1`);
  await expect(touched.getByRole('region', { name: 'Left entry' })).toBeVisible();
  await judge.setViewportSize({ width: 1024, height: 768 });
  const keys = (of: Page) => of.getByRole('dialog', { name: /Blind vote/ }).locator('kbd').filter({ visible: true });
  await expect(keys(judge)).toHaveText(['?', '←', '→', '↓', 'S']);
  await expect(keys(touched)).toHaveCount(0);
  await touched.context().close();
  const noted = duel.getByRole('status');
  // Votes for a pair by a key after looking at both entries; the next pair appears shortly after the answer.
  const answer = async (key: string): Promise<void> => {
    await judge.waitForTimeout(2_500);
    await Promise.all([judge.waitForResponse((response) => /\/votes(\/|$)/.test(new URL(response.url()).pathname)), judge.keyboard.press(key)]);
  };
  await answer('ArrowLeft');
  await expect(noted).toHaveText(/^Noted/);
  await answer('z');
  await expect(noted).toHaveText('Taken back. The pair is here again.');
  for (const key of ['ArrowRight', 'ArrowDown', 's', 'ArrowLeft', 'ArrowLeft', 'ArrowRight']) await answer(key);
  await expect(duel.getByRole('heading', { level: 1, name: 'You have seen every pair' })).toBeVisible();
  await judge.keyboard.press('Escape');
  await expect(duel).toHaveCount(0);
  await expect(judge.getByRole('heading', { level: 2, name: 'You have seen every pair' })).toBeVisible();
  await expect(judge.getByRole('link', { name: 'Start voting' })).toHaveCount(0);
  await judge.goto(`/challenge/${challenge.slug}?tab=vote`);
  await expect(judge.getByRole('region', { name: 'Your entries' })).toContainText('Next: wait for the results.');
  await look(judge, 'challenge-voting');
  await crowdVotes(playwright.request, url, challenge, 40);

  // Writes a comment below the challenge that looks like HTML; the page must show it as text.
  await page.goto(`/challenge/${challenge.slug}?tab=discussion`);
  const said = 'Lovely <img src=x onerror="document.title=1"><script>document.title=1</script> [here](javascript:alert(1))';
  await page.getByLabel('Your comment').fill(said);
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  const comment = page.getByRole('article', { name: /^Comment by/ });
  await expect(comment).toContainText('<img src=x onerror="document.title=1">');
  await expect(comment.locator('img[src="x"], script, a[href^="javascript"]')).toHaveCount(0);
  await expect(page).not.toHaveTitle('1');

  // Moves the challenge's times in the tables; the open page shows the next phase by itself.
  await endVoting(challenge);
  await page.goto(`/challenge/${challenge.slug}?tab=winners`);
  await expect(page.getByRole('heading', { name: 'No winners yet' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await look(page, 'challenge-judging');
  await showResults(challenge);
  await expect(page.getByRole('region', { name: 'The first three places' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('table', { name: 'All places' }).getByRole('row')).toHaveCount(5);
  await expect(page.getByRole('region', { name: 'Your result' })).toContainText('1st of 4');
  await expect(page.getByRole('region', { name: 'How it was counted' })).toContainText(/People voting\s*41/);
  const tokens = async (): Promise<number> => Number(/\d+/.exec(String(await page.getByRole('button', { name: /^Balance: / }).getAttribute('aria-label')))?.[0]);
  const before = await tokens();
  await payDay(challenge);
  await expect(page.locator('[data-achievements]')).toContainText('Laurels', { timeout: 60_000 });
  await expect.poll(tokens).toBeGreaterThanOrEqual(before + 5);
  const bell = await openBell(page);
  await expect(bell).toContainText(`You won “${challenge.title}”`);
  await expect(bell).toContainText(`5 tokens from “${challenge.title}”`);
  await page.keyboard.press('Escape');
  expect(await findings(page)).toEqual([]);
  expect(await tooWide(page, [320, 375, 1280])).toEqual([]);
  await look(page, 'challenge-winners');
  const framed = page.getByRole('main').locator('[data-entry-words]');
  for (const width of [320, 375, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await framed.count()).toBeGreaterThan(6);
    expect(await cutTexts(framed), `${width} px`).toBe(0);
  }
  const newcomers = page.getByRole('region', { name: 'Best newcomer' });
  await expect(newcomers).toContainText('1st overall');
  await expect(newcomers).not.toContainText('token');
  await judge.goto(`/challenge/${challenge.slug}?tab=vote&duel=1`);
  await expect(judge.getByText('1 of 6 pairs', { exact: true })).toBeVisible();
  for (let pair = 2; pair <= 6; pair += 1) await judge.keyboard.press('ArrowRight');
  await expect(judge.getByText('6 of 6 pairs', { exact: true })).toBeVisible();
  expect(await findings(judge)).toEqual([]);
  await look(judge, 'challenge-vote-closed');
  await judge.keyboard.press('Escape');
  await expect(judge.getByText('You saw 6 pairs. 5 of them can be compared with the final order.')).toBeVisible();
  await judge.context().close();
});

test('a cancelled challenge returns the entry fee, and its open page says that it was cancelled', async ({ page, baseURL, browser }) => {
  test.setTimeout(180_000);
  const url = String(baseURL);
  const challenge = await openTextDaily(3);
  await voter(page, url);
  await page.goto('/');
  await payFor(page, url, 'Mini Boost');
  await expectBalance(page, 60);
  await entered(page, url, challenge, 'A kettle that sings in rain', 3);
  await page.goto(`/challenge/${challenge.slug}`);
  await expectBalance(page, 57);
  const office = await (await browser.newContext()).newPage();
  await asAdmin(office, url);
  const cancelled = await office.request.post(`${url}/api/admin/challenges/${challenge.id}/cancel`, { data: { reason: 'The theme was given twice.' }, headers: { origin: url, 'idempotency-key': crypto.randomUUID() } });
  expect(cancelled.status(), await cancelled.text()).toBe(200);
  await office.context().close();
  await expect(page.getByText('This challenge was cancelled', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expectBalance(page, 60);
  const own = page.getByRole('region', { name: 'Your entries' });
  await expect(own).toContainText('This challenge was cancelled. Your entry fee came back: 3 tokens.');
  await expect(own).not.toContainText('of 3 in');
  await expect(await openBell(page)).toContainText(`“${challenge.title}” was cancelled`);
  await page.keyboard.press('Escape');
  expect(await findings(page)).toEqual([]);
  expect(await tooWide(page, [320, 375, 1280])).toEqual([]);
  await look(page, 'challenge-cancelled');
});

test('on a phone the streak stands above the list, each card says its time in one line, and the open tab is in sight before and after the window changes its size', async ({ page, baseURL }) => {
  // Scripts hear of no new width here, so styles alone must put the streak above the list.
  await page.addInitScript(() => { MediaQueryList.prototype.addEventListener = () => undefined; });
  // Windows are high, because the title of the day's theme has one to three lines above the tabs.
  await page.setViewportSize({ width: 1280, height: 3_000 });
  await joined(page, String(baseURL));
  await page.goto('/challenges?state=mine');
  const tabs = page.getByRole('navigation', { name: 'Challenges by state' });
  const mine = tabs.getByRole('link', { name: /^Mine/ });
  const streak = page.getByRole('heading', { name: 'Start a challenge streak' });
  await expect(streak).toBeVisible();
  await expect(mine).toBeInViewport({ ratio: 0.9 });
  const topOf = async (of: Locator): Promise<number> => (await of.boundingBox())!.y;
  await page.setViewportSize({ width: 375, height: 3_000 });
  await expect(mine).toBeInViewport({ ratio: 0.9 });
  expect(await topOf(streak)).toBeLessThan(await topOf(tabs));
  await page.reload();
  await expect(mine).toBeInViewport({ ratio: 0.9 });
  await page.setViewportSize({ width: 320, height: 3_000 });
  await expect(mine).toBeInViewport({ ratio: 0.9 });
  await page.goto('/challenges');
  const times = page.getByRole('article').getByText(/ (left|to vote)$|^(opens|results) in /).filter({ visible: true });
  await expect(times.first()).toBeVisible();
  expect(await times.evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().height).filter((height) => height > 27))).toEqual([]);
});

test('the titles of the administrators’ calendar stand below each other, whatever the type of the day', async ({ page, baseURL }) => {
  await asAdmin(page, String(baseURL));
  await page.goto('/admin/challenges?tab=calendar');
  const days = page.getByRole('list', { name: 'Dailies by day' });
  for (const type of ['Text', 'Image', 'Video']) await expect(days.getByText(type, { exact: true }).first()).toBeVisible();
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const starts = await days.getByRole('listitem').evaluateAll((rows) => rows.map((row) => Math.round(row.children[2]!.getBoundingClientRect().left)));
    expect(new Set(starts).size, `${width} px`).toBe(1);
  }
  expect(await findings(page)).toEqual([]);
});
