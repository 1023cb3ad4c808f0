import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Returns the content of a free text prompt that could be published at once; each call returns another template. */
export function finishedContent(title: string) {
  const word = `${title} ${Date.now().toString(36)}`;
  return {
    contentType: 'text', category: 'blog-writing', title, slug: null, oneLiner: 'Says something about a topic.', description: '', tags: [], language: 'en', coverFileId: null,
    template: `Write three calm sentences about {{topic}} for ${word}.`, systemTemplate: null, negativeTemplate: null,
    form: { sections: [{ title: '', fields: [{ key: 'topic', type: 'short_text', label: 'Topic', required: true }] }] },
    outputSettings: {}, testInputs: [{ label: 'Example', inputs: { topic: 'tea' } }], visibility: 'public', pricing: 'free', runRoyalty: 0, unlockPrice: 0, freeTrialRunsPerDay: 0,
    license: 'fork_credit', forkRoyaltyPercent: 0, allowCommercial: true, models: [], recommendedModel: null, safetyFlag: false,
  };
}

/** Makes a draft of a prompt over HTTP for the signed-in user, for specs that do not test how a draft begins. */
export async function draftOf(page: Page, baseURL: string, content: object = finishedContent('A calm paragraph')): Promise<{ promptId: string; revision: number }> {
  const answer = await page.request.post(`${baseURL}/api/drafts`, { data: { content }, headers: { origin: baseURL } });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { draft: { promptId: string; revision: number } }).draft;
}

/** Returns the title of a draft as the server has stored it. */
export async function savedTitle(page: Page, promptId: string): Promise<string> {
  const answer = await page.request.get(`/api/drafts/${promptId}`);
  return ((await answer.json()) as { draft: { content: { title: string } } }).draft.content.title;
}
