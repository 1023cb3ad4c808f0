import type { DecisionOutcome, DecisionView, Rule } from '#contracts/moderation.ts';
import { must } from '#contracts/must.ts';
import type { TargetType } from '#contracts/targets.ts';

/** A moderator's decision with its strike and its appeal. */
export interface DecisionRow {
  id: string;
  kind: DecisionView['kind'];
  outcome: DecisionOutcome;
  target_type: TargetType;
  target_id: string;
  target_title: string;
  page_type: TargetType;
  page_id: string;
  page_slug: string | null;
  owner_id: string | null;
  decided_by: string | null;
  by_role: string;
  rule: Rule | null;
  note: string;
  created_at: Date;
  appeal_status: 'open' | 'granted' | 'refused' | null;
  appeal_message: string | null;
  due_at: Date | null;
  answer: string | null;
  strike_expires_at: Date | null;
  strike_withdrawn_at: Date | null;
}

export const DECISIONS = `
  select d.id, d.kind, d.outcome, d.target_type, d.target_id, d.target_title, d.page_type, d.page_id, d.page_slug, d.owner_id, d.decided_by, d.by_role, d.rule, d.note, d.created_at,
    a.status as appeal_status, a.message as appeal_message, a.due_at, a.answer, s.expires_at as strike_expires_at, s.withdrawn_at as strike_withdrawn_at
  from moderation_decisions d left join moderation_appeals a on a.decision_id = d.id left join strikes s on s.decision_id = d.id`;

/** Names the person who decided by role only, because a name would make the decision personal for its reader. */
const byWhom = (role: string): string => (role === 'admin' ? 'An administrator' : 'A moderator');

/** The address of the prompt that a decision is about, or on whose page the target is shown. */
export const promptSlugOf = ({ page_type, page_slug }: Pick<DecisionRow, 'page_type' | 'page_slug'>): string | null => (page_type === 'prompt' ? page_slug : null);

/** A moderator's decision as the owner of the work reads it. */
export const presentDecision = (row: DecisionRow): DecisionView => ({
  id: row.id,
  kind: row.kind,
  outcome: row.outcome,
  targetType: row.target_type,
  targetTitle: row.target_title,
  promptSlug: promptSlugOf(row),
  rule: row.rule,
  note: row.note,
  by: byWhom(row.by_role),
  at: row.created_at.toISOString(),
  appeal: row.appeal_status && { status: row.appeal_status, message: row.appeal_message ?? '', dueAt: must(row.due_at, 'the day by which an appeal is due').toISOString(), answer: row.answer },
  mayAppeal: row.outcome !== 'approved' && row.appeal_status === null,
  strike: row.strike_expires_at && { expiresAt: row.strike_expires_at.toISOString(), withdrawn: row.strike_withdrawn_at !== null },
});
