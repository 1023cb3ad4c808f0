import { HOUR_MS } from '#contracts/durations.ts';
import type { QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import { REVIEW_HOURS } from '#contracts/moderation.ts';
import type { listReviewQueue as endpoint } from '#contracts/moderation.ts';
import type { RateCard } from '#contracts/pricing.ts';
import type { Creator } from '#contracts/prompts.ts';
import { afterId, cutPage } from '#kernel/cursor.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { WaitingVersion } from '../submissions.port.ts';
import type { ModerationContext } from '../moderation-context.ts';
import { subjectView } from './subject-views.ts';

type Item = ResponseOf<typeof endpoint>['items'][number];

const SENT_BACK = `select distinct target_id as id from moderation_decisions where target_type = 'prompt' and target_id = any(cast(:ids as uuid[])) and outcome in ('changes_requested', 'rejected')`;

/** Which of these prompts moderators have sent back to their authors before. */
export async function sentBackBefore(connection: Connection, promptIds: readonly string[]): Promise<Set<string>> {
  const found = await rows<{ id: string }>(connection, SENT_BACK, { ids: [...promptIds] });
  return new Set(found.map(({ id }) => id));
}

export const presentWaiting = (waiting: WaitingVersion, faces: ReadonlyMap<string, Creator>, again: ReadonlySet<string>, card: RateCard): Item => ({
  id: waiting.versionId,
  subject: subjectView(waiting, faces, card),
  version: waiting.version,
  submittedAt: waiting.submittedAt.toISOString(),
  dueAt: new Date(waiting.submittedAt.getTime() + REVIEW_HOURS * HOUR_MS).toISOString(),
  resubmission: again.has(waiting.promptId),
});

/** A page of versions that wait for a review, oldest first. @throws AppError invalid_request for a foreign cursor */
export async function listReviewQueue({ db, catalogue, identity, pricing }: ModerationContext, query: QueryOf<typeof endpoint>): Promise<ResponseOf<typeof endpoint>> {
  const found = await catalogue.submissions.waiting(db.knex, { after: afterId(query.cursor), limit: query.limit + 1 });
  const { page, nextCursor } = cutPage(found, query.limit, ({ versionId }) => versionId);
  const [faces, again, card] = await Promise.all([
    identity.creators(db.knex, [...new Set(page.map(({ ownerId }) => ownerId))]),
    sentBackBefore(db.knex, page.map(({ promptId }) => promptId)),
    pricing.rateCard(),
  ]);
  return { items: page.map((waiting) => presentWaiting(waiting, faces, again, card)), nextCursor };
}
