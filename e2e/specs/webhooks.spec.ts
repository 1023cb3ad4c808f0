import { createHmac } from 'node:crypto';
import { startWebhookProgram } from '#testing/webhook-program.ts';
import type { TakenCall, WebhookProgram } from '#testing/webhook-program.ts';
import { findings, tooWide } from '../stack/axe.ts';
import { joined } from '../stack/people.ts';
import { secondLook } from '../stack/second-look.ts';
import { card, forgive, openSettings, WIDTHS } from '../stack/settings.ts';
import { expect, test } from '../stack/test.ts';

let program: WebhookProgram;
test.beforeAll(async () => {
  program = await startWebhookProgram();
});
test.afterAll(() => program.close());

const typesOf = (path: string): string[] => program.taken.filter((call) => call.path === path).map(({ body }) => (JSON.parse(body) as { type: string }).type);
function isSigned({ headers, body }: TakenCall, secret: string): boolean {
  const header = String(headers['conjure-signature']);
  const seconds = /^t=(\d+)/.exec(header)?.[1] ?? '';
  return header.includes(`v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`);
}

test('a member adds a webhook, tests it, sees in its log the call about a run by an API key, and deletes it', async ({ page, baseURL, playwright, problems }) => {
  const path = `/main?x=${Date.now()}`;
  await joined(page, baseURL!);
  await openSettings(page, 'webhooks');
  const webhooks = card(page, 'Webhooks');
  await expect(webhooks).toContainText('No webhooks yet');
  await webhooks.getByRole('button', { name: 'Add webhook' }).click();
  const form = page.getByRole('dialog', { name: 'Add a webhook' });
  await form.getByLabel('Address').fill('https://10.0.0.1/hooks');
  await form.getByRole('button', { name: 'Add webhook' }).click();
  await expect(form.getByLabel('Address')).toHaveAccessibleDescription(/not on the public internet/);
  await form.getByLabel('Address').fill(program.url + path);
  await form.getByRole('checkbox', { name: /^Tip/ }).check();
  await form.getByRole('button', { name: 'Add webhook' }).click();
  const once = page.getByRole('dialog', { name: 'The secret, once' });
  const secret = await once.getByRole('textbox', { name: 'The secret' }).inputValue();
  expect(secret).toMatch(/^cjw_[\w-]{43}$/);
  await once.getByRole('checkbox', { name: 'I have put it somewhere safe' }).check();
  await once.getByRole('button', { name: 'Done' }).click();
  const row = webhooks.getByRole('listitem').filter({ hasText: program.url });
  await expect(row).toContainText(program.url + path);
  expect(await page.content()).not.toContain(secret);

  await row.getByRole('button', { name: /^Send a test call to/ }).click();
  await expect(page.getByText('Test call sent. The log shows the answer.')).toBeVisible();
  await expect.poll(() => typesOf(path)).toEqual(['ping']);

  const made = await page.request.post(`${baseURL}/api/keys`, { data: { name: 'Runner', scopes: ['run'], perRun: 20, perDay: 50, expiresInDays: 7 }, headers: { origin: baseURL! } });
  const { secret: key } = (await made.json()) as { secret: string };
  const runner = await playwright.request.newContext({ baseURL: baseURL!, extraHTTPHeaders: { Authorization: `Bearer ${key}` } });
  expect((await runner.post('/api/ai/generate', { data: { contentType: 'text', prompt: 'A quiet lighthouse' } })).status()).toBe(202);
  await expect.poll(() => typesOf(path), { timeout: 30_000 }).toEqual(['ping', 'run.succeeded']);
  expect(program.taken.filter((call) => call.path === path).map((call) => isSigned(call, secret))).toEqual([true, true]);
  await runner.dispose();

  await row.getByRole('button', { name: /^Log of/ }).click();
  const log = page.getByRole('dialog', { name: 'Log' });
  await expect(log.getByRole('listitem').first()).toContainText('Run delivered');
  await log.getByRole('button', { name: 'Refresh' }).click();
  await expect(log.getByRole('listitem').first()).toContainText('Delivered');
  await log.getByRole('listitem').first().getByText('Show the body').click();
  await expect(log.getByRole('region', { name: 'Body of the call' }).first()).toContainText('"type":"run.succeeded"');
  await log.getByRole('button', { name: 'Send again: Run delivered' }).click();
  await expect.poll(() => typesOf(path)).toEqual(['ping', 'run.succeeded', 'run.succeeded']);
  await log.getByRole('button', { name: 'Close', exact: true }).last().click();

  await row.getByRole('button', { name: /^Edit/ }).click();
  const edit = page.getByRole('dialog', { name: 'Edit the webhook' });
  await edit.getByRole('switch', { name: 'On' }).uncheck({ force: true });
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Webhook saved')).toBeVisible();
  await expect(row.getByRole('button', { name: /^Send a test call to/ })).toHaveCount(0);

  await row.getByRole('button', { name: /^New secret for/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make a new secret' }).click();
  expect(await once.getByRole('textbox', { name: 'The secret' }).inputValue()).not.toBe(secret);
  await once.getByRole('checkbox', { name: 'I have put it somewhere safe' }).check();
  await once.getByRole('button', { name: 'Done' }).click();
  await expect(row).toContainText('The secret before it signs too until');

  await row.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(webhooks).toContainText('No webhooks yet');
  forgive(problems, 400);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`webhooks, their form and their log are accessible at both widths: ${colorScheme}`, secondLook(colorScheme === 'dark'), async ({ page, baseURL }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await joined(page, baseURL!);
    const path = `/${'a-long-folder/'.repeat(12)}${colorScheme}`;
    const made = await page.request.post(`${baseURL}/api/webhooks`, { data: { url: program.url + path, events: ['run.succeeded', 'sale.completed', 'tip.received'] }, headers: { origin: baseURL! } });
    expect(made.status()).toBe(201);
    const { webhook } = (await made.json()) as { webhook: { id: string } };
    await page.request.post(`${baseURL}/api/webhooks/${webhook.id}/test`, { headers: { origin: baseURL! } });
    await expect.poll(() => typesOf(path)).toEqual(['ping']);
    for (const viewport of WIDTHS) {
      await page.setViewportSize(viewport);
      await openSettings(page, 'webhooks');
      const webhooks = card(page, 'Webhooks');
      await expect(webhooks.getByRole('button', { name: /^Log of/ })).toBeVisible();
      expect(await findings(page)).toEqual([]);
      expect(await tooWide(page)).toEqual([]);
      await webhooks.getByRole('button', { name: 'Add webhook' }).click();
      const form = page.getByRole('dialog', { name: 'Add a webhook' });
      await expect(form).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await form.getByRole('button', { name: 'Cancel' }).click();
      await webhooks.getByRole('button', { name: /^Log of/ }).click();
      const log = page.getByRole('dialog', { name: 'Log' });
      await expect(log.getByRole('listitem')).toHaveCount(1);
      expect(await findings(page)).toEqual([]);
      expect(await tooWide(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(log).toHaveCount(0);
    }
  });
}
