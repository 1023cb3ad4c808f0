import { hashPassword } from '../../infra/run/admin-password.mjs';
import { findings, tooWide } from '../stack/axe.ts';
import { look } from '../stack/look.ts';
import { startOwnStack } from '../stack/own-stack.ts';
import type { OwnStack } from '../stack/own-stack.ts';
import { asAdmin, seenDialog } from '../stack/people.ts';
import { runPanel } from '../stack/runs.ts';
import { secondLook } from '../stack/second-look.ts';
import { expectToast } from '../stack/sign-in.ts';
import { expect, test } from '../stack/test.ts';

// This spec starts a product of its own, because the word filter applies to all runs.
let stack: OwnStack;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  stack = await startOwnStack({ ADMIN_PASSWORD_HASH: await hashPassword(process.env.E2E_ADMIN_PASSWORD!), STARTER_SAMPLES_ENABLED: 'off' });
});
test.afterAll(() => stack.stop());

test('an administrator blocks a word, a run that contains it is refused, and the page shows the state of the services', secondLook(true), async ({ page, problems }) => {
  test.setTimeout(120_000);
  await seenDialog(page);
  await asAdmin(page, stack.url);
  await page.goto(`${stack.url}/admin/api-settings`);
  const filter = page.getByRole('region', { name: 'Safety filter' });
  await filter.getByLabel('Blocked words').fill('arsenic');
  await filter.getByLabel('Blocked words').press('Enter');
  await filter.getByRole('button', { name: 'Save filter' }).click();
  await expect(filter.getByText('Give the reason in a few words')).toBeVisible();
  await filter.getByLabel('Reason, for the audit log').fill('The law says so');
  await filter.getByRole('button', { name: 'Save filter' }).click();
  await expectToast(page, 'Safety filter saved', 'All processes follow within 2 seconds.');
  await expect(filter.getByText('arsenic')).toBeVisible();
  const refused = await page.request.post(`${stack.url}/api/ai/generate`, { data: { expectedTotal: 9, contentType: 'text', prompt: 'A recipe with Arsenic', length: 60 }, headers: { origin: stack.url, 'sec-fetch-site': 'same-origin' } });
  expect([refused.status(), ((await refused.json()) as { code: string }).code]).toEqual([422, 'words_refused']);

  // The form of a prompt says the same to the person who typed the word, and what it cost.
  await page.goto(`${stack.url}/prompt/hook-factory`);
  await runPanel(page).getByRole('button', { name: 'Surprise me' }).click();
  await runPanel(page).getByRole('textbox', { name: 'What is the post about?' }).fill('Arsenic in old wallpaper');
  await runPanel(page).getByRole('button', { name: /^Generate · / }).click();
  await expect(page.getByText(/Your text has words that nothing is made for here\. Change them and try again\. Nothing was started or charged\./).first()).toBeVisible();
  // Removes the refused request from the test's problems, because the browser notes it in its console.
  expect(problems.splice(0)).toEqual([expect.stringContaining('422')]);
  await look(page, 'run-words-refused');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${stack.url}/admin/api-settings`);

  const services = page.getByRole('region', { name: 'Services' });
  await expect(services.getByText('The disk of this server')).toBeVisible();
  await expect(services.getByText(/^The check took/)).toBeVisible();
  await expect(services.getByText('No mail server. Emails stay in the local outbox.')).toBeVisible();
  await services.getByRole('button', { name: 'Check again' }).click();
  await expect(services.getByText(/^The check took/)).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findings(page)).toEqual([]);
  }
  expect(await tooWide(page, [375, 1280])).toEqual([]);
  await look(page, 'api-settings-safety');
});
