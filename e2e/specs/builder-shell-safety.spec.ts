import type { Page } from '@playwright/test';
import { draftOf, savedTitle } from '../stack/drafts.ts';
import { joined } from '../stack/people.ts';
import { toastOf } from '../stack/sign-in.ts';
import { expect, test } from '../stack/test.ts';

const title = (page: Page) => page.getByLabel(/^Title/);
const saved = (page: Page) => expect(page.locator('[data-save=saved]')).toBeVisible({ timeout: 15_000 });
const open = async (page: Page, promptId: string): Promise<void> => {
  await page.goto(`/edit/prompt/${promptId}?step=basics`);
  await expect(title(page)).toBeVisible();
};
const isSave = (url: URL): boolean => url.pathname.startsWith('/api/drafts');
/** Blocks every save of the builder on this page. */
const cutSaves = (page: Page) => page.route(isSave, (route) => (route.request().method() === 'GET' ? route.continue() : route.abort('connectionfailed')));
/** Kills the page's process, as a crash does. A page that is merely closed would still send its unsaved text, which no route of this spec could stop. */
async function crash(page: Page): Promise<void> {
  const died = page.waitForEvent('crash');
  const wire = await page.context().newCDPSession(page);
  // Ignores that this command fails, because the process that would answer it is dead.
  void wire.send('Page.crash').catch(() => undefined);
  await died;
  await page.close();
}
/** Removes console errors about blocked requests from the test's problems, because the spec blocks them itself. */
const forgiveCuts = (problems: string[]) => problems.splice(0, problems.length, ...problems.filter((problem) => !/ERR_CONNECTION_FAILED|ERR_INTERNET_DISCONNECTED|status of 409/.test(problem)));

test.beforeEach(async ({ page, baseURL }) => void (await joined(page, baseURL!)));

test('the first character that the author types into the builder creates the draft, and focus stays in the field', async ({ page, baseURL }) => {
  const made: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && isSave(new URL(request.url())) && made.push(request.url()));
  await page.goto('/create');
  await page.getByRole('button', { name: /Start from blank/ }).click();
  await title(page).focus();
  expect(made).toEqual([]);
  await page.keyboard.type('Written without a pause', { delay: 25 });
  await expect(page).toHaveURL(/\/edit\/prompt\/[0-9a-f-]{36}\?step=basics$/);
  await expect(title(page)).toBeFocused();
  await expect(title(page)).toHaveValue('Written without a pause');
  await saved(page);
  expect(made).toHaveLength(1);
  const promptId = /prompt\/([0-9a-f-]+)/.exec(page.url())![1]!;
  await expect.poll(() => savedTitle(page, promptId)).toBe('Written without a pause');
  await page.reload();
  await expect(title(page)).toHaveValue('Written without a pause');
  // Opens the page for a new prompt again, which makes another draft.
  await page.getByRole('link', { name: 'Create Prompt' }).first().click();
  await expect(page.getByRole('heading', { name: 'What will you make?' })).toBeVisible();
  expect(baseURL).toBeTruthy();
});

test('a crash of the browser between two saves of the builder loses no text', async ({ page, baseURL, context, problems }) => {
  const { promptId } = await draftOf(page, baseURL!);
  await open(page, promptId);
  await cutSaves(page);
  await title(page).fill('Written just before the crash');
  await page.waitForTimeout(500);
  await crash(page);
  const next = await context.newPage();
  await open(next, promptId);
  await expect(toastOf(next, 'Your work is restored')).toBeVisible();
  await expect(title(next)).toHaveValue('Written just before the crash');
  await saved(next);
  expect(await savedTitle(next, promptId)).toBe('Written just before the crash');
  forgiveCuts(problems);
});

test('text that the author began in the builder while offline is there at the next visit', async ({ page, context, problems }) => {
  await page.goto('/create?step=basics');
  await cutSaves(page);
  await title(page).fill('Begun in a tunnel');
  await expect(page.getByText('Offline: kept in this browser')).toBeVisible();
  await page.close();
  const next = await context.newPage();
  await next.goto('/create');
  await next.getByRole('button', { name: 'Go on' }).click();
  await expect(title(next)).toHaveValue('Begun in a tunnel');
  await saved(next);
  await next.goto('/create');
  await expect(next.getByRole('button', { name: /Start from blank/ })).toBeVisible();
  await expect(next.getByRole('button', { name: 'Go on' })).toHaveCount(0);
  forgiveCuts(problems);
});

test('offline the builder keeps working, says that it is offline, and saves when the connection is back', async ({ page, baseURL, context, problems }) => {
  const { promptId } = await draftOf(page, baseURL!);
  await open(page, promptId);
  await context.setOffline(true);
  await title(page).fill('Written on the train');
  await title(page).blur();
  await expect(page.getByText('Offline: kept in this browser')).toBeVisible();
  await title(page).fill('Written on the train, twice');
  await context.setOffline(false);
  await saved(page);
  expect(await savedTitle(page, promptId)).toBe('Written on the train, twice');
  forgiveCuts(problems);
});

test("two tabs of the builder with one draft show each other's changes, and ask when both changed the same text", async ({ page, baseURL, context, problems }) => {
  const { promptId } = await draftOf(page, baseURL!);
  await open(page, promptId);
  const other = await context.newPage();
  await open(other, promptId);
  await title(page).fill('From the first tab');
  await title(page).blur();
  await saved(page);
  await expect(title(other)).toHaveValue('From the first tab');
  await expect(toastOf(other, 'Draft updated')).toBeVisible();

  await cutSaves(other);
  await title(other).fill('Mine, from the second tab');
  await expect(other.locator('[data-save=offline]')).toBeVisible({ timeout: 15_000 });
  await title(page).fill('Theirs, from the first tab');
  await title(page).blur();
  await saved(page);
  const notice = other.getByRole('alert').filter({ hasText: 'This draft was also saved in another tab or device' });
  await expect(notice.getByRole('row', { name: /Title/ })).toContainText('Mine, from the second tab');
  await expect(notice.getByRole('row', { name: /Title/ })).toContainText('Theirs, from the first tab');
  expect(await savedTitle(page, promptId)).toBe('Theirs, from the first tab');

  await other.unroute(isSave);
  await notice.getByRole('button', { name: 'Keep mine', exact: true }).click();
  await saved(other);
  await expect(notice).toHaveCount(0);
  expect(await savedTitle(page, promptId)).toBe('Mine, from the second tab');
  await expect(title(page)).toHaveValue('Mine, from the second tab');
  forgiveCuts(problems);
});

test('after another device changed the draft, the author can take that version, or keep their own as a copy', async ({ page, baseURL, problems }) => {
  const { promptId, revision } = await draftOf(page, baseURL!);
  await open(page, promptId);
  const { draft } = (await (await page.request.get(`/api/drafts/${promptId}`)).json()) as { draft: { content: object } };
  await page.request.put(`${baseURL!}/api/drafts/${promptId}`, { data: { revision, content: { ...draft.content, title: 'From another device' } }, headers: { origin: baseURL! } });
  await title(page).fill('Mine, meanwhile');
  await title(page).blur();
  await page.getByRole('button', { name: 'Keep mine as a copy' }).click();
  await expect(title(page)).toHaveValue('From another device');
  await page.getByRole('button', { name: 'Open mine' }).click();
  await expect(title(page)).toHaveValue('Mine, meanwhile (copy)');
  expect(await savedTitle(page, promptId)).toBe('From another device');
  forgiveCuts(problems);
});
