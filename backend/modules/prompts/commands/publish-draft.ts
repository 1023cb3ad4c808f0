import type { Issue } from '#contracts/errors.ts';
import { draftProblems, finishedForm } from '#contracts/draft-problems.ts';
import type { PatternCheck } from '#contracts/form-pattern.ts';
import { must } from '#contracts/must.ts';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { PromptModel } from '../models/prompt.model.ts';
import { draftConflict, fewerSuccesses, nearDuplicate, notReady, takenDown, unchangedSinceReview } from '../prompts.errors.ts';
import type { Resemblance } from '../prompts.errors.ts';
import { promptChanged, promptResembles, promptSubmitted } from '../prompts.events.ts';
import type { PromptsContext } from '../prompts-context.ts';
import { expectMayPublish } from '../moderation/publishing-pauses.ts';
import { requeueVersion } from '../moderation/requeue-version.ts';
import { missingSample } from '../queries/missing-sample.ts';
import { storedPromptDraft, isChanged, presentDraft } from '../queries/stored-prompt-draft.ts';
import type { StoredPromptDraft } from '../queries/stored-prompt-draft.ts';
import { lockOwnPrompt } from '../queries/own-prompt.ts';
import { findResemblance } from '../queries/resemblance.ts';
import { expectOwnText } from '../queries/sealed-originals.ts';
import type { Resembled } from '../queries/resemblance.ts';
import { findFewerSuccesses } from '../queries/fewer-successes.ts';
import { applyVersion } from './apply-version.ts';
import { insertVersion } from './insert-version.ts';
import { withdrawPending } from './withdraw-pending.ts';

export interface PublishWish {
  revision: number;
  changeNote: string;
  despiteWarning?: boolean | undefined;
  /** True when the author publishes although the text works on fewer of their test inputs than the published version. */
  despiteDrop?: boolean | undefined;
}

export interface Publication {
  prompt: PromptModel;
  outcome: 'published' | 'in_review';
  version: number;
  warning: Resemblance | null;
}

/**
 * Makes the saved draft a version. A free one is published at once. A paid one waits for a review, and the published version stays as it is.
 * A prompt that a moderator hid waits for a review even if it is free. An unchanged draft makes no new version, so the second of two clicks
 * publishes nothing twice.
 * @throws AppError not_found, draft_conflict, not_ready with every issue, near_duplicate, fewer_successes, sealed_copy, fork_locked, unchanged, prompt_removed, publishing_paused
 */
export async function publishDraft(tx: Tx, deps: PromptsContext, userId: string, promptId: string, wish: PublishWish, patterns: PatternCheck): Promise<Publication> {
  const prompt = await lockOwnPrompt(tx, promptId, userId);
  const state = await storedPromptDraft(tx, prompt);
  if (state.revision !== wish.revision) throw draftConflict(await presentDraft(tx, prompt, state));
  if (prompt.status === 'removed') throw takenDown();
  await expectMayPublish(tx, deps.clock, userId);
  if (!isChanged(state, prompt)) return publishAgain(tx, deps, prompt, state);
  const content = readyContent(state.content, patterns, await missingSample(tx, deps, prompt.id, state.content));
  await expectOwnText(tx, prompt, content);
  const like = await findResemblance(tx, prompt, content.template);
  if (like && wish.despiteWarning !== true) throw nearDuplicate(like.warning);
  const drop = wish.despiteDrop === true ? null : await findFewerSuccesses(tx, deps, prompt, state.content);
  if (drop) throw fewerSuccesses(drop);
  const published = await publishNew(tx, deps, prompt, content, state, wish.changeNote);
  if (like) await announceResemblance(tx, deps, prompt, like);
  return { ...published, warning: like?.warning ?? null };
}

/** Completes the form of a draft and checks that the draft can be published. @throws AppError not_ready with every issue */
function readyContent(content: DraftContent, patterns: PatternCheck, more: readonly Issue[]): DraftContent {
  const issues = [...draftProblems(content, patterns), ...more];
  const { form } = finishedForm(content.form, patterns);
  if (issues.length > 0 || form === null) throw notReady(issues);
  return { ...content, form };
}

/** Handles a draft that equals the latest version. That version is public, waits, was sent back, or is published again after its author unpublished it. */
async function publishAgain(tx: Tx, deps: PromptsContext, prompt: PromptModel, { latest }: StoredPromptDraft): Promise<Publication> {
  const version = must(latest, 'the latest version');
  const done = { version: version.version_no, warning: null };
  if (version.id === prompt.pending_version_id) return { ...done, prompt, outcome: 'in_review' };
  if (version.published_at === null) {
    // The version waited when a moderator took the prompt down, so it never got a decision and may be submitted again.
    const waits = prompt.review_note === null && (await requeueVersion(tx, deps, prompt.id, version.id));
    if (!waits) throw unchangedSinceReview();
    return { ...done, prompt: await prompt.$query(tx), outcome: 'in_review' };
  }
  // A moderator hid the prompt, and its draft has not changed since, so it is not published again.
  if (prompt.hidden_rule !== null) throw unchangedSinceReview();
  if (prompt.status === 'published' && version.id === prompt.published_version_id) return { ...done, prompt, outcome: 'published' };
  await deps.outbox.publish(tx, promptChanged, { promptId: prompt.id, ownerId: prompt.owner_id, shown: true });
  const out = await prompt.$query(tx).patchAndFetch({ status: 'published', updated_at: deps.clock.now() });
  return { ...done, prompt: out, outcome: 'published' };
}

async function publishNew(tx: Tx, deps: PromptsContext, prompt: PromptModel, content: DraftContent, state: StoredPromptDraft, changeNote: string): Promise<Omit<Publication, 'warning'>> {
  const { clock, outbox } = deps;
  // A new submission replaces the waiting version and takes its number, because only a reviewer has seen the replaced one.
  const { latest } = state;
  const waiting = latest !== null && latest.id === prompt.pending_version_id;
  const resubmission = waiting || prompt.review_note !== null;
  await withdrawPending(tx, deps, prompt);
  const number = latest === null ? 1 : latest.version_no + (waiting ? 0 : 1);
  const free = content.pricing === 'free' && prompt.hidden_rule === null;
  const parentId = waiting ? latest.parent_version_id : (state.baseVersionId ?? prompt.parent_version_id);
  const version = await insertVersion(tx, deps, prompt, content, { number, parentId, changeNote, publishedAt: free ? clock.now() : null });
  await rows(tx, 'update prompt_drafts set base_version_id = ? where prompt_id = ?', [version.id, prompt.id]);
  if (free) return { prompt: await applyVersion(tx, deps, prompt, version, content), outcome: 'published', version: number };
  const submitted = await prompt.$query(tx).patchAndFetch({
    pending_version_id: version.id, review_note: null, updated_at: clock.now(), ...(prompt.status === 'published' ? {} : { status: 'in_review' as const }),
  });
  await outbox.publish(tx, promptSubmitted, {
    promptId: prompt.id, ownerId: prompt.owner_id, slug: prompt.slug, title: content.title, versionId: version.id, version: number, resubmission,
  });
  return { prompt: submitted, outcome: 'in_review', version: number };
}

const announceResemblance = async (tx: Tx, { outbox }: PromptsContext, prompt: PromptModel, { promptId, similarity }: Resembled): Promise<void> =>
  void (await outbox.publish(tx, promptResembles, { promptId: prompt.id, ownerId: prompt.owner_id, originalId: promptId, similarity }));
