import type { QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import type { DecisionView, listDecisions as endpoint } from '#contracts/moderation.ts';
import { afterId, cutPageById } from '#kernel/cursor.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { strikeStanding } from '../commands/strikes.ts';
import type { ModerationContext } from '../moderation-context.ts';
import { decisionMissing } from '../moderation.errors.ts';
import { DECISIONS, presentDecision } from './decision-rows.ts';
import type { DecisionRow } from './decision-rows.ts';

const OWN = `${DECISIONS} where d.owner_id = :userId and (cast(:after as uuid) is null or d.id < :after) order by d.id desc limit :limit`;

/**
 * A page of decisions about the caller's own work, latest first, with the caller's strikes and pause of publishing.
 * @throws AppError invalid_request for a foreign cursor
 */
export async function listDecisions({ db, clock }: ModerationContext, userId: string, query: QueryOf<typeof endpoint>): Promise<ResponseOf<typeof endpoint>> {
  const [found, standing] = await Promise.all([
    rows<DecisionRow>(db.knex, OWN, { userId, after: afterId(query.cursor), limit: query.limit + 1 }),
    strikeStanding(db.knex, clock, userId),
  ]);
  const { page, nextCursor } = cutPageById(found, query.limit);
  return { items: page.map(presentDecision), nextCursor, strikes: { active: standing.active, pausedUntil: standing.pausedUntil?.toISOString() ?? null } };
}

/** One decision about the caller's own work. @throws AppError not_found, also for decisions about other people */
export async function getDecision(connection: Connection, userId: string, id: string): Promise<DecisionView> {
  const [row] = await rows<DecisionRow>(connection, `${DECISIONS} where d.id = :id and d.owner_id = :userId`, { id, userId });
  if (!row) throw decisionMissing();
  return presentDecision(row);
}
