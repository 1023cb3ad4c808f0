import { findings, tooWide } from '../stack/axe.ts';
import { look } from '../stack/look.ts';
import { asAdmin, joined, seenDialog } from '../stack/people.ts';
import { secondLook } from '../stack/second-look.ts';
import { expect, test } from '../stack/test.ts';

const TABS = ['health', 'queues', 'logs', 'events', 'flags', 'emails', 'limits', 'audit'] as const;

test.beforeEach(({ page }) => seenDialog(page));

test("a password reset email appears in the administrators' local outbox, and its link opens the form for a new password", async ({ page, baseURL, browser }) => {
  const guest = await browser.newPage();
  const person = await joined(guest, baseURL!);
  await guest.close();
  await asAdmin(page, baseURL!);
  await page.request.post('/api/auth/request-reset', { data: { email: person.email }, headers: { origin: baseURL! } });
  await page.goto('/admin/developer?tab=emails');
  const outbox = page.getByRole('region', { name: 'Local email outbox' });
  await outbox.getByRole('button', { name: /Reset your Conjure password/ }).filter({ hasText: person.email }).click();
  const email = outbox.getByRole('article', { name: 'Reset your Conjure password' });
  await expect(email.getByText(`to ${person.email}`)).toBeVisible();
  await email.getByRole('link', { name: 'Choose a new password' }).click();
  await expect(page.getByLabel('Reset Token')).not.toHaveValue('');
  await expect(page).not.toHaveURL(/reset-token/);
});

test('on a phone, an email of the local outbox scrolls into view when it is opened', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const person = await asAdmin(page, baseURL!);
  await page.goto('/admin/developer?tab=emails');
  const outbox = page.getByRole('region', { name: 'Local email outbox' });
  await outbox.getByRole('button', { name: /Confirm your address/ }).filter({ hasText: person.email }).click();
  await expect(outbox.getByRole('article').getByText(`to ${person.email}`)).toBeInViewport();
});

