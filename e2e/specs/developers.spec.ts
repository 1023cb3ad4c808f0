import { findings, tooWide } from '../stack/axe.ts';
import { joined } from '../stack/people.ts';
import { secondLook } from '../stack/second-look.ts';
import { forgive, WIDTHS } from '../stack/settings.ts';
import { expect, test } from '../stack/test.ts';

test("a reader of the API's page finds an endpoint, copies its example and sends it with an API key", async ({ page, baseURL, problems }) => {
  await joined(page, baseURL!);
  const made = await page.request.post(`${baseURL}/api/keys`, { data: { name: 'Console', scopes: ['read'], perRun: 20, perDay: 50, expiresInDays: 7 }, headers: { origin: baseURL! } });
  const { secret } = (await made.json()) as { secret: string };
  await page.goto('/developers');
  await expect(page.getByRole('heading', { level: 1, name: 'Developers' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'POST /api/prompts/{id}/generate' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Example request' })).toContainText('Authorization: Bearer $CONJURE_KEY');
  await page.getByLabel('Find an endpoint').fill('balance');
  await page.getByRole('navigation', { name: 'Endpoints' }).getByRole('button', { name: 'GET /user/balance' }).click();
  await page.getByRole('radio', { name: 'Python' }).check();
  await expect(page.getByRole('region', { name: 'Example request' })).toContainText('requests.request(');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Enter your key at the top first.')).toBeVisible();
  await page.getByLabel('API key', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText(/^Status 200 after [\d,]+ ms$/).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Answer of the server' })).toHaveText(/^\d+$/);
  // Expects a refusal, because only the API key counts: it lacks the scope for runs, although the browser's session may run.
  await page.getByLabel('Find an endpoint').fill('ai generate');
  await page.getByRole('navigation', { name: 'Endpoints' }).getByRole('button', { name: 'POST /ai/generate' }).click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Answer of the server' })).toContainText('scope_missing');
  forgive(problems, 403);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the page of the API is accessible at both widths: ${colorScheme}`, secondLook(colorScheme === 'dark'), async ({ page }) => {
    test.setTimeout(150_000);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const viewport of WIDTHS) {
      await page.setViewportSize(viewport);
      await page.goto('/developers');
      await expect(page.getByRole('heading', { level: 3, name: 'Try it' })).toBeVisible();
      expect(await findings(page)).toEqual([]);
      expect(await tooWide(page)).toEqual([]);
    }
  });
}
