import { MINUTE_MS } from '#contracts/durations.ts';
import { must } from '#contracts/must.ts';
import type { Database } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { MaintenanceTask } from '#kernel/jobs/maintenance.ts';
import type { Identity } from '#modules/identity/index.ts';

interface Deps {
  db: Database;
  identity: Pick<Identity, 'liveSessions'>;
}

const EVERY_MS = 10 * MINUTE_MS;
const BATCH = 500;
const PAGE = 'select id, session_id from push_subscriptions where (cast(:after as uuid) is null or id > :after) order by id limit :limit';

/** Deletes the push subscriptions of browsers whose session has ended. Each push checks its session too, so these got none meanwhile. */
export const dropEndedSubscriptions = ({ db, identity }: Deps): MaintenanceTask => ({
  name: 'messages.drop_ended_subscriptions',
  everyMs: EVERY_MS,
  async run() {
    for (let after: string | null = null; ; ) {
      const page: { id: string; session_id: string }[] = await rows(db.knex, PAGE, { after, limit: BATCH });
      const live = await identity.liveSessions(db.knex, page.map((row) => row.session_id));
      const ended = page.filter((row) => !live.has(row.session_id)).map(({ id }) => id);
      if (ended.length > 0) await rows(db.knex, 'delete from push_subscriptions where id = any(?)', [ended]);
      if (page.length < BATCH) return;
      after = must(page.at(-1), 'the last subscription of a full batch').id;
    }
  },
});
