import type { Page } from '@playwright/test';
import { blankDraft } from '#contracts/prompt-drafts.ts';
import { expect } from './test.ts';

export interface PublishedPrompt {
  id: string;
  slug: string;
  title: string;
}

/** Publishes a free prompt over HTTP as the signed-in user. */
export async function publishedPrompt(page: Page, baseURL: string, name: string): Promise<PublishedPrompt> {
  const headers = { origin: baseURL };
  const title = `${name} ${Date.now().toString(36)}`;
  const content = {
    ...blankDraft('text'), category: 'creative-writing', title, oneLiner: 'A few words about a topic.', description: 'It writes about a topic, and nothing else.',
    template: `Write three calm sentences about {{topic}}, as ${title} would.`,
    form: { sections: [{ title: '', fields: [{ key: 'topic', type: 'short_text', label: 'Topic', required: true }] }] }, testInputs: [{ label: 'Tea', inputs: { topic: 'tea' } }],
  };
  const made = await page.request.post(`${baseURL}/api/drafts`, { data: { content }, headers });
  expect(made.status(), await made.text()).toBe(201);
  const { draft: begun } = (await made.json()) as { draft: { promptId: string; revision: number } };
  const { promptId: id, revision } = begun;
  const out = await page.request.post(`${baseURL}/api/drafts/${id}/publish`, { data: { revision, changeNote: '', despiteWarning: true }, headers });
  expect(out.status(), await out.text()).toBe(200);
  const { draft } = (await out.json()) as { draft: { slug: string } };
  return { id, slug: draft.slug, title };
}

/** Runs a prompt over HTTP as the signed-in user, and waits until the product counts the run, so that the user may review. */
export async function ranPrompt(page: Page, baseURL: string, promptId: string): Promise<void> {
  const asked = await page.request.post(`${baseURL}/api/prompts/${promptId}/generate`, { data: { expectedTotal: 99, inputs: { topic: 'tea' }, length: 50 }, headers: { origin: baseURL } });
  expect(asked.status(), await asked.text()).toBe(202);
  await expect.poll(async () => ((await (await page.request.get(`${baseURL}/api/prompts/${promptId}/reviews`)).json()) as { mayReview: boolean }).mayReview, { timeout: 40_000 }).toBe(true);
}

/** Returns the subjects of the user's messages about other people, latest first. */
export const socialSubjects = async (page: Page, baseURL: string): Promise<string[]> =>
  ((await (await page.request.get(`${baseURL}/api/messages?category=social`)).json()) as { subject: string }[]).map(({ subject }) => subject);
