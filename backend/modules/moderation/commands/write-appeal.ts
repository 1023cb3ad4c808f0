import { DAY_MS } from '#contracts/durations.ts';
import { APPEAL_DAYS } from '#contracts/moderation.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { ModerationContext } from '../moderation-context.ts';
import { alreadyAppealed, decisionMissing, nothingToAppeal } from '../moderation.errors.ts';

const DECISION = 'select outcome from moderation_decisions where id = :decisionId and owner_id = :userId';
const ADD = `
  insert into moderation_appeals (id, decision_id, user_id, message, due_at, created_at) values (:id, :decisionId, :userId, :message, :dueAt, :now)
  on conflict (decision_id) do nothing returning id`;

/**
 * Stores a person's appeal against a decision about their own work. Each decision allows one appeal, which a moderator answers within seven days.
 * @throws AppError not_found, nothing_to_appeal, already_appealed
 */
export async function writeAppeal(tx: Tx, { clock }: Pick<ModerationContext, 'clock'>, userId: string, decisionId: string, message: string): Promise<void> {
  const [decision] = await rows<{ outcome: string }>(tx, DECISION, { decisionId, userId });
  if (!decision) throw decisionMissing();
  if (decision.outcome === 'approved') throw nothingToAppeal();
  const now = clock.now();
  const [added] = await rows(tx, ADD, { id: newId(), decisionId, userId, message, now, dueAt: new Date(now.getTime() + APPEAL_DAYS * DAY_MS) });
  if (!added) throw alreadyAppealed();
}
