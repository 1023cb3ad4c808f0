import { findings, tooWide } from '../stack/axe.ts';
import { closeEntries, endVoting, entered, expectBallots, openTextDaily, voter } from '../stack/challenges.ts';
import { choose } from '../stack/choose.ts';
import { joined, seenDialog } from '../stack/people.ts';
import { expect, test } from '../stack/test.ts';

test('a visitor sees today’s challenge at home, and a member finds it with its filters in the address', async ({ page, baseURL }) => {
  await seenDialog(page);
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Today’s challenge' }).getByRole('timer')).toBeVisible();
  await joined(page, String(baseURL));
  await page.goto('/challenges');
  await expect(page.getByRole('heading', { level: 1, name: 'Challenges' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Enter the challenge' })).toBeVisible();
  await page.getByRole('link', { name: /^Upcoming/ }).click();
  await choose(page.getByRole('radio', { name: 'Text' }));
  await expect(page).toHaveURL(/state=upcoming&type=text/);
  const notify = page.getByRole('button', { name: /^Notify me about/ }).first();
  await notify.click();
  await expect(page.getByRole('button', { name: /^You’ll hear about/ }).first()).toBeVisible();
  expect(await findings(page)).toEqual([]);
  expect(await tooWide(page, [320, 375, 1280])).toEqual([]);
});

test('people enter with results, vote by keyboard alone, and see the winners without a reload', async ({ page, baseURL, browser }) => {
  test.setTimeout(420_000);
  const url = String(baseURL);
  const challenge = await openTextDaily();
  await voter(page, url);
  await page.goto(`/challenge/${challenge.slug}`);
  const form = page.getByRole('form', { name: 'Run this prompt' });
  await form.getByRole('textbox').first().fill('A lighthouse keeper who writes to the sea');
  await form.getByRole('button', { name: 'Make your free try' }).click();
  const send = page.getByRole('form', { name: 'Send it as an entry' });
  await send.getByLabel('Title').fill('Letters to the tide', { timeout: 40_000 });
  await send.getByRole('button', { name: 'Submit as entry 1 of 3' }).click();
  await expect(page.getByText('It is in.')).toBeVisible();
  await expect(page.getByText('1 of 3 in', { exact: true })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  expect(await tooWide(page, [320, 375, 1280])).toEqual([]);

  for (const idea of ['A town that sleeps by day', 'The last postman', 'A clock that runs late on purpose']) {
    const other = await (await browser.newContext()).newPage();
    await voter(other, url);
    await entered(other, url, challenge, idea);
    await other.context().close();
  }
  await expectBallots(challenge, 4);
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
  const noted = duel.getByRole('status');
  await judge.waitForTimeout(2_500);
  await judge.keyboard.press('ArrowLeft');
  await expect(noted).toHaveText(/^Noted/);
  await judge.waitForTimeout(2_500);
  await judge.keyboard.press('z');
  await expect(noted).toHaveText('Taken back. The pair is here again.');
  for (const key of ['ArrowRight', 'ArrowDown', 's', 'ArrowLeft', 'ArrowLeft', 'ArrowRight']) {
    await judge.waitForTimeout(2_500);
    await judge.keyboard.press(key);
  }
  await expect(duel.getByRole('heading', { level: 1, name: 'You have seen every pair' })).toBeVisible();
  await judge.keyboard.press('Escape');
  await expect(duel).toHaveCount(0);

  // What a member writes below a challenge is text, whatever it holds.
  await page.goto(`/challenge/${challenge.slug}?tab=discussion`);
  const said = 'Lovely <img src=x onerror="document.title=1"><script>document.title=1</script> [here](javascript:alert(1))';
  await page.getByLabel('Your comment').fill(said);
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  const comment = page.getByRole('article', { name: /^Comment by/ });
  await expect(comment).toContainText('<img src=x onerror="document.title=1">');
  await expect(comment.locator('img[src="x"], script, a[href^="javascript"]')).toHaveCount(0);
  await expect(page).not.toHaveTitle('1');

  // The clock is moved: the page that stands open shows the places by itself.
  await page.goto(`/challenge/${challenge.slug}?tab=winners`);
  await expect(page.getByRole('heading', { name: 'No winners yet' })).toBeVisible();
  await endVoting(challenge);
  await expect(page.getByRole('region', { name: 'The first three places' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('table', { name: 'All places' }).getByRole('row')).toHaveCount(5);
  await expect(page.getByRole('region', { name: 'Your result' })).toContainText('of 4');
  expect(await findings(page)).toEqual([]);
  expect(await tooWide(page, [320, 375, 1280])).toEqual([]);
  await judge.goto(`/challenge/${challenge.slug}?tab=vote&duel=1`);
  await expect(judge.getByText(/^\d of \d$/)).toBeVisible();
  expect(await findings(judge)).toEqual([]);
  await judge.context().close();
});
