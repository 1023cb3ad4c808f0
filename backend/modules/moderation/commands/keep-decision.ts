import type { DecisionOutcome, Rule } from '#contracts/moderation.ts';
import type { TargetType } from '#contracts/targets.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { adminAction, adminActionOf } from '#modules/operations/operations.events.ts';
import type { PageRef } from '../moderation-target.port.ts';
import { moderationDecided } from '../moderation.events.ts';
import type { ModerationContext, ModeratorCall } from '../moderation-context.ts';
import { addStrike } from './strikes.ts';

/** A moderator's decision, with its target and the owner of the work. */
export interface NewDecision {
  outcome: DecisionOutcome;
  target: { type: TargetType; id: string; title: string };
  page: PageRef & { slug: string | null };
  version?: { id: string; number: number };
  ownerId: string;
  rule: Rule | null;
  /** The moderator's note to the owner. */
  note: string;
  strike: boolean;
  /** The words of the target before it was taken down, from which a granted appeal restores it. */
  words?: object | null;
}

const KEEP = `
  insert into moderation_decisions (id, kind, outcome, target_type, target_id, target_title, page_type, page_id, page_slug, version_id, version_no, owner_id, decided_by, by_role, rule, note, words, created_at)
  values (:id, :kind, :outcome, :targetType, :targetId, :title, :pageType, :pageId, :slug, :versionId, :versionNo, :ownerId, :decidedBy, :byRole, :rule, :note, :words, :now)`;

type Deps = Pick<ModerationContext, 'clock' | 'outbox' | 'catalogue'>;

/** Stores a decision with its strike, publishes the event from which the owner gets a message, and adds an audit entry. Returns the decision's id. */
export async function keepDecision(tx: Tx, deps: Deps, { viewer, requestId }: ModeratorCall, decision: NewDecision): Promise<string> {
  const { outcome, target, page, version, ownerId, rule, note, words } = decision;
  const id = newId();
  const strike = decision.strike && rule !== null;
  const kind = strike ? ('strike' as const) : outcome === 'removed' || outcome === 'hidden' ? ('removal' as const) : ('review' as const);
  await rows(tx, KEEP, {
    id, kind, outcome, targetType: target.type, targetId: target.id, title: target.title, pageType: page.type, pageId: page.id, slug: page.slug,
    versionId: version?.id ?? null, versionNo: version?.number ?? null, ownerId, decidedBy: viewer.userId, byRole: viewer.role, rule, note,
    words: words ? JSON.stringify(words) : null, now: deps.clock.now(),
  });
  const pausedUntil = strike ? await addStrike(tx, deps, { decisionId: id, userId: ownerId, rule }) : null;
  await deps.outbox.publish(tx, moderationDecided, {
    decisionId: id, userId: ownerId, targetType: target.type, targetId: target.id, page: { type: page.type, id: page.id }, kind, outcome, title: target.title, rule, pausedUntil: pausedUntil?.toISOString() ?? null,
  });
  // The audit entry omits the moderator's note, which may quote sealed text.
  await deps.outbox.publish(tx, adminAction, adminActionOf(viewer, requestId, { action: `marketplace.${outcome}`, target: { type: target.type, id: target.id, label: target.title }, details: { decisionId: id, rule, strike } }));
  return id;
}
