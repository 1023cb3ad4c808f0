import type { Page } from '@playwright/test';
import { allFields } from '#contracts/form-visibility.ts';
import type { PromptDetail } from '#contracts/prompt-detail.ts';
import { findings, tooWide } from '../stack/axe.ts';
import { expectNoDialog, fillRegistration, joined, newPerson } from '../stack/people.ts';
import { expectDone, runPanel } from '../stack/runs.ts';
import { expect, test } from '../stack/test.ts';

/** Finishes a run of a starter prompt as the signed-in user. */
async function made(page: Page, baseURL: string): Promise<{ slug: string; runId: string; typed: string }> {
  const slug = 'hook-factory';
  const { prompt } = (await (await page.request.get(`${baseURL}/api/prompts/${slug}`)).json()) as { prompt: Pick<PromptDetail, 'id' | 'form' | 'sampleInputs'> };
  const { inputs } = prompt.sampleInputs[0]!;
  const headers = { origin: baseURL, 'idempotency-key': crypto.randomUUID() };
  const { generation } = (await (await page.request.post(`${baseURL}/api/prompts/${prompt.id}/generate`, { data: { expectedTotal: 99, inputs, length: 50 }, headers })).json()) as { generation: { id: string } };
  const status = async () => ((await (await page.request.get(`${baseURL}/api/generations/${generation.id}`)).json()) as { generation: { status: string } }).generation.status;
  await expect.poll(status, { timeout: 30_000 }).toBe('succeeded');
  // Returns an input of a creation on the share page. Typed values stand in a text box; chosen ones do not.
  const typed = allFields(prompt.form).filter(({ type }) => type === 'short_text' || type === 'long_text').map(({ key }) => String(inputs[key] ?? '')).find((value) => value.length > 8)!;
  return { slug, runId: generation.id, typed };
}

test("a member shares a creation by a link, a visitor registers and remixes it, and the member sees the link's counts and revokes it", async ({ page, baseURL, browser }) => {
  test.setTimeout(150_000);
  await joined(page, baseURL!);
  const { slug, runId, typed } = await made(page, baseURL!);
  await page.goto(`/prompt/${slug}?run=${runId}`);
  await page.getByRole('region', { name: 'Result' }).getByRole('link', { name: 'Share' }).click();
  await expect(page.getByText('Only you can see it.')).toBeVisible();
  await page.getByRole('button', { name: 'Show it with a link' }).click();
  const link = page.getByRole('textbox', { name: 'Link' });
  await expect(link).toHaveValue(new RegExp(`/prompt/${slug}/share\\?creation=${runId}&via=\\w{10}&r=[A-Z0-9]+-[A-Z0-9]{4}$`));
  const address = await link.inputValue();
  await page.getByRole('button', { name: 'QR code' }).click();
  await expect(page.getByRole('img', { name: `QR code of this page: ${address}` })).toBeVisible();
  expect(await findings(page)).toEqual([]);

  const friend = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  await friend.goto(address);
  await expect(friend.getByRole('heading', { name: 'What went in' })).toBeVisible();
  await expectNoDialog(friend);
  expect(await findings(friend)).toEqual([]);
  // Marks the sign-in dialog as seen, so that it does not open by itself, because this spec signs in later.
  await friend.evaluate(() => sessionStorage.setItem('conjure.auth-dialog-seen', '1'));
  await friend.getByRole('link', { name: /^Make mine · \d+ tokens?$/ }).click();
  const filled = async () => (await runPanel(friend).locator('input, textarea').evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value))).includes(typed);
  await expect.poll(filled).toBe(true);
  await runPanel(friend).getByRole('slider', { name: 'Length' }).press('Home');
  await runPanel(friend).getByRole('button', { name: /^Generate/ }).click();
  await fillRegistration(friend, newPerson());
  await expectDone(friend, 'Ta-da. Your text is here', 40);

  const figure = async (name: string) => page.getByRole('region', { name: 'Your link' }).locator('div', { has: page.locator('dt', { hasText: name }) }).locator('dd').last().textContent();
  await expect.poll(async () => {
    await page.reload();
    await expect(page.getByRole('region', { name: 'Your link' })).toBeVisible();
    return [await figure('Views'), await figure('Runs'), await figure('Sign-ups')];
  }, { timeout: 30_000, intervals: [1_000] }).toEqual(['1', '1', '1']);
  await page.getByRole('button', { name: 'Withdraw the link' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('Only you can see it.')).toBeVisible();
  await friend.goto(address);
  await expect(friend.getByText('This creation is not shown any more')).toBeVisible();
  expect(await tooWide(friend, [320, 375])).toEqual([]);
  await friend.context().close();
});

test('the share page of a prompt asks no visitor to sign in, and an unknown link says so', async ({ page, baseURL }) => {
  const list = (await (await page.request.get(`${baseURL}/api/prompts?contentType=image`)).json()) as { items: { slug: string; title: string }[] };
  const { slug, title } = list.items[0]!;
  await page.goto(`/prompt/${slug}/share?via=AAAAAAAAAA`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('This link was taken back')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Make mine · / })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Post it on' }).getByRole('link')).toHaveCount(5);
  await expectNoDialog(page);
  expect(await findings(page)).toEqual([]);
  expect(await tooWide(page, [320, 375, 768])).toEqual([]);
});
