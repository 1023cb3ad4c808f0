import type { DecisionOutcome, DecisionView, Rule } from '#contracts/moderation.ts';

/** A decision with its strike and its appeal. */
export interface DecisionRow {
  id: string;
  kind: DecisionView['kind'];
  outcome: DecisionOutcome;
  subject_kind: DecisionView['subjectKind'];
  subject_title: string;
  prompt_id: string;
  prompt_slug: string;
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
  select d.id, d.kind, d.outcome, d.subject_kind, d.subject_title, d.prompt_id, d.prompt_slug, d.owner_id, d.decided_by, d.by_role, d.rule, d.note, d.created_at,
    a.status as appeal_status, a.message as appeal_message, a.due_at, a.answer, s.expires_at as strike_expires_at, s.withdrawn_at as strike_withdrawn_at
  from moderation_decisions d left join moderation_appeals a on a.decision_id = d.id left join strikes s on s.decision_id = d.id`;

/** Who decided, as its owner reads it: names would make it personal. */
const byWhom = (role: string): string => (role === 'admin' ? 'An administrator' : 'A moderator');

/** A decision for whom it is about. */
export const presentDecision = (row: DecisionRow): DecisionView => ({
  id: row.id,
  kind: row.kind,
  outcome: row.outcome,
  subjectKind: row.subject_kind,
  subjectTitle: row.subject_title,
  promptSlug: row.prompt_slug,
  rule: row.rule,
  note: row.note,
  by: byWhom(row.by_role),
  at: row.created_at.toISOString(),
  appeal: row.appeal_status && { status: row.appeal_status, message: row.appeal_message ?? '', dueAt: row.due_at!.toISOString(), answer: row.answer },
  mayAppeal: row.outcome !== 'approved' && row.appeal_status === null,
  strike: row.strike_expires_at && { expiresAt: row.strike_expires_at.toISOString(), withdrawn: row.strike_withdrawn_at !== null },
});
