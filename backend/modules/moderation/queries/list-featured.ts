import type { ResponseOf } from '#contracts/endpoint.ts';
import type { listFeatured as endpoint } from '#contracts/moderation.ts';
import type { Connection } from '#kernel/db/database.ts';
import type { ModerationContext } from '../moderation-context.ts';
import { subjectViews } from './subject-views.ts';

/** All featured slots of the marketplace in order. `live` slots are visible to visitors now. */
export async function listFeatured(connection: Connection, context: ModerationContext): Promise<ResponseOf<typeof endpoint>> {
  const slots = await context.featured.list(connection);
  const { views } = await subjectViews(connection, context, slots.map(({ promptId }) => promptId));
  const now = context.clock.now();
  return {
    slots: slots.flatMap(({ id, position, promptId, startsAt, endsAt }) => {
      const subject = views.get(promptId);
      if (!subject) return [];
      const live = subject.status === 'published' && startsAt <= now && (endsAt === null || endsAt > now);
      return [{ id, subject, position, from: startsAt.toISOString(), until: endsAt?.toISOString() ?? null, live }];
    }),
  };
}
