import type { Browser, Page } from '@playwright/test';
import { Client } from 'pg';
import { draftOf, finishedContent } from '../stack/drafts.ts';
import { asAdmin, joined, seenDialog, withRole } from '../stack/people.ts';
import type { Person } from '../stack/people.ts';
import { expectToast } from '../stack/sign-in.ts';
import { submitted } from '../stack/submissions.ts';
import { tabTo } from '../stack/tab-to.ts';
import { expect, test } from '../stack/test.ts';

interface Someone {
  page: Page;
  person: Person;
}

/** Registers another member in a browser of their own. */
async function another(browser: Browser, baseURL: string): Promise<Someone> {
  const page = await browser.newPage({ baseURL });
  return { page, person: await joined(page, baseURL) };
}

/** Sends a request over HTTP that prepares the queue for the moderator's decision. */
async function sent<T = unknown>(page: Page, baseURL: string, path: string, data: object): Promise<T> {
  const answer = await page.request.post(`${baseURL}${path}`, { data, headers: { origin: baseURL } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as T;
}

async function sql(statement: string, bindings: string[]): Promise<void> {
  const database = new Client({ connectionString: process.env.E2E_DATABASE_URL });
  await database.connect();
  await database.query(statement, bindings);
  await database.end();
}

const exactly = (words: string): RegExp => new RegExp(`^${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);

/** Expects that focus stays inside the page's content after a moderator's decision, so that the next Tab continues from there. */
const focusStays = (page: Page): Promise<void> => expect.poll(() => page.evaluate(() => document.activeElement?.closest('#content') !== null && document.activeElement !== null)).toBe(true);

/** Opens a decision's confirmation with the focused button, types the reason where one is required, and confirms, by keyboard alone. */
async function decide(page: Page, button: RegExp, note: string | null): Promise<void> {
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog');
  await expect(question).toBeVisible();
  await expect.poll(() => question.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  if (note === null) {
    await page.keyboard.press('Enter');
    return;
  }
  await expect(question.getByRole('textbox')).toBeFocused();
  await page.keyboard.type(note);
  await page.keyboard.press('Control+Enter');
}

test.beforeEach(({ page }) => {
  test.setTimeout(180_000);
  return seenDialog(page);
});

test('a moderator dismisses a report by keyboard alone, and focus stays in the queue', async ({ page, baseURL, browser }) => {
  const [writer, reader] = [await another(browser, baseURL!), await another(browser, baseURL!)];
  const { prompt } = (await (await reader.page.request.get(`${baseURL}/api/prompts/hook-factory`)).json()) as { prompt: { id: string } };
  const body = `A calm remark of ${writer.person.username}`;
  const { comment } = await sent<{ comment: { id: string } }>(writer.page, baseURL!, `/api/prompts/${prompt.id}/comments`, { body });
  await sent(reader.page, baseURL!, `/api/prompts/${prompt.id}/report`, { commentId: comment.id, rule: 'spam', details: `Seen by ${reader.person.username}` });
  await withRole(page, baseURL!, 'moderator', browser);
  await page.goto('/admin/marketplace?tab=reports');
  const card = page.getByRole('listitem').filter({ hasText: body });
  await expect(card).toContainText(`@${reader.person.username}`);
  await tabTo(page, exactly(`@${reader.person.username}`));
  await decide(page, /^Dismiss \(the report about/, null);
  await expectToast(page, 'Dismissed', 'The people who reported it have a message.');
  await expect(card).toBeHidden();
  await focusStays(page);
  await Promise.all([writer.page.close(), reader.page.close()]);
});

/** Publishes a free prompt and reports it as another person. */
async function reportedPrompt({ page, person }: Someone, reader: Someone, baseURL: string, title: string): Promise<string> {
  const { promptId, revision } = await draftOf(page, baseURL, { ...finishedContent(title), oneLiner: `Says something for ${person.username}.` });
  await sent(page, baseURL, `/api/drafts/${promptId}/publish`, { revision, changeNote: '', despiteWarning: true });
  await sent(reader.page, baseURL, `/api/prompts/${promptId}/report`, { rule: 'misleading', details: `Seen by ${reader.person.username}` });
  return promptId;
}

test('an administrator upholds reports by keyboard alone: one prompt is hidden with a question to its author, another is taken down', async ({ page, baseURL, browser }) => {
  const [writer, reader] = [await another(browser, baseURL!), await another(browser, baseURL!)];
  const [vague, false_] = [`Vague promises of ${writer.person.username}`, `False promises of ${writer.person.username}`];
  const hidden = await reportedPrompt(writer, reader, baseURL!, vague);
  const removed = await reportedPrompt(writer, reader, baseURL!, false_);
  await asAdmin(page, baseURL!);
  await page.goto('/admin/marketplace?tab=reports');
  for (const [title, button, note, action, toast] of [
    [vague, /^Hide and ask…/, 'What its author should change', 'Say in the title how long the text is.', 'Hidden'],
    [false_, /^Take down…/, 'What its owner reads', 'The title promises a text that it never gives.', 'Taken down'],
  ] as const) {
    const card = page.getByRole('list', { name: 'Reports' }).getByRole('listitem').filter({ hasText: title });
    await expect(card).toBeVisible();
    await tabTo(page, new RegExp(`${button.source}.*${title}`));
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog');
    await expect(question.getByRole('combobox', { name: 'Rule' })).toBeFocused();
    await tabTo(page, exactly(note));
    await page.keyboard.press('Control+a');
    await page.keyboard.type(action);
    await page.keyboard.press('Control+Enter');
    await expectToast(page, toast, 'The people who reported it have a message.');
    await expect(card).toBeHidden();
    await focusStays(page);
  }
  const seen = async (by: Page, id: string): Promise<number> => (await by.request.get(`${baseURL}/api/prompts/${id}`)).status();
  expect([await seen(reader.page, hidden), await seen(reader.page, removed)]).toEqual([404, 404]);
  const { items } = (await (await writer.page.request.get(`${baseURL}/api/decisions`)).json()) as { items: { outcome: string }[] };
  expect(items.map(({ outcome }) => outcome).sort()).toEqual(['hidden', 'removed']);
  await Promise.all([writer.page.close(), reader.page.close()]);
});

test('a moderator refuses an appeal by keyboard alone, and the decision stands', async ({ page, baseURL, browser }) => {
  const [author, reader] = [await another(browser, baseURL!), await another(browser, baseURL!)];
  const title = `Loud promises of ${author.person.username}`;
  await reportedPrompt(author, reader, baseURL!, title);
  await asAdmin(page, baseURL!);
  const reports = (await (await page.request.get(`${baseURL}/api/admin/marketplace/reports?limit=60`)).json()) as { items: { id: string; title: string }[] };
  await sent(page, baseURL!, `/api/admin/marketplace/reports/${reports.items.find((item) => item.title === title)!.id}/decision`, { decision: 'remove', rule: 'misleading', note: 'The title promises too much.', strike: false });
  const { items: [decision] } = (await (await author.page.request.get('/api/decisions')).json()) as { items: { id: string }[] };
  await sent(author.page, baseURL!, `/api/decisions/${decision!.id}/appeal`, { message: 'It promises what it gives.' });
  await withRole(page, baseURL!, 'moderator', browser);
  await page.goto('/admin/marketplace?tab=appeals');
  const card = page.getByRole('listitem').filter({ hasText: title });
  await expect(card).toContainText('It promises what it gives.');
  await decide(page, new RegExp(`^Keep the decision.*${title}`), 'We read it again. The title still promises too much.');
  await expectToast(page, 'The decision stands', `@${author.person.username} has a message with your answer.`);
  await expect(card).toBeHidden();
  await focusStays(page);
  await Promise.all([author.page.close(), reader.page.close()]);
});

test('a moderator grants an appeal by keyboard alone, and focus stays in the queue', async ({ page, baseURL, browser }) => {
  const author = await another(browser, baseURL!);
  const title = `Patient letters of ${author.person.username}`;
  await submitted(author.page, baseURL!, title);
  const office = await browser.newPage({ baseURL: baseURL! });
  await asAdmin(office, baseURL!);
  const { items } = (await (await office.request.get(`${baseURL}/api/admin/marketplace/reviews?limit=60`)).json()) as { items: { id: string; subject: { title: string } }[] };
  await sent(office, baseURL!, `/api/admin/marketplace/reviews/${items.find(({ subject }) => subject.title === title)!.id}/decision`, { decision: 'reject', rule: 'quality', note: 'The letters say too little.' });
  const { items: [decision] } = (await (await author.page.request.get(`${baseURL}/api/decisions`)).json()) as { items: { id: string }[] };
  await sent(author.page, baseURL!, `/api/decisions/${decision!.id}/appeal`, { message: 'They say as much as they promise.' });
  await withRole(page, baseURL!, 'moderator', browser);
  await page.goto('/admin/marketplace?tab=appeals');
  const card = page.getByRole('listitem').filter({ hasText: title });
  await expect(card).toContainText('They say as much as they promise.');
  await decide(page, new RegExp(`^Overturn the decision.*${title}`), 'You are right, they do. Thank you.');
  await expectToast(page, 'Decision overturned', `@${author.person.username} has a message with your answer.`);
  await expect(card).toBeHidden();
  await focusStays(page);
  await Promise.all([author.page.close(), office.close()]);
});

test('a moderator grants a refund by keyboard alone, and focus stays in the queue', async ({ page, baseURL, browser }) => {
  const [author, buyer] = [await another(browser, baseURL!), await another(browser, baseURL!)];
  const title = `Late letters of ${author.person.username}`;
  await submitted(author.page, baseURL!, title, 5);
  await asAdmin(page, baseURL!);
  const { items } = (await (await page.request.get(`${baseURL}/api/admin/marketplace/reviews?limit=60`)).json()) as { items: { id: string; subject: { title: string; promptId: string } }[] };
  const { id, subject } = items.find((item) => item.subject.title === title)!;
  await sent(page, baseURL!, `/api/admin/marketplace/reviews/${id}/decision`, { decision: 'approve', note: '' });
  const { unlock } = await sent<{ unlock: { id: string } }>(buyer.page, baseURL!, `/api/prompts/${subject.promptId}/unlock`, { expectedTotal: 5 });
  await sql(`update unlocks set unlocked_at = unlocked_at - interval '2 days' where id = $1`, [unlock.id]);
  await sent(buyer.page, baseURL!, `/api/unlocks/${unlock.id}/refund-request`, { message: 'They came too late, every one of them.' });
  await page.goto('/admin/marketplace?tab=refunds');
  const card = page.getByRole('list', { name: 'Refund requests' }).getByRole('listitem').filter({ hasText: title });
  await expect(card).toBeVisible();
  await decide(page, new RegExp(`^Grant.*${title}`), 'Late indeed. Sorry for that.');
  await expectToast(page, '5 tokens went back', `@${buyer.person.username} has a message about it.`);
  await expect(card).toBeHidden();
  await focusStays(page);
  await Promise.all([author.page.close(), buyer.page.close()]);
});

test('a moderator compares and keeps a suspected duplicate by keyboard alone, and focus stays in the queue', async ({ page, baseURL, browser }) => {
  const [first, second] = [await another(browser, baseURL!), await another(browser, baseURL!)];
  const words = Array.from({ length: 24 }, () => crypto.randomUUID().slice(0, 6)).join(' ');
  const title = `Second letters of ${second.person.username}`;
  for (const [{ page: browserOf, person }, name] of [[first, `First letters of ${first.person.username}`], [second, title]] as const) {
    const { promptId, revision } = await draftOf(browserOf, baseURL!, { ...finishedContent(name), template: `Write three calm sentences about {{topic}} with these words: ${words}.`, oneLiner: `Says something for ${person.username}.` });
    await sent(browserOf, baseURL!, `/api/drafts/${promptId}/publish`, { revision, changeNote: '', despiteWarning: true });
  }
  await withRole(page, baseURL!, 'moderator', browser);
  await page.goto('/admin/marketplace?tab=duplicates');
  const card = page.getByRole('list', { name: 'Duplicate suspects' }).getByRole('listitem').filter({ hasText: title });
  await expect(card).toContainText('% alike');
  await tabTo(page, exactly(`Compare the texts of ${title}`));
  await page.keyboard.press('Enter');
  await expect(card.getByRole('button', { name: `Hide the texts of ${title}` })).toBeFocused();
  await decide(page, exactly(`Keep both: ${title}`), null);
  await expect(page.getByText('Both stay', { exact: true })).toBeVisible();
  await expect(card).toBeHidden();
  await focusStays(page);
  await Promise.all([first.page.close(), second.page.close()]);
});

test('a moderator renames a tag by keyboard alone, and focus stays on the page', async ({ page, baseURL, browser }) => {
  const author = await another(browser, baseURL!);
  const tag = `calm${Date.now().toString(36)}`;
  const { promptId, revision } = await draftOf(author.page, baseURL!, { ...finishedContent(`Tagged letters of ${author.person.username}`), tags: [tag] });
  await sent(author.page, baseURL!, `/api/drafts/${promptId}/publish`, { revision, changeNote: '', despiteWarning: true });
  // Inserts the tag's count, because the job that counts tags runs only every few minutes.
  await sql("insert into prompt_terms (kind, term, value, weight) values ('tag', $1, $1, 1)", [tag]);
  await asAdmin(page, baseURL!);
  await page.goto(`/admin/marketplace?tab=tags&q=${tag}`);
  await expect(page.getByRole('button', { name: `Rename or merge ${tag}` })).toBeVisible();
  await tabTo(page, exactly(`Rename or merge ${tag}`));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: `Rename #${tag}` }).getByLabel('Name that stays')).toBeFocused();
  await page.keyboard.type(`${tag}x`);
  await page.keyboard.press('Enter');
  await expectToast(page, 'Tag renamed', `1 prompt now carries #${tag}x.`);
  await focusStays(page);
  await author.page.close();
});
