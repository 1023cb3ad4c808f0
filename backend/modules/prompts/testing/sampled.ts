import { testDraft } from '#contracts/prompt-drafts.ts';
import type { Draft } from '#contracts/prompt-drafts.ts';
import { addSample } from '#contracts/prompt-samples.ts';
import { rows } from '#kernel/db/raw.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { call } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

/** Starts a test run of the saved draft, stores that it succeeded, and makes it a sample. Paid prompts cannot be submitted without one. */
export async function sampled<Of extends Pick<Draft, 'promptId' | 'revision' | 'content'>>(app: TestApp, author: HttpUser, draft: Of): Promise<Of> {
  const { promptId: id, revision, content } = draft;
  const started = await call(author, testDraft, { params: { id }, body: { expectedTotal: 99, revision, inputs: content.testInputs[0]!.inputs } });
  if (started.status !== 202) throw new Error(`no test run: ${started.text}`);
  const generationId = started.body.generation.id;
  // Stores the run as succeeded without a provider, because a provider would need seconds for a text that these tests do not read.
  await rows(app.services.db.knex, `update generations set status = 'succeeded', delivered = 1, output_text = 'A sample.', finished_at = now() where id = ?`, [generationId]);
  const { status, text } = await call(author, addSample, { params: { id }, body: { generationId, caption: '' } });
  if (status !== 201) throw new Error(`no sample: ${text}`);
  return draft;
}
