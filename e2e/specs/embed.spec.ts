import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getPrompt } from '#contracts/prompt-detail.ts';
import type { PromptDetail } from '#contracts/prompt-detail.ts';
import { findings, tooWide } from '../stack/axe.ts';
import { joined } from '../stack/people.ts';
import { secondLook } from '../stack/second-look.ts';
import { WIDTHS } from '../stack/settings.ts';
import { expect, test } from '../stack/test.ts';

/** Starts a website of another origin, which embeds a prompt's form. */
let host: Server;
let body = '';
test.beforeAll(async () => {
  host = createServer((_, response) => response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(`<!doctype html><html lang="en"><title>Another website</title><link rel="icon" href="data:,">${body}</html>`));
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
});
test.afterAll(() => new Promise((resolve) => void host.close(() => resolve(undefined))));
const hostUrl = (): string => `http://127.0.0.1:${(host.address() as AddressInfo).port}/`;

/** Publishes a prompt with a text field that is always shown. @returns the prompt and that field */
async function withText(baseURL: string): Promise<{ prompt: PromptDetail; key: string; label: string }> {
  const { items } = (await (await fetch(`${baseURL}/api/prompts?limit=24`)).json()) as { items: { slug: string }[] };
  for (const { slug } of items) {
    const { prompt } = getPrompt.response.parse(await (await fetch(`${baseURL}/api/prompts/${slug}`)).json());
    const field = prompt.form.sections.flatMap(({ fields }) => fields).find(({ type, hidden, showIf, max, pattern }) => (type === 'short_text' || type === 'long_text') && !hidden && !showIf && !pattern && (max ?? 100) >= 40);
    if (field && !prompt.safetyFlag) return { prompt, key: field.key, label: field.label };
  }
  throw new Error('No prompt has a text field.');
}

test("another website shows a prompt's form at its own height, and the form opens the prompt filled in", async ({ page, baseURL, context }) => {
  await joined(page, baseURL!);
  const { prompt, key, label } = await withText(baseURL!);
  await page.goto(`/prompt/${prompt.slug}/share`);
  await page.getByRole('button', { name: 'Embed' }).click();
  body = await page.getByRole('textbox', { name: 'Its form, in a frame' }).inputValue();
  expect(body).toContain(`${baseURL}/embed/prompt/${prompt.id}`);
  await page.goto(hostUrl());
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1, name: prompt.title })).toBeVisible();
  await expect(frame.getByText('Nothing is spent here.')).toBeVisible();
  const height = async (): Promise<number> => Number(await page.locator('iframe').getAttribute('height'));
  await expect.poll(height).not.toBe(480);
  expect(await frame.locator('body').evaluate((element) => document.documentElement.scrollHeight <= element.getBoundingClientRect().height + 1)).toBe(true);

  await frame.locator(`[data-key="${key}"]`).locator('input, textarea').fill('A lighthouse & "fog" <b>');
  const opened = context.waitForEvent('page');
  await frame.getByRole('link', { name: /^Open on Conjure/ }).click();
  const tab = await opened;
  await expect(tab.getByRole('textbox', { name: label }).first()).toHaveValue('A lighthouse & "fog" <b>');
  await expect.poll(() => new URL(tab.url()).hash + new URL(tab.url()).search).toBe('');
  // Expects that the embedded form filled in the prompt page, and that no run was started.
  expect(await (await page.request.get(`${baseURL}/api/generations`)).json()).toEqual([]);
  await tab.close();
});

for (const theme of ['light', 'dark'] as const) {
  test(`embedded forms are accessible at both widths: ${theme}`, secondLook(theme === 'dark'), async ({ page, baseURL }) => {
    test.setTimeout(120_000);
    const { items } = (await (await fetch(`${baseURL}/api/prompts?limit=3`)).json()) as { items: { slug: string }[] };
    for (const { slug } of items) {
      for (const viewport of WIDTHS) {
        await page.setViewportSize(viewport);
        await page.goto(`/embed/prompt/${slug}?theme=${theme}`);
        await expect(page.getByRole('link', { name: /^Open on Conjure/ })).toBeVisible();
        expect(await findings(page), slug).toEqual([]);
        expect(await tooWide(page)).toEqual([]);
      }
    }
  });
}
