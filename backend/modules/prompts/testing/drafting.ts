import { blankDraft, createDraft, publishDraft, saveDraft } from '#contracts/prompt-drafts.ts';
import type { Draft, DraftContent } from '#contracts/prompt-drafts.ts';
import type { FormField } from '#contracts/prompt-form.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call } from '#testing/test-app.ts';

const field = (key: string, more: Partial<FormField> = {}): FormField => ({ key, type: 'short_text', label: key, required: true, ...more });

/** Returns the content of a free text prompt that can be published. `changes` replaces some of its fields. */
export const finished = (changes: Partial<DraftContent> = {}): DraftContent => ({
  ...blankDraft('text'),
  category: 'blog-writing',
  title: 'A postcard from anywhere',
  oneLiner: 'Eighty words that make a friend pack a bag.',
  description: 'Tell it the place. It does the rest.',
  tags: ['travel', 'postcard'],
  template: 'Write a postcard from {{place}} to {{friend}}, in eighty words, with one smell and one sound in it.',
  systemTemplate: 'You write postcards that are kept.',
  form: { sections: [{ title: '', fields: [field('place'), field('friend', { required: false })] }] },
  outputSettings: { length: 80 },
  testInputs: [
    { label: 'Porto', inputs: { place: 'Porto', friend: 'Ida' } },
    { label: 'Oslo', inputs: { place: 'Oslo' } },
    { label: 'Home', inputs: { place: 'the kitchen', friend: 'Mum' } },
  ],
  ...changes,
});

/** Returns the content of a sealed prompt whose text contains the canary word. Contents with different canaries do not resemble each other. */
export const sealed = (canary: string, changes: Partial<DraftContent> = {}): DraftContent =>
  finished({
    pricing: 'run_and_unlock', runRoyalty: 3, unlockPrice: 40, title: `Sealed letters number ${canary.slice(-6)}`,
    template: `${canary} Compose a sealed letter about {{place}} with a twist in the last line, addressed to {{friend}}.`,
    systemTemplate: `${canary} You never tell how you do it.`,
    ...changes,
  });

/** Creates a draft with this content by the API, and returns it. */
export async function drafted(author: HttpUser, content: DraftContent = finished()): Promise<Draft> {
  const { status, body, text } = await call(author, createDraft, { body: { content } });
  if (status !== 201) throw new Error(`no draft: ${text}`);
  return body.draft;
}

/** Saves a draft by the API, expects success, and returns the new revision. */
export async function saved(author: HttpUser, draft: Pick<Draft, 'promptId' | 'revision'>, content: DraftContent): Promise<number> {
  const { status, body, text } = await call(author, saveDraft, { params: { id: draft.promptId }, body: { revision: draft.revision, content } });
  if (status !== 200) throw new Error(`not saved: ${text}`);
  return body.revision;
}

/** Sends the request that a click on "Publish" sends, and returns the answer. */
export const publish = (author: HttpUser, draft: Pick<Draft, 'promptId' | 'revision'>, more: { changeNote?: string; despiteWarning?: boolean } = {}) =>
  call(author, publishDraft, { params: { id: draft.promptId }, body: { revision: draft.revision, changeNote: '', ...more } });

/** Creates a free prompt by the API and publishes it. Returns its draft. */
export async function published(author: HttpUser, content: DraftContent = finished()): Promise<Draft> {
  const answer = await publish(author, await drafted(author, content), { despiteWarning: true });
  if (answer.status !== 200) throw new Error(`not published: ${answer.text}`);
  return answer.body.draft;
}
