import type { Browser, Page } from '@playwright/test';
import { draftOf, finishedContent } from './drafts.ts';
import { asAdmin } from './people.ts';
import { putPrice } from './priced.ts';
import { expect } from './test.ts';

export interface Part {
  id: string;
  slug: string;
  title: string;
}

/** Publishes prompts of the signed-in user, one for each of these unlock prices in tokens. */
export async function partsOf(page: Page, baseURL: string, prices: readonly number[]): Promise<Part[]> {
  const headers = { origin: baseURL };
  const parts: Part[] = [];
  for (const [at, unlockPrice] of prices.entries()) {
    const title = `Part ${at + 1} of ${Date.now().toString(36)}`;
    const { promptId, revision } = await draftOf(page, baseURL, finishedContent(title));
    const out = await page.request.post(`${baseURL}/api/drafts/${promptId}/publish`, { data: { revision, changeNote: '', despiteWarning: true }, headers });
    expect(out.status(), await out.text()).toBe(200);
    const { slug } = ((await out.json()) as { draft: { slug: string } }).draft;
    await putPrice(slug, { pricing: 'unlock', runRoyalty: 0, unlockPrice });
    parts.push({ id: promptId, slug, title });
  }
  return parts;
}

/** Lets an administrator approve the submitted version of a pack. */
export async function approved(browser: Browser, baseURL: string, packId: string): Promise<void> {
  const office = await (await browser.newContext()).newPage();
  await asAdmin(office, baseURL);
  const answer = await office.request.post(`${baseURL}/api/admin/prompt-packs/${packId}/decision`, { data: { decision: 'approve', note: '' }, headers: { origin: baseURL } });
  expect(answer.status(), await answer.text()).toBe(200);
  await office.context().close();
}

/** Makes and publishes a pack of these prompts. */
export async function packOf(page: Page, browser: Browser, baseURL: string, title: string, parts: readonly Part[], price: number): Promise<{ id: string; slug: string }> {
  const headers = { origin: baseURL };
  const created = await page.request.post(`${baseURL}/api/prompt-packs`, { data: { title, category: 'blog-writing', promptIds: parts.map(({ id }) => id) }, headers });
  expect(created.status(), await created.text()).toBe(201);
  const { id, slug } = ((await created.json()) as { pack: { id: string; slug: string } }).pack;
  expect((await page.request.patch(`${baseURL}/api/prompt-packs/${id}`, { data: { price, pitch: 'Three prompts for one small shop.' }, headers })).status()).toBe(200);
  const out = await page.request.post(`${baseURL}/api/prompt-packs/${id}/publish`, { data: {}, headers });
  expect(out.status(), await out.text()).toBe(200);
  await approved(browser, baseURL, id);
  return { id, slug };
}
