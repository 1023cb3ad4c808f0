import type { DraftContent } from '#contracts/prompt-drafts.ts';
import type { Tx } from '#kernel/db/database.ts';
import type { Deps } from '../generation-deps.ts';
import type { GenerationRow } from '../models/generation.model.ts';
import { prepareRun } from './prepare-run.ts';
import { requestGeneration } from './request-generation.ts';
import type { Requester } from './request-prompt-run.ts';
import { testableForm } from './request-test-run.ts';

/** A version that waits for a review. */
export interface WaitingText {
  promptId: string;
  versionId: string;
  title: string;
  content: DraftContent;
}

/**
 * Accepts a reviewer's run of a version that waits (docs/rules/moderation.md#review-runs): sealed and with its author's settings, as
 * for a buyer, at a price of 0, and counted in no figure. @throws AppError not_ready; and as prepareRun and requestGeneration
 */
export async function requestReviewRun(tx: Tx, deps: Deps, requester: Requester, { promptId, versionId, title, content }: WaitingText, inputs: Readonly<Record<string, unknown>>): Promise<GenerationRow> {
  const form = testableForm(content, requester.patterns);
  const prepared = await prepareRun(tx, deps, requester, { ...content, title, category: content.category ?? '', form, sealed: true, paid: true }, { inputs });
  return requestGeneration(tx, deps, {
    ...requester,
    ...prepared,
    title: `Test of “${title}”`,
    runSource: 'review',
    promptId,
    promptVersionId: versionId,
    royalty: 0,
    fixedPrice: 0,
    creatorId: null,
    freeTrialRun: null,
  });
}
