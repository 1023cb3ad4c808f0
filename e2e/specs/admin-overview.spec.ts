import { Client } from 'pg';
import { findings, tooWide } from '../stack/axe.ts';
import { look } from '../stack/look.ts';
import { asAdmin, seenDialog, withRole } from '../stack/people.ts';
import { expect, test } from '../stack/test.ts';

/** Inserts an event of the payment provider whose last try failed, as the worker leaves one. */
const FAILED = `insert into stripe_events (event_id, type, payload, status, error, attempts, received_at) values ('evt_overview', 'invoice.paid', '{}', 'failed', 'No such invoice', 30, now()) on conflict do nothing`;

test.beforeEach(({ page }) => seenDialog(page));

test("the administrators' overview shows today's figures; an administrator snoozes a queue, brings it back, and assigns it to a moderator", async ({ page, baseURL, browser }) => {
  test.setTimeout(120_000);
  const database = new Client({ connectionString: process.env.E2E_DATABASE_URL });
  await database.connect();
  await database.query(FAILED);
  await database.end();
  const other = await browser.newPage({ baseURL: baseURL! });
  const mo = await withRole(other, baseURL!, 'moderator', browser);
  await other.close();
  await asAdmin(page, baseURL!);
  await page.goto('/admin');

  const figures = page.getByRole('list', { name: 'Figures of today' });
  await expect(figures.getByRole('listitem')).toHaveCount(8);
  await expect(figures.getByRole('listitem').filter({ hasText: 'Sign-ups' })).toContainText('yesterday');
  await expect(page.getByRole('table', { name: 'Runs by type' }).getByRole('row')).toHaveCount(4);
  await expect(page.getByRole('region', { name: 'Providers' }).getByText('No hosted provider was called in the last hour.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Generation', exact: true }).getByText('On', { exact: true }).first()).toBeVisible();

  const waiting = page.getByRole('list', { name: 'What waits' });
  const webhooks = waiting.getByRole('listitem').filter({ hasText: /webhook events? failed/ }).first();
  await webhooks.getByRole('button', { name: /^Put aside or assign/ }).click();
  await page.getByRole('menuitem', { name: 'For an hour' }).click();
  await expect(waiting.getByText(/webhook events? failed/)).toHaveCount(0);
  await page.getByText('1 put aside').click();
  const aside = page.getByRole('list', { name: 'What you have put aside' });
  await aside.getByRole('button', { name: /^Put aside or assign/ }).click();
  await page.getByRole('menuitem', { name: 'Bring back now' }).click();
  await expect(webhooks).toBeVisible();
  await webhooks.getByRole('button', { name: /^Put aside or assign/ }).click();
  await page.getByRole('menuitem', { name: `@${mo.username}` }).click();
  await expect(webhooks.getByText(`@${mo.username}`)).toBeVisible();

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findings(page)).toEqual([]);
  }
  expect(await tooWide(page, [375, 1280])).toEqual([]);
  await look(page, 'admin-overview');
});
