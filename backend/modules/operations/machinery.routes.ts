import { getMachinery, redeliverEvent } from '#contracts/machinery.ts';
import { permit } from '#contracts/permissions.ts';
import type { Database } from '#kernel/db/database.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';
import { sendAgain } from '#kernel/outbox/unfinished-events.ts';
import { eventFinished } from './operations.errors.ts';
import { adminAction, adminActionOf } from './operations.events.ts';
import { readMachinery } from './queries/read-machinery.ts';
import type { MachineryDeps } from './queries/read-machinery.ts';

/** Routes for developers: they list stuck events, and send one again (docs/rules/server.md#redelivery). */
export function machineryRoutes(routes: Routes, deps: MachineryDeps & { db: Database; outbox: Outbox }): void {
  routes.read(getMachinery, permit('health.read'), () => readMachinery(deps.db.knex, deps));

  routes.write(redeliverEvent, permit('queues.change'), async ({ params, body, viewer, requestId }, tx) => {
    const name = await sendAgain(tx, params.id);
    if (name === null) throw eventFinished();
    // Publishing the audit event wakes the relay after the commit, and the relay then also sends the chosen event again.
    await deps.outbox.publish(tx, adminAction, adminActionOf(viewer, requestId, { action: 'queues.redeliver', target: { type: 'event', id: params.id, label: name }, reason: body.reason }));
    return readMachinery(tx, deps);
  });
}
