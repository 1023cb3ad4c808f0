import { finishedForm, undefinedVariables } from '#contracts/draft-problems.ts';
import type { Issue } from '#contracts/errors.ts';
import type { PatternCheck } from '#contracts/form-pattern.ts';
import type { PromptForm } from '#contracts/prompt-form.ts';
import type { Tx } from '#kernel/db/database.ts';
import type { RunnableDraft } from '#modules/prompts/index.ts';
import { draftNotReady } from '../generation.errors.ts';
import type { Deps } from '../generation-deps.ts';
import { fillPrompt } from './fill-prompt.ts';
import type { PreparedRun, RunContent } from './prepared-run.ts';
import type { Requester, RequestOf, TestWish } from './run-request.ts';

/**
 * Prepares an author's test run of their own saved draft. It costs the usual price without a royalty and counts in no figure.
 * @throws AppError not_found, draft_conflict, not_ready; and as fillPrompt
 */
export async function prepareTestRun(tx: Tx, deps: Deps, requester: Requester, { promptId, wish }: RequestOf<'test'>): Promise<PreparedRun> {
  return { source: 'test', ...(await fillDraft(tx, deps, requester, promptId, wish)) };
}

/** Prepares a run of a starter prompt with saved inputs, which becomes a sample. The system account pays for it. @throws AppError as prepareTestRun */
export async function prepareStarterSample(tx: Tx, deps: Deps, requester: Requester, { promptId, inputs, model, systemAccountId }: RequestOf<'starter_sample'>): Promise<PreparedRun> {
  return { source: 'starter_sample', systemAccountId, ...(await fillDraft(tx, deps, requester, promptId, { revision: null, inputs, model })) };
}

async function fillDraft(tx: Tx, deps: Deps, requester: Requester, promptId: string, { revision, ...asked }: TestWish): Promise<RunContent & { promptId: string; draftChecksum: string }> {
  const draft = await deps.promptTexts.draftForRun(tx, promptId, requester.userId, revision);
  const form = testableForm(draft, requester.patterns);
  const content = await fillPrompt(tx, deps, requester, { ...draft, form, sealed: false }, asked);
  return { ...content, promptId: draft.promptId, draftChecksum: draft.textChecksum };
}

/** Checks only the parts of a draft that a test run needs, so that authors may add the title and price later. @throws AppError not_ready */
export function testableForm(draft: Pick<RunnableDraft, 'template' | 'systemTemplate' | 'negativeTemplate' | 'form'>, patterns: PatternCheck): PromptForm {
  const issues: Issue[] = [];
  if (draft.template.trim() === '') issues.push({ path: ['template'], message: 'Write the template.' });
  for (const name of undefinedVariables(draft)) issues.push({ path: ['template'], message: `{{${name}}} has no field yet.` });
  const { form, issues: ofForm } = finishedForm(draft.form, patterns);
  if (issues.length + ofForm.length > 0 || form === null) throw draftNotReady([...issues, ...ofForm]);
  return form;
}
