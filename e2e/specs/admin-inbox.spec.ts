import type { Browser, Page } from '@playwright/test';
import { Client } from 'pg';
import { findings, tooWide } from '../stack/axe.ts';
import { draftOf, finishedContent } from '../stack/drafts.ts';
import { asAdmin, joined, seenDialog } from '../stack/people.ts';
import type { Person } from '../stack/people.ts';
import { secondLook } from '../stack/second-look.ts';
import { expectToast } from '../stack/sign-in.ts';
import { expect, test } from '../stack/test.ts';

interface Reported {
  author: Page;
  person: Person;
  promptId: string;
  revision: number;
  title: string;
}

/** Registers an author in a browser of their own and publishes a free prompt, which another person then reports. */
async function reported(browser: Browser, baseURL: string): Promise<Reported> {
  const headers = { origin: baseURL };
  const author = await browser.newPage({ baseURL });
  await seenDialog(author);
  const person = await joined(author, baseURL);
  const title = `Swoosh by ${person.username}`;
  const { promptId, revision } = await draftOf(author, baseURL, { ...finishedContent(title), description: 'Tell it a topic.' });
  expect((await author.request.post(`${baseURL}/api/drafts/${promptId}/publish`, { data: { revision, changeNote: '', despiteWarning: true }, headers })).status()).toBe(200);
  const reader = await browser.newPage({ baseURL });
  await joined(reader, baseURL);
  expect((await reader.request.post(`${baseURL}/api/prompts/${promptId}/report`, { data: { rule: 'rights', details: 'A brand.' }, headers })).status()).toBe(201);
  await reader.close();
  return { author, person, promptId, revision, title };
}

/** Changes rows of the payment provider's events directly in the tables. */
async function inTables(statement: string): Promise<void> {
  const database = new Client({ connectionString: process.env.E2E_DATABASE_URL });
  await database.connect();
  await database.query(statement);
  await database.end();
}

/** Inserts an event of the payment provider whose last try failed, as the worker leaves one. */
const FAILED = `insert into stripe_events (event_id, type, payload, status, error, attempts, received_at) values ('evt_inbox', 'invoice.paid', '{}', 'failed', 'No such invoice', 30, now()) on conflict do nothing`;

test.beforeEach(({ page }) => seenDialog(page));

test("an administrator opens a report from the overview and hides the prompt; after the author's change, the reviewer sees the difference", async ({ page, baseURL, browser }) => {
  test.setTimeout(120_000);
  const { author, person, promptId, revision, title } = await reported(browser, baseURL!);
  await inTables(FAILED);
  await asAdmin(page, baseURL!);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  const waiting = page.getByRole('list', { name: 'What waits' });
  await expect(waiting.getByRole('link', { name: /webhook events? failed ?: Replay/ })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Administration' });
  await expect(menu.getByRole('link', { name: /^Marketplace/ })).toContainText(/\d+ waiting/);
  for (const name of ['Analytics', 'Journeys']) await expect(menu.getByRole('link', { name })).toBeVisible();

  await waiting.getByRole('link', { name: /reports? (is|are) open ?: Decide/ }).click();
  await page.getByRole('button', { name: `Hide and ask… (the report about ${title})` }).click();
  const question = page.getByRole('dialog', { name: `Hide “${title}” and ask its author?` });
  await question.getByLabel('What its author should change').fill('Take the name of the brand out of the title.');
  await question.getByRole('button', { name: 'Hide and ask' }).click();
  await expectToast(page, 'Hidden', 'The people who reported it have a message.');

  await author.goto('/decisions');
  await author.getByRole('link', { name: new RegExp(title) }).first().click();
  await expect(author.getByRole('heading', { level: 1, name: `“${title}” is hidden until you change it` })).toBeVisible();
  await expect(author.getByText('Take the name of the brand out of the title.')).toBeVisible();
  const content = { ...finishedContent(`Runner of ${person.username}`), description: 'Tell it a topic.' };
  const headers = { origin: baseURL! };
  const saved = await author.request.put(`${baseURL!}/api/drafts/${promptId}`, { data: { revision, content }, headers });
  expect(saved.status()).toBe(200);
  const sent = await author.request.post(`${baseURL!}/api/drafts/${promptId}/publish`, { data: { revision: ((await saved.json()) as { revision: number }).revision, changeNote: '', despiteWarning: true }, headers });
  expect(await sent.json()).toMatchObject({ outcome: 'in_review' });

  await page.goto('/admin/marketplace');
  await page.getByRole('list', { name: 'Submissions, oldest first' }).getByRole('button', { name: content.title, exact: true }).click();
  const changes = page.getByRole('region', { name: 'Changes since version 1' });
  await expect(changes).toContainText(`${title} → ${content.title}`);
  await expect(changes.getByText('Template', { exact: true })).toBeVisible();
  await author.close();
});

test.afterAll(() => inTables(`delete from stripe_events where event_id = 'evt_inbox'`));

test("the administrators' drawer about a person links to their prompts and reports, and unsaved featured slots survive a reload", async ({ page, baseURL, browser }) => {
  const { author, person, title } = await reported(browser, baseURL!);
  await author.close();
  await asAdmin(page, baseURL!);
  await page.goto(`/admin/users?q=${person.username}`);
  // Clicks the plan, because a click anywhere in the row of the list must open the drawer about the person.
  await page.getByRole('row', { name: new RegExp(person.username) }).getByText('Free', { exact: true }).click({ force: true });
  const drawer = page.getByRole('dialog', { name: `@${person.username}` });
  await expect(drawer.getByRole('list', { name: 'Prompts' }).getByRole('link', { name: title })).toHaveAttribute('href', /^\/prompt\//);
  await expect(drawer.getByRole('region', { name: 'Orders' })).toContainText('Nothing was bought yet.');
  await expect(drawer.getByRole('region', { name: 'Strikes' })).toContainText('No strikes.');
  await drawer.getByRole('list', { name: 'Reports about their work' }).getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(/\/admin\/marketplace\?tab=reports/);

  await page.goto('/admin/marketplace?tab=featured');
  await page.getByPlaceholder('Search published prompts').fill(title);
  await page.getByRole('button', { name: `Add ${title}` }).click();
  await expect(page.getByRole('list', { name: 'Featured slots in order' })).toContainText(title);
  await page.reload();
  await expect(page.getByRole('list', { name: 'Featured slots in order' })).toContainText(title);
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText(title)).toHaveCount(0);
});

test("axe finds nothing on the administrators' overview and in its drawer, and nothing is too wide, in both themes", secondLook(true), async ({ page, baseURL, browser }) => {
  // This test needs a longer timeout, because it runs axe on eight pages.
  test.setTimeout(180_000);
  const { author, person } = await reported(browser, baseURL!);
  await author.close();
  await asAdmin(page, baseURL!);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/admin');
      await expect(page.getByRole('list', { name: 'What waits' })).toBeVisible();
      expect(await findings(page)).toEqual([]);
      expect(await tooWide(page)).toEqual([]);
      await page.goto(`/admin/users?q=${person.username}`);
      await page.getByRole('button', { name: `Open ${person.username}` }).click();
      await expect(page.getByRole('dialog').getByRole('list', { name: 'Prompts' })).toBeVisible();
      expect(await findings(page)).toEqual([]);
      expect(await tooWide(page)).toEqual([]);
    }
  }
});
