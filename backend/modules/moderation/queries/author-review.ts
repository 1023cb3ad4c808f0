import { HOUR_MS } from '#contracts/durations.ts';
import { REVIEW_HOURS } from '#contracts/moderation.ts';
import type { AuthorReview, DecisionOutcome, Rule } from '#contracts/moderation.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { AuthorStatus } from '../prompt-authors.port.ts';
import type { ModerationContext } from '../moderation-context.ts';

const MOST_STEPS = 50;
const DECISIONS = `
  select id, outcome, version_no as version, rule, note, created_at as at from moderation_decisions
  where target_type = 'prompt' and target_id = :promptId and owner_id = :userId order by id desc limit ${MOST_STEPS}`;

interface Decision {
  id: string;
  outcome: DecisionOutcome;
  version: number | null;
  rule: Rule | null;
  note: string;
  at: Date;
}

type Step = Omit<AuthorReview['steps'][number], 'at'> & { at: Date };

/** The state of a prompt's review, for its author only. @throws AppError not_found, also for prompts of other authors */
export async function authorReview({ db, catalogue }: Pick<ModerationContext, 'db' | 'catalogue'>, userId: string, idOrSlug: string): Promise<AuthorReview> {
  const status = await catalogue.authors.status(db.knex, idOrSlug, userId);
  const decisions = await decisionsOf(db.knex, status.promptId, userId);
  const waiting = status.versions.find(({ version }) => version === status.pendingVersion);
  const { promptId, slug, title, contentType, pricing, publishedVersion, pendingVersion, state, onSale } = status;
  const answered = state === 'sent_back' || state === 'rejected' || state === 'removed' ? decisions[0] : undefined;
  return {
    promptId, slug, title, contentType, pricing, publishedVersion, pendingVersion, state, onSale,
    note: (state === 'removed' ? answered?.note : status.note) ?? null,
    rule: answered?.rule ?? null,
    submittedAt: waiting?.submittedAt.toISOString() ?? null,
    dueAt: waiting ? new Date(waiting.submittedAt.getTime() + REVIEW_HOURS * HOUR_MS).toISOString() : null,
    steps: stepsOf(status, decisions),
  };
}

const decisionsOf = (connection: Connection, promptId: string, userId: string): Promise<Decision[]> => rows(connection, DECISIONS, { promptId, userId });

function stepsOf({ versions, createdAt }: AuthorStatus, decisions: readonly Decision[]): AuthorReview['steps'] {
  const none = { rule: null, note: '', decisionId: null };
  const approved = new Set(decisions.filter(({ outcome }) => outcome === 'approved').map(({ version }) => version));
  const steps: Step[] = [
    ...decisions.map(({ id, outcome, version, rule, note, at }) => ({ kind: outcome, at, version, rule, note, decisionId: id })),
    // A published version without an approval belongs to a free prompt, which was published at once and never submitted for review.
    ...versions.flatMap(({ version, submittedAt, publishedAt }): Step[] =>
      publishedAt !== null && !approved.has(version) ? [{ ...none, kind: 'published', at: publishedAt, version }] : [{ ...none, kind: 'submitted', at: submittedAt, version }]),
    { ...none, kind: 'created', at: createdAt, version: null },
  ];
  return steps.sort((a, b) => b.at.getTime() - a.at.getTime() || (b.version ?? 0) - (a.version ?? 0)).slice(0, MOST_STEPS).map((step) => ({ ...step, at: step.at.toISOString() }));
}
