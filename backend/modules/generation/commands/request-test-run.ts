import { finishedForm, undefinedVariables } from '#contracts/draft-problems.ts';
import type { Issue } from '#contracts/errors.ts';
import type { PatternCheck } from '#contracts/form-pattern.ts';
import { createPatternCheck } from '#contracts/pattern-engine.ts';
import type { PromptForm } from '#contracts/prompt-form.ts';
import type { Tx } from '#kernel/db/database.ts';
import type { RunnableDraft } from '#modules/prompts/index.ts';
import { draftNotReady } from '../generation.errors.ts';
import type { Deps } from '../generation-deps.ts';
import type { GenerationRow } from '../models/generation.model.ts';
import { prepareRun } from './prepare-run.ts';
import { requestGeneration } from './request-generation.ts';
import type { Requester } from './request-prompt-run.ts';

export interface TestWish {
  /** The revision that the author has in front of them; null for whatever is saved. */
  revision: number | null;
  inputs: Readonly<Record<string, unknown>>;
  model?: string | undefined;
  quantity?: number | undefined;
  length?: number | undefined;
  aspect?: string | undefined;
}

/**
 * Accepts an author's run of their own draft as it is saved. It costs the usual price without a royalty and counts in no figure.
 * @throws AppError not_found, draft_conflict, not_ready; and as prepareRun and requestGeneration
 */
export async function requestTestRun(tx: Tx, deps: Deps, requester: Requester, promptId: string, { revision, ...asked }: TestWish): Promise<GenerationRow> {
  const draft = await deps.prompts.draftForRun(tx, promptId, requester.userId, revision);
  const form = testableForm(draft, requester.patterns);
  const prepared = await prepareRun(tx, deps, requester, { ...draft, form, sealed: false }, asked);
  return requestGeneration(tx, deps, {
    ...requester,
    ...prepared,
    runSource: 'test',
    promptId: draft.promptId,
    promptVersionId: null,
    royalty: 0,
    creatorId: null,
    freeTrialRun: null,
    draftChecksum: draft.textChecksum,
  });
}

/** Checks only what a run needs, so that authors may add titles and prices later. @throws AppError not_ready */
export function testableForm(draft: Pick<RunnableDraft, 'template' | 'systemTemplate' | 'negativeTemplate' | 'form'>, patterns: PatternCheck = createPatternCheck()): PromptForm {
  const issues: Issue[] = [];
  if (draft.template.trim() === '') issues.push({ path: ['template'], message: 'Write the template.' });
  for (const name of undefinedVariables(draft)) issues.push({ path: ['template'], message: `{{${name}}} has no field yet.` });
  const { form, issues: ofForm } = finishedForm(draft.form, patterns);
  if (issues.length + ofForm.length > 0 || form === null) throw draftNotReady([...issues, ...ofForm]);
  return form;
}