test("the administrators' developer page shows health, queues, and an audit log with filters, each in its tab", async ({ page, baseURL }) => {
  const person = await asAdmin(page, baseURL!);
  await page.goto('/admin/developer');
  await expect(page.getByRole('region', { name: 'Health' }).getByText('well')).toHaveCount(4);
  const tabs = page.getByRole('navigation', { name: 'Developer' });
  await tabs.getByRole('link', { name: 'Queues' }).click();
  await expect(page.getByRole('region', { name: 'Health' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Queues', exact: true }).getByRole('rowheader', { name: 'gen-video' })).toBeVisible();
  await tabs.getByRole('link', { name: 'Audit log' }).click();
  const log = page.getByRole('region', { name: 'Audit log' });
  await expect(log.getByRole('listitem').filter({ hasText: person.username }).filter({ hasText: 'started an admin-password session' })).toBeVisible();
  await log.getByLabel('Words').fill('no such words at all');
  await expect(log.getByText('No entry matches.')).toBeVisible();
  await log.getByLabel('Words').fill(person.username);
  await expect(log.getByRole('listitem').first()).toContainText(person.username);
});

test("the administrators' developer page shows the build, the migrations, stuck events and rate limits", async ({ page, baseURL }) => {
  await asAdmin(page, baseURL!);
  await page.goto('/admin/developer');
  const build = page.getByRole('region', { name: 'Build, migrations and payment events' });
  await expect(build.getByText(/^Node \d+/)).toBeVisible();
  await expect(build.getByText(/^\d+ migrations ran\.$/)).toBeVisible();
  await page.goto('/admin/developer?tab=events');
  await expect(page.getByRole('region', { name: 'Unfinished events' }).getByRole('heading', { name: 'Unfinished events' })).toBeVisible();
  await page.goto('/admin/developer?tab=limits');
  await expect(page.getByRole('region', { name: 'Limits of calls' }).getByRole('rowheader', { name: 'write', exact: true })).toBeVisible();
});

test("the administrators' developer page shows failed jobs and the log, and finds log lines by a request's id", async ({ page, baseURL }) => {
  await asAdmin(page, baseURL!);
  const refused = await page.request.post('/api/auth/login', { data: { username: 'nobody-here', password: 'wrong-horse-9' }, headers: { origin: baseURL! } });
  const requestId = refused.headers()['x-request-id']!;
  await page.goto('/admin/developer?tab=queues');
  await expect(page.getByRole('region', { name: 'Failed jobs' }).getByRole('heading', { name: 'Failed jobs' })).toBeVisible();
  await page.goto('/admin/developer?tab=logs');
  const log = page.getByRole('region', { name: 'Log', exact: true });
  await expect(log.getByRole('listitem')).toHaveCount(20);
  await log.getByRole('button', { name: 'Older lines' }).click();
  await expect(log.getByRole('listitem')).toHaveCount(40);
  // However many lines are shown, the end of the page stays in reach.
  expect((await log.boundingBox())!.height).toBeLessThan(1_000);
  await log.getByLabel('Id of a request, job, run or account').fill(requestId);
  // Filters the log by two texts, because the sign-in also wrote a log line with this request id.
  const request = log.getByRole('listitem').filter({ hasText: requestId }).filter({ hasText: 'POST /api/auth/login answered 401' });
  await expect(async () => {
    await log.getByRole('button', { name: 'Fetch again' }).click();
    await expect(request).toHaveCount(1, { timeout: 1_000 });
  }).toPass({ timeout: 15_000 });
  await request.getByText('Details').click();
  await expect(log.getByText('"code": "wrong_credentials"')).toBeVisible();
  await log.getByLabel('Id of a request, job, run or account').fill('<script>');
  await expect(log.getByText('An id has letters, digits and dashes')).toBeVisible();
});

test('an administrator replays events to a subscriber and empties the cache of sessions, and stays signed in', async ({ page, baseURL }) => {
  await asAdmin(page, baseURL!);
  await page.goto('/admin/developer?tab=events');
  const card = page.getByRole('region', { name: 'Replay and caches' });
  await card.getByRole('button', { name: 'Replay events' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Replay events' });
  await dialog.getByRole('combobox', { name: 'Subscriber' }).click();
  await page.getByRole('option', { name: 'identity.on_plan_changed (plan_changed)' }).click();
  await dialog.getByLabel('Reason, for the audit log').fill('A new subscriber');
  await dialog.getByRole('button', { name: 'Replay', exact: true }).click();
  await expect(dialog).toBeHidden();
  await card.getByRole('button', { name: 'Empty the cache of sessions' }).click();
  const flush = page.getByRole('alertdialog', { name: 'Empty the cache of sessions?' });
  await flush.getByLabel('Reason, for the audit log').fill('A role was changed by hand');
  await flush.getByRole('button', { name: 'Empty the cache' }).click();
  await expect(flush).toBeHidden();
  await page.goto('/admin/developer?tab=audit');
  await expect(page.getByRole('region', { name: 'Audit log' }).getByText('emptied')).toBeVisible();
});

test("the roles page shows the server's permission matrix, the members, and the permissions of a user who is found by name", async ({ page, baseURL }) => {
  const person = await asAdmin(page, baseURL!);
  await page.goto('/admin/roles');
  const ban = page.getByRole('region', { name: 'Permission matrix' }).getByRole('row', { name: /Ban and unban/ });
  await expect(ban.getByRole('cell')).toHaveText(['no', 'no', 'no', 'no', 'yes']);
  const look = page.getByRole('region', { name: 'Permission matrix' }).getByRole('row', { name: /Find people/ });
  await expect(look.getByRole('cell')).toHaveText(['no', 'no', 'no', 'yes', 'yes']);
  await page.getByLabel('Who', { exact: true }).fill(person.username);
  await expect(page.getByText(`@${person.username}`, { exact: true }).last()).toBeVisible();
  await page.getByRole('tab', { name: /^User/ }).click();
  await expect(page.getByRole('link', { name: `Change the role of ${person.username}` })).toBeVisible();
});

test('no tab of the developer page is long', async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  await asAdmin(page, baseURL!);
  const ends: Record<string, number> = {};
  for (const tab of TABS) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/admin/developer?tab=${tab}`);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    // Where the last card ends, because the menu beside it may be longer.
    ends[tab] = await page.locator('main section').evaluateAll((cards) => Math.round(Math.max(...cards.map((card) => card.getBoundingClientRect().bottom + window.scrollY))));
    await look(page, `admin-developer-${tab}`);
  }
  // Emails and the audit log begin with 25 entries each.
  expect(Object.entries(ends).filter(([tab, end]) => end > (tab === 'emails' || tab === 'audit' ? 2_400 : 1_250))).toEqual([]);
});

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing serious on the developer pages, and nothing scrolls sideways: ${theme}`, secondLook(theme === 'dark'), async ({ page, baseURL }) => {
    await asAdmin(page, baseURL!);
    await page.emulateMedia({ colorScheme: theme });
    for (const path of ['/admin', '/admin/roles', ...TABS.map((tab) => `/admin/developer?tab=${tab}`)]) {
      await page.goto(path);
      await expect(page.getByRole('navigation', { name: 'Administration' })).toBeVisible();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      expect(await findings(page), path).toEqual([]);
      expect(await tooWide(page, [375, 1280])).toEqual([]);
    }
  });
}
