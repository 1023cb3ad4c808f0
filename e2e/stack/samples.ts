import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const PATIENCE_MS = 40_000;

type Send = (method: 'GET' | 'POST', path: string, data?: object) => Promise<{ status: number; body: unknown }>;

interface TestedDraft {
  promptId: string;
  revision: number;
  inputs: object;
}

/** Runs a saved draft and chooses the result as a sample, which a paid prompt needs before it can be submitted. */
export async function makeSample(send: Send, { promptId, revision, inputs }: TestedDraft): Promise<void> {
  const started = await send('POST', `/api/drafts/${promptId}/generate`, { expectedTotal: 99, revision, inputs });
  expect(started.status, JSON.stringify(started.body)).toBe(202);
  const { id } = (started.body as { generation: { id: string } }).generation;
  const status = async (): Promise<string> => ((await send('GET', `/api/generations/${id}`)).body as { generation: { status: string } }).generation.status;
  await expect.poll(status, { timeout: PATIENCE_MS }).toBe('succeeded');
  const added = await send('POST', `/api/prompts/${promptId}/samples`, { generationId: id, caption: '' });
  expect(added.status, JSON.stringify(added.body)).toBe(201);
}

/** Makes a sample of a paid prompt's draft as the signed-in user of the page. */
export const sampleOf = (page: Page, baseURL: string, draft: TestedDraft): Promise<void> =>
  makeSample(async (method, path, data) => {
    const answer = await page.request.fetch(`${baseURL}${path}`, { method, data, headers: { origin: baseURL } });
    return { status: answer.status(), body: await answer.json() as unknown };
  }, draft);
