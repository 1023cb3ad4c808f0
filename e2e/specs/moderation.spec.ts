import type { Browser, Page } from '@playwright/test';
import { Client } from 'pg';
import { findings, tooWide } from '../stack/axe.ts';
import { draftOf, finishedContent } from '../stack/drafts.ts';
import { look } from '../stack/look.ts';
import { asAdmin, joined, seenDialog, withRole } from '../stack/people.ts';
import type { Person } from '../stack/people.ts';
import { secondLook } from '../stack/second-look.ts';
import { forgive, WIDTHS } from '../stack/settings.ts';
import { expectToast } from '../stack/sign-in.ts';
import { submitted } from '../stack/submissions.ts';
import { expect, test } from '../stack/test.ts';

const QUEUE = '/api/admin/marketplace/reviews';

/** Opens another browser and signs in as another person there. */
async function another<T>(browser: Browser, baseURL: string, enter: (page: Page) => Promise<T>): Promise<{ page: Page; person: T }> {
  const page = await browser.newPage({ baseURL });
  await seenDialog(page);
  return { page, person: await enter(page) };
}

/** Returns the ids of the decisions in the messages of the signed-in user, in the order of the messages. */
async function decisionIds(page: Page): Promise<string[]> {
  const messages = (await (await page.request.get('/api/messages?limit=50')).json()) as { relatedEntityType: string | null; relatedEntityId: string }[];
  return [...new Set(messages.filter(({ relatedEntityType }) => relatedEntityType === 'decision').map(({ relatedEntityId }) => relatedEntityId))];
}

/** Sets the count of a tag as the statistics job would. */
async function counted(tag: string): Promise<void> {
  const database = new Client({ connectionString: process.env.E2E_DATABASE_URL });
  await database.connect();
  await database.query("insert into prompt_terms (kind, term, value, weight) values ('tag', $1, $1, 1)", [tag]);
  await database.end();
}

const opener = (page: Page, title: string) => page.getByRole('list', { name: 'Submissions, oldest first' }).getByRole('button', { name: title, exact: true });

test.beforeEach(({ page }) => seenDialog(page));

