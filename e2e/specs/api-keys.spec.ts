import { findings, tooWide } from '../stack/axe.ts';
import { joined } from '../stack/people.ts';
import { secondLook } from '../stack/second-look.ts';
import { card, forgive, openSettings, WIDTHS } from '../stack/settings.ts';
import { expect, test } from '../stack/test.ts';

const HOSTILE = '<img src=x onerror=alert(1)>';
const REVOKED_MS = 2_000;

test('a member makes an API key, sees its secret once, uses it in a program and revokes it', async ({ page, baseURL, playwright, problems }) => {
  await joined(page, baseURL!);
  await openSettings(page, 'keys');
  const keys = card(page, 'API keys');
  await expect(keys).toContainText('No keys yet');
  await keys.getByRole('button', { name: 'Create key' }).click();
  const form = page.getByRole('dialog', { name: 'Create a key' });
  await form.getByRole('button', { name: 'Create key' }).click();
  await expect(form.getByLabel('Name')).toHaveAccessibleDescription(/Give the key a name/);
  await form.getByLabel('Name').fill(HOSTILE);
  await form.getByRole('button', { name: 'Create key' }).click();

  const once = page.getByRole('dialog', { name: 'Here it is, once' });
  const secret = await once.getByRole('textbox', { name: 'The key' }).inputValue();
  expect(secret).toMatch(/^cjr_[\w-]{43}$/);
  await page.keyboard.press('Escape');
  await expect(once.getByRole('button', { name: 'Done' })).toBeDisabled();
  await once.getByRole('checkbox', { name: 'I have put it somewhere safe' }).check();
  await once.getByRole('button', { name: 'Done' }).click();
  await expect(once).toHaveCount(0);
  const row = keys.getByRole('listitem');
  await expect(row).toContainText(HOSTILE);
  await expect(row).toContainText(`${secret.slice(0, 8)}••••${secret.slice(-4)}`);
  await expect(row).toContainText('Never used');
  expect(await page.content()).not.toContain(secret);

  // Sends the request as a program does: without cookies of this browser and without an origin.
  const program = await playwright.request.newContext({ baseURL: baseURL!, extraHTTPHeaders: { Authorization: `Bearer ${secret}` } });
  const run = await program.post('/api/ai/generate', { data: { contentType: 'text', prompt: 'A quiet lighthouse' } });
  expect(run.status()).toBe(202);
  expect((await program.get('/api/user/account')).status()).toBe(403);
  await page.reload();
  await expect(row).toContainText(/of 50 tokens today/);
  await expect(row).not.toContainText('Never used');

  await row.getByRole('button', { name: `Revoke ${HOSTILE}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('Key revoked')).toBeVisible();
  const at = Date.now();
  expect((await program.get('/api/user/balance')).status()).toBe(401);
  expect(Date.now() - at).toBeLessThan(REVOKED_MS);
  await expect(keys).toContainText('No keys yet');
  await program.dispose();
  forgive(problems, 401);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the list of API keys, the form and a new key are accessible at both widths: ${colorScheme}`, secondLook(colorScheme === 'dark'), async ({ page, baseURL }) => {
    test.setTimeout(150_000);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await joined(page, baseURL!);
    for (const scopes of [['read'], ['read', 'run', 'prompts', 'chat']]) {
      const made = await page.request.post(`${baseURL}/api/keys`, { data: { name: `Key for ${scopes.length}`, scopes, perRun: 20, perDay: 50, expiresInDays: 30 }, headers: { origin: baseURL! } });
      expect(made.status()).toBe(201);
    }
    for (const viewport of WIDTHS) {
      await page.setViewportSize(viewport);
      await openSettings(page, 'keys');
      await expect(card(page, 'API keys').getByRole('listitem')).toHaveCount(2);
      expect(await findings(page)).toEqual([]);
      expect(await tooWide(page)).toEqual([]);
      await card(page, 'API keys').getByRole('button', { name: 'Create key' }).click();
      const form = page.getByRole('dialog', { name: 'Create a key' });
      await expect(form).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await form.getByRole('button', { name: 'Cancel' }).click();
    }
  });
}
