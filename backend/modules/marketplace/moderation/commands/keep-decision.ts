import type { DecisionOutcome, Rule } from '#contracts/moderation.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { adminAction, adminActionOf } from '#modules/operations/operations.events.ts';
import { moderationDecided } from '../../moderation.events.ts';
import type { ModerationContext, ModeratorCall } from '../moderation-context.ts';
import { addStrike } from './strikes.ts';

/** What was decided about whose work. */
export interface NewDecision {
  outcome: DecisionOutcome;
  subject: { kind: 'prompt' | 'review' | 'comment'; id: string; title: string };
  prompt: { promptId: string; slug: string };
  version?: { id: string; number: number };
  ownerId: string;
  rule: Rule | null;
  /** In the moderator's words, for the owner. */
  note: string;
  strike: boolean;
  /** What was said, so that it can be brought back. */
  words?: object | null;
}

const KEEP = `
  insert into moderation_decisions (id, kind, outcome, subject_kind, subject_id, subject_title, prompt_id, prompt_slug, version_id, version_no, owner_id, decided_by, by_role, rule, note, words, created_at)
  values (:id, :kind, :outcome, :subjectKind, :subjectId, :title, :promptId, :slug, :versionId, :versionNo, :ownerId, :decidedBy, :byRole, :rule, :note, :words, :now)`;

type Deps = Pick<ModerationContext, 'clock' | 'outbox' | 'catalogue'>;

/** Writes a decision down, counts its strike, tells its owner, and leaves a trace of who decided. Answers its id. */
export async function keepDecision(tx: Tx, deps: Deps, { viewer, requestId }: ModeratorCall, decision: NewDecision): Promise<string> {
  const { outcome, subject, prompt, version, ownerId, rule, note, words } = decision;
  const id = newId();
  const strike = decision.strike && rule !== null;
  const kind = strike ? ('strike' as const) : outcome === 'removed' || outcome === 'hidden' ? ('removal' as const) : ('review' as const);
  await rows(tx, KEEP, {
    id, kind, outcome, subjectKind: subject.kind, subjectId: subject.id, title: subject.title, promptId: prompt.promptId, slug: prompt.slug,
    versionId: version?.id ?? null, versionNo: version?.number ?? null, ownerId, decidedBy: viewer.userId, byRole: viewer.role, rule, note,
    words: words ? JSON.stringify(words) : null, now: deps.clock.now(),
  });
  const pausedUntil = strike ? await addStrike(tx, deps, { decisionId: id, userId: ownerId, rule }) : null;
  await deps.outbox.publish(tx, moderationDecided, {
    decisionId: id, userId: ownerId, promptId: prompt.promptId, kind, outcome, subjectKind: subject.kind, title: subject.title, rule, pausedUntil: pausedUntil?.toISOString() ?? null,
  });
  // Notes stay out of it: they may quote what is sealed.
  const target = { type: subject.kind, id: subject.id, label: subject.title };
  await deps.outbox.publish(tx, adminAction, adminActionOf(viewer, requestId, { action: `marketplace.${outcome}`, target, details: { decisionId: id, rule, strike } }));
  return id;
}