test('a moderator approves and rejects submissions by keyboard; the author reads the reason of a rejection, appeals once and wins', async ({ page, baseURL, browser }) => {
  test.setTimeout(120_000);
  const author = await joined(page, baseURL!);
  const [good, vague] = [`Letters of ${author.username}`, `Vague letters of ${author.username}`];
  await submitted(page, baseURL!, good);
  await submitted(page, baseURL!, vague);

  const office = await another(browser, baseURL!, (desk) => withRole(desk, baseURL!, 'moderator', browser));
  await office.page.goto('/');
  await office.page.getByRole('button', { name: `Account menu of ${office.person.username}` }).click();
  await office.page.getByRole('menuitem', { name: 'Moderation' }).click();
  await expect(office.page.getByRole('heading', { level: 1, name: 'Marketplace' })).toBeVisible();
  await opener(office.page, good).click();
  const desk = office.page.getByRole('region', { name: 'Submission' });
  await expect(desk.getByRole('heading', { name: good })).toBeVisible();
  // The price stands once.
  await expect(desk.getByText(/from \d+ tokens? · Unlock 40/)).toHaveCount(1);
  await expect(desk.getByRole('region', { name: 'Template' })).toContainText('Write three calm sentences about {{topic}}');
  await expect(desk.getByRole('region', { name: 'Run it as a buyer' }).getByLabel('Topic')).toBeVisible();
  await expect(desk.getByRole('region', { name: 'Checklist' }).getByRole('listitem').first()).toBeVisible();
  await office.page.keyboard.press('a');
  const approve = office.page.getByRole('dialog', { name: `Put “${good}” on sale?` }).getByRole('button', { name: 'Approve' });
  await expect(approve).toBeFocused();
  await office.page.keyboard.press('Enter');
  await expectToast(office.page, 'On sale', `“${good}”: @${author.username} has a message about it.`);
  await expect(opener(office.page, good)).toBeHidden();

  await opener(office.page, vague).click();
  await expect(desk.getByRole('heading', { name: vague })).toBeVisible();
  await office.page.keyboard.press('c');
  const back = office.page.getByRole('dialog', { name: `Ask for changes to “${vague}”` });
  await expect(back.getByRole('combobox', { name: 'Rule' })).toBeFocused();
  await back.getByRole('button', { name: 'Send back' }).click();
  await expect(back.getByText('Choose the rule')).toBeVisible();
  await back.getByRole('combobox', { name: 'Rule' }).click();
  await office.page.getByRole('option', { name: 'It needs more work before it can be sold' }).click();
  await expect(back.getByLabel('What should change')).toHaveValue(/clear field labels/);
  await back.getByLabel('What should change').fill('The topic needs an example, and the title a promise.');
  await back.getByRole('button', { name: 'Send back' }).click();
  await expectToast(office.page, 'Sent back', `“${vague}”: @${author.username} has a message about it.`);

  await expect.poll(async () => (await decisionIds(page)).length).toBe(2);
  await page.goto('/decisions');
  await page.getByRole('link', { name: `“${vague}” needs a few changes` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `“${vague}” needs a few changes` })).toBeVisible();
  await expect(page.getByText('The topic needs an example, and the title a promise.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'It needs more work before it can be sold' })).toBeVisible();
  await page.getByRole('button', { name: 'Appeal' }).click();
  const words = page.getByLabel('What did we miss?');
  await words.fill('No.');
  await page.getByRole('button', { name: 'Send the appeal' }).click();
  await expect(page.getByText('Give the reason in one or two sentences')).toBeVisible();
  await words.fill('The title is the promise: they are vague letters.');
  await page.getByRole('button', { name: 'Send the appeal' }).click();
  await expect(page.getByText('Your appeal is being reviewed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Appeal' })).toBeHidden();

  const chief = await another(browser, baseURL!, (other) => asAdmin(other, baseURL!));
  await chief.page.goto('/admin/marketplace?tab=appeals');
  const objection = chief.page.getByRole('listitem').filter({ hasText: vague });
  await expect(objection).toContainText(`@${office.person.username}`);
  await objection.getByRole('button', { name: /^Overturn the decision/ }).click();
  const grant = chief.page.getByRole('dialog', { name: 'Overturn the decision?' });
  await grant.getByLabel('Your answer').fill('Vague it says, vague it is. You are right.');
  await grant.getByRole('button', { name: 'Overturn the decision' }).click();
  await expectToast(chief.page, 'Decision overturned', `@${author.username} has a message with your answer.`);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: `“${vague}”: appeal granted` })).toBeVisible();
  await expect(page.getByText('Vague it says, vague it is. You are right.')).toBeVisible();
  // Expects that the author's submission waits for a review again after the appeal.
  await chief.page.goto('/admin/marketplace');
  await expect(opener(chief.page, vague)).toBeVisible();
  await Promise.all([office.page.close(), chief.page.close()]);
});

