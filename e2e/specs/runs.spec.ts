import { expectBalance, joined } from '../stack/people.ts';
import { expectDone, resultOf, runPanel, runSample, wordsWritten } from '../stack/runs.ts';
import { shellOnly } from '../stack/shell-only.ts';
import { expect, test } from '../stack/test.ts';

test('after a reload in the middle of a run, the job tray shows the run, which finishes', async ({ page, baseURL }) => {
  await joined(page, baseURL!);
  await runSample(page, 'outline-first-blog-builder', 'Generate · 2 tokens');
  await expect.poll(() => wordsWritten(page), { timeout: 15_000 }).toBeGreaterThan(10);
  await page.goto('/marketplace');
  await page.reload();
  const tray = page.getByRole('complementary', { name: 'Jobs' });
  await tray.getByRole('button', { name: /^1 job/ }).click();
  await expect(tray.getByText(/^Writing/)).toBeVisible();
  await expect(tray.getByRole('progressbar')).toBeVisible();
  await tray.getByRole('listitem').getByRole('link').first().click();
  await expectDone(page, 'Ta-da. Your text is here', 40);
  await tray.getByRole('button', { name: 'Recent results' }).click();
  await expect(tray.getByText('Ta-da. Your text is here')).toBeVisible();
  await expectBalance(page, 18);
});

test('a text run that the member stops costs only the words that were written, and its result says so', async ({ page, baseURL }) => {
  await joined(page, baseURL!);
  await runSample(page, 'outline-first-blog-builder', 'Generate · 2 tokens');
  await expect.poll(() => wordsWritten(page), { timeout: 15_000 }).toBeGreaterThan(20);
  // On a narrow phone only whole figures move to the next line.
  await page.setViewportSize({ width: 320, height: 740 });
  const lines = await resultOf(page).getByText(/ words$| left$/).evaluateAll((facts) => facts.map((fact) => {
    const words = document.createRange();
    words.selectNodeContents(fact);
    return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
  }));
  expect(new Set(lines)).toEqual(new Set([1]));
  await page.setViewportSize({ width: 1280, height: 800 });
  await resultOf(page).getByRole('button', { name: 'Stop' }).click();
  await expect(resultOf(page).getByText('Stopped', { exact: true })).toBeVisible();
  await expect(resultOf(page).locator('header:focus')).toBeVisible();
  const written = await wordsWritten(page);
  expect(written).toBeLessThan(450);
  await expect(resultOf(page).getByText(/Price 2 tokens · charged 1 · returned 1 at /)).toBeVisible();
  await expectBalance(page, 19);
  await page.reload();
  await expect.poll(() => wordsWritten(page)).toBeGreaterThanOrEqual(written);
});

test('with too few tokens the Generate button says why it is disabled', async ({ page, baseURL }) => {
  await joined(page, baseURL!);
  await page.goto('/prompt/quote-card-set');
  await expect(runPanel(page).getByRole('button', { name: 'Generate · 2 tokens' })).toBeEnabled();
  await shellOnly(page);
  await page.route('**/api/user/balance', (route) => route.fulfill({ json: 1 }));
  await page.route('**/api/auth/me', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { user: { conjureBalance: number } };
    await route.fulfill({ json: { user: { ...body.user, conjureBalance: 1 } } });
  });
  await page.reload();
  await expect(runPanel(page).getByRole('button', { name: 'Generate · 2 tokens' })).toBeDisabled();
  await expect(runPanel(page).getByText('You have too few tokens for this run. Get more, or choose a shorter or smaller one.')).toBeVisible();
  await runPanel(page).getByRole('button', { name: 'Get more tokens' }).click();
  await expect(page.getByRole('dialog', { name: 'Wallet' })).toBeVisible();
});

test('the marketplace shows rendered covers', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('conjure.auth-dialog-seen', '1'));
  await expect(async () => {
    await page.goto('/marketplace');
    const cover = page.getByRole('article').first().locator('img');
    await cover.waitFor({ timeout: 5_000 });
    await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 5_000 }).toBeGreaterThan(200);
  }).toPass({ timeout: 45_000 });
});
