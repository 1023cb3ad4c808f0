import type { Page } from '@playwright/test';
import { draftOf, finishedContent } from './drafts.ts';
import { sampleOf } from './samples.ts';
import { expect } from './test.ts';

/** Submits a paid prompt of the signed-in user, which then waits for a review. @param unlockPrice tokens */
export async function submitted(page: Page, baseURL: string, title: string, unlockPrice = 40): Promise<void> {
  const testInputs = ['tea', 'rain', 'hats'].map((topic) => ({ label: topic, inputs: { topic } }));
  const content = { ...finishedContent(title), description: 'Tell it a topic.', pricing: 'unlock', unlockPrice, testInputs };
  const { promptId, revision } = await draftOf(page, baseURL, content);
  await sampleOf(page, baseURL, { promptId, revision, inputs: { topic: 'tea' } });
  const answer = await page.request.post(`${baseURL}/api/drafts/${promptId}/publish`, { data: { revision, changeNote: '', despiteWarning: true }, headers: { origin: baseURL } });
  expect(answer.status()).toBe(200);
}
