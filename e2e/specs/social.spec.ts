import type { Browser, Page } from '@playwright/test';
import { findings, tooWide } from '../stack/axe.ts';
import { fillRegistration, joined, newPerson, seenDialog } from '../stack/people.ts';
import type { Person } from '../stack/people.ts';
import { expectDone, resultOf, runPanel } from '../stack/runs.ts';
import { publishedPrompt, ranPrompt, socialSubjects } from '../stack/spoken.ts';
import type { PublishedPrompt } from '../stack/spoken.ts';
import { expect, test } from '../stack/test.ts';

interface Shop {
  creator: Page;
  creatorName: string;
  prompt: PublishedPrompt;
}

/** Registers a creator in a browser of their own and publishes a prompt. */
async function shopOf(browser: Browser, baseURL: string, name: string): Promise<Shop> {
  const creator = await (await browser.newContext({ baseURL })).newPage();
  const { username } = await joined(creator, baseURL);
  return { creator, creatorName: username, prompt: await publishedPrompt(creator, baseURL, name) };
}
const otherPerson = async (browser: Browser, baseURL: string): Promise<{ page: Page; person: Person }> => {
  const page = await (await browser.newContext({ baseURL })).newPage();
  return { page, person: await joined(page, baseURL) };
};
const head = (page: Page) => page.locator('main header').first();
const like = (page: Page) => head(page).getByRole('button', { name: /^Like/ });
const save = (page: Page) => head(page).getByRole('button', { name: /^Save/ });

test.beforeEach(({ page }) => seenDialog(page));

test('a visitor likes a prompt, signs in, and finds it liked; saving the prompt and following its creator show at once, and all survive a reload', async ({ page, baseURL, browser }) => {
  const { creator, creatorName, prompt } = await shopOf(browser, baseURL!, 'Likeable');
  await page.goto(`/prompt/${prompt.slug}`);
  await like(page).click();
  await fillRegistration(page, newPerson());
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/prompt/${prompt.slug}`));
  await expect(like(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(like(page)).toContainText('1');
  await save(page).click();
  await expect(save(page)).toHaveAttribute('aria-pressed', 'true');
  await head(page).getByRole('button', { name: `Follow ${creatorName}` }).click();
  await expect(head(page).getByRole('button', { name: `Following ${creatorName}: stop` })).toBeVisible();
  await page.reload();
  await expect(like(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(save(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(head(page).getByRole('button', { name: `Following ${creatorName}: stop` })).toBeVisible();
  await like(page).click();
  await expect(like(page)).toHaveAttribute('aria-pressed', 'false');

  await page.goto(`/profile/${creatorName}`);
  await page.getByRole('button', { name: '1 follower', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `People around ${creatorName}` });
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Following ${creatorName}: stop` }).click();
  await expect(page.getByRole('button', { name: '0 followers', exact: true })).toBeVisible();

  // Expects that creators cannot like or follow their own work, and that the creator got one message about the follower, who has unfollowed since.
  await creator.goto(`/prompt/${prompt.slug}`);
  await expect(save(creator)).toBeVisible();
  await expect(like(creator)).toHaveCount(0);
  await expect.poll(() => socialSubjects(creator, baseURL!)).toHaveLength(1);
});

test('a like of a prompt that the server refuses is taken back on the page, with the reason', async ({ page, baseURL, browser, problems }) => {
  const { prompt } = await shopOf(browser, baseURL!, 'Refused');
  await joined(page, baseURL!);
  await page.goto(`/prompt/${prompt.slug}`);
  await page.route('**/api/prompts/*/like', (route) => route.fulfill({ status: 409, json: { success: false, code: 'own_prompt', message: 'The hat says no.', requestId: 'x' } }));
  await like(page).click();
  await expect(page.getByText('The hat says no.')).toBeVisible();
  await expect(like(page)).toHaveAttribute('aria-pressed', 'false');
  expect(problems.splice(0).join()).toContain('409');
});

