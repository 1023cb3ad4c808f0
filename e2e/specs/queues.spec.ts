import { asAdmin, joined, seenDialog } from '../stack/people.ts';
import { expect, test } from '../stack/test.ts';

const BOARD = '/admin/queues';

test('an administrator uses the dashboard of job queues, which loads nothing from other hosts and follows the security policy', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(baseURL!).origin && !request.url().startsWith('data:')) foreign.push(request.url());
  });
  await asAdmin(page, baseURL!);
  await page.goto(BOARD);
  await expect(page).toHaveTitle('Conjure queues');
  for (const queue of ['gen-text', 'email', 'maintenance']) await expect(page.getByRole('link', { name: queue }).first()).toBeVisible();

  // Adds a delayed job to a queue, so that the dashboard has one to show.
  const added = await page.request.post(`${baseURL}${BOARD}/api/queues/maintenance/add`, {
    data: { name: 'maintenance.tick', data: {}, options: { delay: 3_600_000 } },
    headers: { origin: baseURL! },
  });
  expect(added.status()).toBe(200);
  const { job } = (await added.json()) as { job: { id: string } };

  await page.goto(`${BOARD}/queue/maintenance?status=delayed`);
  await expect(page.getByRole('link', { name: 'maintenance.tick' }).first()).toBeVisible();
  await page.goto(`${BOARD}/queue/maintenance/${job.id}`);
  await expect(page.getByText('maintenance.tick').first()).toBeVisible();
  for (const tab of ['Options', 'Logs', 'Data']) await page.getByRole('tab', { name: tab, exact: true }).click();
  const removed = await page.request.put(`${baseURL}${BOARD}/api/queues/maintenance/${job.id}/clean`, { headers: { origin: baseURL! } });
  expect(removed.ok()).toBe(true);

  await page.goto(BOARD);
  await page.getByRole('banner').getByRole('button').last().click();
  await page.getByText('Back to Conjure').click();
  await expect(page).toHaveURL(/\/admin$/);
  expect(foreign).toEqual([]);
});

test('a user without the permission sees the administrator gate in place of the dashboard of job queues', async ({ page, baseURL }) => {
  await seenDialog(page);
  await joined(page, baseURL!);
  await page.goto(BOARD);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.locator('#__UI_CONFIG__').count()).toBe(0);
});