test("a reader reports a comment and a moderator takes it down; the comment's author reads why, and the decision log has an entry", async ({ page, baseURL, browser }) => {
  test.setTimeout(120_000);
  const writer = await joined(page, baseURL!);
  const { prompt } = (await (await page.request.get('/api/prompts/hook-factory')).json()) as { prompt: { id: string } };
  const body = `Ring me, says ${writer.username}`;
  expect((await page.request.post(`${baseURL}/api/prompts/${prompt.id}/comments`, { data: { body }, headers: { origin: baseURL! } })).status()).toBe(201);
  const reader = await another(browser, baseURL!, (other) => joined(other, baseURL!));
  await reader.page.goto('/prompt/hook-factory?tab=comments');
  const line = reader.page.getByRole('article', { name: `Comment by ${writer.username}` });
  await line.getByRole('button', { name: 'Report' }).click();
  const report = reader.page.getByRole('dialog', { name: 'Report this comment' });
  await report.getByRole('radio', { name: 'It shows or asks for personal data of others' }).check({ force: true });
  await report.getByRole('button', { name: 'Send report' }).click();
  await expectToast(reader.page, 'Thank you for telling us', 'A moderator reviews it. The author does not learn who reported it.');

  const office = await another(browser, baseURL!, (desk) => asAdmin(desk, baseURL!));
  await office.page.goto('/admin/marketplace?tab=reports');
  const card = office.page.getByRole('listitem').filter({ hasText: body });
  await expect(card).toContainText(`@${reader.person.username}`);
  await card.getByRole('button', { name: /^Take down/ }).click();
  const question = office.page.getByRole('dialog', { name: /^Take the comment on/ });
  await expect(question.getByRole('combobox', { name: 'Rule' })).toContainText('personal data');
  await question.getByRole('button', { name: 'Take down' }).click();
  await expectToast(office.page, 'Taken down', 'The people who reported it have a message.');
  await expect(card).toBeHidden();
  await office.page.getByRole('link', { name: 'Log', exact: true }).click();
  await expect(office.page.getByRole('list', { name: 'Decisions, latest first' }).getByRole('listitem').filter({ hasText: `@${writer.username}` })).toContainText('A comment on');
  await expect.poll(async () => (await decisionIds(page)).length).toBe(1);
  await page.goto('/decisions');
  await expect(page.getByRole('link', { name: /^Your comment on .+ was taken down$/ })).toBeVisible();
  await reader.page.reload();
  await expect(reader.page.getByText(body)).toHaveCount(0);
  await Promise.all([reader.page.close(), office.page.close()]);
});

test('a moderator who decides about a submission just after a colleague is told so, and the first decision stands', async ({ page, baseURL, browser, problems }) => {
  const author = await another(browser, baseURL!, (other) => joined(other, baseURL!));
  const title = `Contested letters of ${author.person.username}`;
  await submitted(author.page, baseURL!, title);
  await asAdmin(page, baseURL!);
  await page.goto('/admin/marketplace');
  await opener(page, title).click();
  await expect(page.getByRole('region', { name: 'Submission' }).getByRole('heading', { name: title })).toBeVisible();
  const id = new URL(page.url()).searchParams.get('item')!;
  const colleague = await page.request.post(`${baseURL}${QUEUE}/${id}/decision`, { data: { decision: 'approve', note: '' }, headers: { origin: baseURL! } });
  expect(colleague.status()).toBe(200);
  await page.getByRole('button', { name: 'Reject' }).click();
  const question = page.getByRole('dialog', { name: `Reject “${title}”?` });
  await question.getByRole('combobox', { name: 'Rule' }).click();
  await page.getByRole('option', { name: 'The price does not fit what it does' }).click();
  await question.getByRole('button', { name: 'Reject' }).click();
  await expectToast(page, 'A colleague decided it already', 'The queue is up to date again.');
  await expect(question).toBeHidden();
  await expect(opener(page, title)).toBeHidden();
  const { items } = (await (await author.page.request.get('/api/decisions')).json()) as { items: { outcome: string }[] };
  expect(items).toMatchObject([{ outcome: 'approved' }]);
  forgive(problems, 409, 404);
  await author.page.close();
});