test('a user runs and rates a prompt; the review that the user posts by keyboard is marked helpful, answered, changed and taken down', async ({ page, baseURL, browser }) => {
  test.setTimeout(120_000);
  const { creator, creatorName, prompt } = await shopOf(browser, baseURL!, 'Reviewed');
  await page.goto(`/prompt/${prompt.slug}?tab=reviews`);
  await expect(page.getByText('People who ran this prompt can review it.')).toBeVisible();
  const { username } = await joined(page, baseURL!);
  await page.goto(`/prompt/${prompt.slug}?tab=reviews`);
  await runPanel(page).getByLabel('Topic').fill('tea');
  await runPanel(page).getByRole('slider', { name: 'Length' }).press('Home');
  await runPanel(page).getByRole('button', { name: /^Generate/ }).click();
  await expectDone(page, 'Ta-da. Your text is here', 40);
  const thumbs = resultOf(page).getByRole('group', { name: 'How is it?' });
  await thumbs.getByRole('button', { name: 'Thumbs down' }).click();
  await thumbs.getByRole('button', { name: 'Thumbs up' }).click();
  await expect(thumbs.getByRole('button', { name: 'Thumbs down' })).toHaveAttribute('aria-pressed', 'false');
  await expect(thumbs.getByRole('button', { name: 'Thumbs up' })).toHaveAttribute('aria-pressed', 'true');
  const form = page.getByRole('region', { name: 'Write a review' });
  await expect(form).toBeVisible();
  await page.reload();
  await expect(thumbs.getByRole('button', { name: 'Thumbs up' })).toHaveAttribute('aria-pressed', 'true');

  await form.getByRole('button', { name: 'Post review' }).click();
  await expect(form.getByText('Give it one to five stars')).toBeVisible();
  await form.getByRole('radio').first().focus();
  for (const key of ['Space', 'ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await expect(form.getByRole('radio', { name: '4 stars: Really good' })).toBeChecked();
  await form.getByLabel('In a few words').fill('<script>alert(1)</script>');
  await form.getByLabel('What should others know?').fill('It wrote about tea,\nand only about tea.');
  await form.getByRole('button', { name: 'Post review' }).press('Enter');
  const own = page.getByRole('region', { name: 'Your review' });
  await expect(own.getByText('<script>alert(1)</script>')).toBeVisible();
  await expect(own.getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
  await expect(own.getByText('Ran it', { exact: true })).toBeVisible();

  const { page: reader } = await otherPerson(browser, baseURL!);
  await reader.goto(`/prompt/${prompt.slug}?tab=reviews`);
  const seen = reader.getByRole('article', { name: `Review by ${username}` });
  await seen.getByRole('button', { name: 'Helpful' }).click();
  await expect(seen.getByRole('button', { name: 'Helpful · 1' })).toHaveAttribute('aria-pressed', 'true');
  await reader.close();

  await expect.poll(() => socialSubjects(creator, baseURL!)).toEqual([`4 stars for “${prompt.title}”`]);
  await creator.goto(`/prompt/${prompt.slug}?tab=reviews`);
  const answered = creator.getByRole('article', { name: `Review by ${username}` });
  await answered.getByRole('button', { name: 'Answer', exact: true }).click();
  await answered.getByLabel(`Your answer to ${username}`).fill('Milk or lemon?');
  await answered.getByRole('button', { name: 'Post answer' }).click();
  await expect(answered.getByText('Milk or lemon?')).toBeVisible();
  await creator.close();

  await page.reload();
  await expect(own.getByText('Milk or lemon?')).toBeVisible();
  await expect(own.getByText('1 person found this helpful')).toBeVisible();
  await expect.poll(() => socialSubjects(page, baseURL!)).toEqual([`${creatorName} answered your review`]);
  await own.getByRole('button', { name: 'Change your review' }).click();
  const change = page.getByRole('region', { name: 'Change your review' });
  await change.getByRole('checkbox', { name: 'It does what it says' }).uncheck();
  await change.getByRole('radio', { name: /^2 stars/ }).check({ force: true });
  await change.getByRole('button', { name: 'Save changes' }).click();
  await expect(own.getByText('Not as described')).toBeVisible();
  await expect(own.getByText(/· edited ·/)).toBeVisible();
  await own.getByRole('button', { name: 'Take your review down' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take it down' }).click();
  await expect(page.getByRole('region', { name: 'Write a review' })).toBeVisible();
});

test('a user writes, answers, unfolds and takes down comments, and a removed comment keeps its place', async ({ page, baseURL, browser }) => {
  const { creator, creatorName, prompt } = await shopOf(browser, baseURL!, 'Discussed');
  const { username } = await joined(page, baseURL!);
  await page.goto(`/prompt/${prompt.slug}?tab=comments`);
  await expect(page.getByText('No comments yet')).toBeVisible();
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(page.getByText('Write something first')).toBeVisible();
  await page.getByLabel('Your comment').fill('Does it <b>rhyme</b>?');
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  const comment = page.getByRole('article', { name: `Comment by ${username}` });
  await expect(comment.getByText('Does it <b>rhyme</b>?')).toBeVisible();
  await expect(page.getByLabel('Your comment')).toHaveValue('');

  await creator.goto(`/prompt/${prompt.slug}?tab=comments`);
  await creator.getByRole('button', { name: `Answer ${username}` }).click();
  await creator.getByLabel(`Your answer to ${username}`).fill('Only on Sundays.');
  await creator.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(creator.getByRole('article', { name: `Comment by ${creatorName}` })).toContainText('Only on Sundays.');
  await creator.close();

  await page.reload();
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expect(page.getByRole('article', { name: `Comment by ${creatorName}` })).toContainText('Creator');
  await expect.poll(() => socialSubjects(page, baseURL!)).toEqual([`${creatorName} answered your comment`]);
  await comment.getByRole('button', { name: 'Take down' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take it down' }).click();
  await expect(page.getByText('This comment was taken down.')).toBeVisible();
  await expect(page.getByRole('article', { name: `Comment by ${creatorName}` })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('axe finds nothing serious in reviews and comments, and nothing scrolls sideways', async ({ page, baseURL, browser }) => {
      test.setTimeout(120_000);
      const { creator, creatorName, prompt } = await shopOf(browser, baseURL!, `Looked at in ${colorScheme}`);
      const headers = { origin: baseURL! };
      const say = async (who: Page, body: string) => expect((await who.request.post(`${baseURL}/api/prompts/${prompt.id}/comments`, { data: { body }, headers })).status()).toBe(201);
      const judge = async (who: Page, rating: number) => {
        await ranPrompt(who, baseURL!, prompt.id);
        const data = { rating, works: rating > 2, title: 'Averyveryveryveryveryveryveryverylongword'.repeat(2), body: 'Short words, and many of them. '.repeat(20) };
        expect((await who.request.put(`${baseURL}/api/prompts/${prompt.id}/review`, { data, headers })).status()).toBe(200);
      };
      const { page: other } = await otherPerson(browser, baseURL!);
      await judge(other, 2);
      await say(other, 'First!');
      await joined(page, baseURL!);
      await judge(page, 5);
      await say(creator, 'Ask me anything.');
      for (const address of [`/prompt/${prompt.slug}?tab=reviews`, `/prompt/${prompt.slug}?tab=comments`, `/profile/${creatorName}`]) {
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.goto(address);
        await expect(page.getByRole('article').first()).toBeVisible();
        expect(await findings(page)).toEqual([]);
        expect(await tooWide(page)).toEqual([]);
      }
      await Promise.all([creator.close(), other.close()]);
    });
  });
}
