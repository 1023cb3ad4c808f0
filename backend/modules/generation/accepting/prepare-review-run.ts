import type { Tx } from '#kernel/db/database.ts';
import type { Deps } from '../generation-deps.ts';
import { fillPrompt } from './fill-prompt.ts';
import { testableForm } from './prepare-draft-run.ts';
import type { PreparedRun } from './prepared-run.ts';
import type { Requester, RequestOf } from './run-request.ts';

/**
 * Prepares a moderator's run of a version that waits for review (docs/rules/moderation.md#review-runs). It is sealed and uses the
 * author's settings, as a buyer's run would. It costs 0 tokens and counts in no figure.
 * @throws AppError not_ready; and as fillPrompt
 */
export async function prepareReviewRun(tx: Tx, deps: Deps, requester: Requester, { waiting, inputs }: RequestOf<'review'>): Promise<PreparedRun> {
  const { promptId, versionId, title, content } = waiting;
  const form = testableForm(content, requester.patterns);
  const filled = await fillPrompt(tx, deps, requester, { ...content, title, category: content.category ?? '', form, sealed: true, paid: true }, { inputs });
  return { source: 'review', ...filled, title: `Test of “${title}”`, promptId, versionId };
}