test('a member sees the administrator gate at the moderation page; an administrator adds, orders and saves featured slots, and renames a tag', async ({ page, baseURL, browser }) => {
  test.setTimeout(120_000);
  const author = await another(browser, baseURL!, (other) => joined(other, baseURL!));
  const tag = `hats${Date.now().toString(36)}`;
  await author.page.goto('/admin/marketplace');
  await expect(author.page.getByRole('heading', { level: 1, name: "Wizard's Chamber" })).toBeVisible();
  const { promptId, revision } = await draftOf(author.page, baseURL!, { ...finishedContent(`Hats of ${author.person.username}`), tags: [tag] });
  expect((await author.page.request.post(`${baseURL}/api/drafts/${promptId}/publish`, { data: { revision, changeNote: '', despiteWarning: true }, headers: { origin: baseURL! } })).status()).toBe(200);

  await asAdmin(page, baseURL!);
  const before = (await (await page.request.get('/api/admin/marketplace/featured')).json()) as { slots: { subject: { promptId: string }; from: string; until: string | null }[] };
  await page.goto('/admin/marketplace?tab=featured');
  const add = async (words: string, button: RegExp): Promise<void> => {
    await page.getByRole('searchbox', { name: 'Add a prompt' }).fill(words);
    await page.getByRole('list', { name: 'Found prompts' }).getByRole('button', { name: button }).first().click();
  };
  await add(`Hats of ${author.person.username}`, /^Add Hats of/);
  const slots = page.getByRole('list', { name: 'Featured slots in order' }).getByRole('listitem');
  const places = before.slots.length + 1;
  await expect(slots).toHaveCount(places);
  if (places > 1) await page.getByRole('button', { name: /^Move Hats of .+ up$/ }).press('Enter');
  await page.getByRole('button', { name: 'Save the slots' }).click();
  await expectToast(page, 'Featured slots saved', 'The marketplace shows them from their first day on.');
  await expect(slots.filter({ hasText: `Hats of ${author.person.username}` })).toContainText('Live');
  await page.reload();
  await expect(slots.nth(Math.max(0, places - 2))).toContainText(`Hats of ${author.person.username}`);
  const kept = before.slots.map(({ subject, from, until }) => ({ promptId: subject.promptId, from, until }));
  expect((await page.request.put(`${baseURL}/api/admin/marketplace/featured`, { data: { slots: kept }, headers: { origin: baseURL! } })).status()).toBe(200);

  await counted(tag);
  await page.goto(`/admin/marketplace?tab=tags&q=${tag}`);
  await page.getByRole('button', { name: `Rename or merge ${tag}` }).click();
  const rename = page.getByRole('dialog', { name: `Rename #${tag}` });
  await expect(rename.getByText(/^1 prompt carries it\./)).toBeVisible();
  await rename.getByLabel('Name that stays').fill(`${tag}x`);
  await rename.getByRole('button', { name: 'Rename' }).click();
  await expectToast(page, 'Tag renamed', `1 prompt now carries #${tag}x.`);
  await expect(page.getByRole('link', { name: `#${tag}x` })).toBeVisible();
  await author.page.close();
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of WIDTHS) {
    test.describe(`${colorScheme}, ${viewport.width} px`, secondLook(true), () => {
      test.use({ viewport, colorScheme });

      test("the moderators' queues, decisions and figures fit, and axe finds nothing", async ({ page, baseURL, browser }) => {
        test.setTimeout(180_000);
        const author = await another(browser, baseURL!, (other): Promise<Person> => joined(other, baseURL!));
        const title = `Letters for looks of ${author.person.username}`;
        await submitted(author.page, baseURL!, title);
        await author.page.close();
        await asAdmin(page, baseURL!);
        await page.goto('/admin/marketplace');
        await opener(page, title).click();
        await expect(page.getByRole('region', { name: 'Submission' }).getByRole('heading', { name: title })).toBeVisible();
        expect(await findings(page)).toEqual([]);
        if (colorScheme === 'light' && viewport.width === 1280) await look(page, 'moderation-submission');
        await page.getByRole('button', { name: 'Ask for changes' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await findings(page)).toEqual([]);
        await page.keyboard.press('Escape');
        const pages = [...['agents', 'reports', 'duplicates', 'appeals', 'refunds', 'featured', 'tags', 'log'].map((tab) => `/admin/marketplace?tab=${tab}`), '/decisions', '/moderation'];
        for (const path of pages) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          expect(await findings(page), path).toEqual([]);
        }
        if (colorScheme === 'light' && viewport.width === 1280) {
          for (const path of ['/admin/marketplace', ...pages]) {
            await page.goto(path);
            expect(await tooWide(page), path).toEqual([]);
            if (path.endsWith('agents')) await look(page, 'moderation-agents');
          }
        }
      });
    });
  }
}
