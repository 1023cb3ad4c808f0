import { must } from '#contracts/must.ts';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import type { Tx } from '#kernel/db/database.ts';
import type { PromptModel } from '../models/prompt.model.ts';
import { mayNotFork } from '../prompts.errors.ts';
import { isSealed, mayFork } from '../prompts.policy.ts';
import type { PromptsContext } from '../prompts-context.ts';
import { contentOfVersion } from '../queries/stored-prompt-draft.ts';
import { findPrompt } from '../queries/find-prompt.ts';
import { promptAccess } from '../queries/prompt-access.ts';
import { createDraft } from './create-draft.ts';

/**
 * Copies the published version of a prompt into a private draft that names its parent. Today's licence sets the percent that the fork owes
 * its parent; a fork of an own prompt owes nothing. The draft is free and has no cover. A fork of a sealed prompt is private and has its
 * parent's price.
 * @throws AppError not_found
 * @throws AppError may_not_fork
 */
export async function forkPrompt(tx: Tx, deps: Pick<PromptsContext, 'clock' | 'media' | 'outbox'>, userId: string, promptId: string): Promise<PromptModel> {
  const parent = await findPrompt(tx, promptId, userId);
  const access = await promptAccess(tx, parent, userId);
  if (!mayFork(parent, access)) throw mayNotFork(isSealed(parent) && access === 'none' && parent.license !== 'no_fork');
  const content = contentOfVersion(parent, must(parent.publishedVersion, 'the published version of a parent'));
  return createDraft(
    tx,
    deps,
    userId,
    {
      ...content,
      slug: null, coverFileId: null, freeTrialRunsPerDay: 0, forkRoyaltyPercent: 0, ...offerOf(parent),
      license: parent.license === 'open' ? 'open' : 'fork_credit',
    },
    {
      parent_prompt_id: parent.id,
      parent_version_id: parent.published_version_id,
      root_prompt_id: parent.root_prompt_id ?? parent.id,
      parent_royalty_percent: parent.license === 'fork_royalty' && parent.owner_id !== userId ? parent.fork_royalty_percent : 0,
    },
  );
}

function offerOf(parent: PromptModel): Pick<DraftContent, 'visibility' | 'pricing' | 'runRoyalty' | 'unlockPrice'> {
  if (!isSealed(parent)) return { visibility: 'public', pricing: 'free', runRoyalty: 0, unlockPrice: 0 };
  const { pricing, run_royalty: runRoyalty, unlock_price: unlockPrice } = parent;
  return { visibility: 'private', pricing: pricing === 'pack_only' ? 'unlock' : pricing, runRoyalty, unlockPrice };
}
