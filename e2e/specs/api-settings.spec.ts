import type { Page } from '@playwright/test';
import { startOpenAiDouble } from '#testing/openai-double.ts';
import type { OpenAiDouble } from '#testing/openai-double.ts';
import { hashPassword } from '../../infra/run/admin-password.mjs';
import { findings, tooWide } from '../stack/axe.ts';
import { look } from '../stack/look.ts';
import { startOwnStack } from '../stack/own-stack.ts';
import type { OwnStack } from '../stack/own-stack.ts';
import { asAdmin, joined, seenDialog } from '../stack/people.ts';
import { expectDone, resultOf, runPanel } from '../stack/runs.ts';
import { expectToast } from '../stack/sign-in.ts';
import { expect, test } from '../stack/test.ts';

// This spec starts a product of its own, because these settings apply to all runs.
test.describe.configure({ mode: 'serial' });
let stack: OwnStack;
let slow: OpenAiDouble;
let spare: OpenAiDouble;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  [slow, spare] = await Promise.all([startOpenAiDouble(), startOpenAiDouble()]);
  stack = await startOwnStack({ PROVIDER_PRIVATE_HOSTS: '127.0.0.1', ADMIN_PASSWORD_HASH: await hashPassword(process.env.E2E_ADMIN_PASSWORD!), STARTER_SAMPLES_ENABLED: 'off' });
});
test.afterAll(async () => {
  await stack.stop();
  await Promise.all([slow.close(), spare.close()]);
});
test.beforeEach(({ page }) => seenDialog(page));

async function opened(page: Page): Promise<void> {
  await asAdmin(page, stack.url);
  await page.goto(`${stack.url}/admin/api-settings`);
  await expect(page.getByRole('heading', { level: 1, name: 'API settings' })).toBeVisible();
}
const text = (page: Page) => page.getByRole('region', { name: 'Text', exact: true });

/** Fills the operator's form for a new AI provider and leaves it open. */
async function added(page: Page, name: string, { baseUrl }: OpenAiDouble, label: string) {
  await text(page).getByRole('button', { name: 'Add provider' }).click();
  const form = page.getByRole('dialog', { name: 'Add a provider of text' });
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByLabel('Base URL').fill(baseUrl);
  await form.getByLabel('Key', { exact: true }).fill('sk-spec-key-of-ada-7f3Q');
  await form.getByLabel('Name at the provider').fill(label.toLowerCase());
  await form.getByLabel('Shown as').fill(label);
  return form;
}

test("an operator tests a failing provider, a run's receipt names the provider that took over, and the operator moves the failing one down", async ({ page, problems }) => {
  test.setTimeout(120_000);
  await opened(page);
  slow.always({ do: 'status', status: 503, message: 'The workshop is on fire.' });

  const first = await added(page, 'Workshop', slow, 'Grand');
  await first.getByRole('button', { name: 'Test call' }).click();
  await expect(first.getByText('The provider said: 503 The workshop is on fire.')).toBeVisible();
  await first.getByRole('button', { name: 'Save', exact: true }).click();
  await expectToast(page, 'Providers saved', 'All processes have them within 2 seconds. Runs in progress finish where they began.');
  const second = await added(page, 'Spare', spare, 'Plain');
  await second.getByRole('button', { name: 'Test call' }).click();
  await expect(second.getByText('It wrote a short text.')).toBeVisible();
  await second.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const list = text(page).getByRole('list', { name: 'Providers of Text' });
  await expect(list.getByRole('listitem').first()).toContainText('Workshop');
  await page.goto(`${stack.url}/prompt/hook-factory`);
  await runPanel(page).getByRole('button', { name: 'Surprise me' }).click();
  await runPanel(page).getByRole('button', { name: 'Generate · 1 token' }).click();
  await expectDone(page, 'Ta-da. Your text is here', 40);
  await expect(resultOf(page).getByText('made by Plain, because Grand could not')).toBeVisible();

  await page.goto(`${stack.url}/admin/api-settings`);
  await expect(page.getByRole('region', { name: 'Health log' }).getByText('Run failed: server_error').first()).toBeVisible();
  await list.getByRole('button', { name: 'Move Workshop down' }).click();
  await expect(list.getByRole('listitem').first()).toContainText('Spare');
  await list.getByRole('button', { name: 'Change Workshop' }).click();
  const changed = page.getByRole('dialog', { name: 'Change Workshop' });
  await expect(changed.getByText('A key that ends in 7f3Q is saved. Leave this empty to keep it.')).toBeVisible();
  expect(await page.content()).not.toContain('sk-spec-key');
  await changed.getByLabel('Base URL').fill('http://10.0.0.1/v1');
  await changed.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(changed.getByText('Use https. Hosts in PROVIDER_PRIVATE_HOSTS may use http.')).toBeVisible();
  // Removes the refused save from the test's problems, because the browser itself reports it in its console.
  expect(problems.splice(0)).toEqual([expect.stringContaining('400')]);
  await changed.getByRole('button', { name: 'Cancel' }).click();

  await text(page).getByText(/^\d+ versions$/).click();
  await text(page).getByRole('button', { name: 'Bring back the environment' }).click();
  await expect(list.getByRole('listitem')).toHaveText([/Studio/]);
});

test('an operator turns generation off with a message, which people read before they press Generate, and on again', async ({ page, browser }) => {
  await opened(page);
  const card = page.getByRole('region', { name: 'Generation' });
  await card.getByRole('radio', { name: 'Off' }).click();
  const question = page.getByRole('alertdialog', { name: 'Turn generation off?' });
  await expect(question.getByText('0 runs in progress finish, charged as usual.')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await question.getByLabel('What people read').fill('The cauldron is being cleaned.');
  await question.getByLabel('Reason, for the audit log').fill('The provider is down');
  await question.getByRole('button', { name: 'Turn off' }).click();
  await expectToast(page, 'Generation is off', 'All processes follow within 2 seconds.');
  const member = await browser.newPage({ baseURL: stack.url });
  await seenDialog(member);
  await joined(member, stack.url);
  await member.goto('/prompt/hook-factory');
  await expect(runPanel(member).getByText('The cauldron is being cleaned.')).toBeVisible();
  await expect(runPanel(member).getByRole('button', { name: /^Generate/ })).toBeDisabled();
  await member.close();
  await card.getByRole('radio', { name: 'On', exact: true }).click();
  const back = page.getByRole('alertdialog', { name: 'Turn generation on?' });
  await back.getByLabel('Reason, for the audit log').fill('The provider is back');
  await back.getByRole('button', { name: 'Turn on' }).click();
  await expectToast(page, 'Generation is on', 'All processes follow within 2 seconds.');
});

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the operator's settings of AI providers, and nothing scrolls sideways: ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await opened(page);
    await text(page).getByText(/^\d+ versions$/).click();
    await page.getByRole('button', { name: 'Bring back version 2' }).first().click();
    await expect(text(page).getByRole('listitem').filter({ hasText: 'Workshop' }).first()).toBeVisible();
    expect(await findings(page)).toEqual([]);
    expect(await tooWide(page, [375, 1280])).toEqual([]);
    if (theme === 'light') await look(page, 'api-settings');
    await text(page).getByRole('button', { name: 'Change Workshop' }).click();
    await expect(page.getByRole('dialog', { name: 'Change Workshop' })).toBeVisible();
    expect(await findings(page)).toEqual([]);
    if (theme === 'light') await look(page, 'api-settings-form');
  });
}
