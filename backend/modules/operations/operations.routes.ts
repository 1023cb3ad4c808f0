import { getInbox, markInbox as markEndpoint } from '#contracts/inbox.ts';
import { getServiceStates } from '#contracts/service-states.ts';
import { getToday } from '#contracts/today.ts';
import { getHealth, listAudit, listEmails } from '#contracts/operations.ts';
import { permit } from '#contracts/permissions.ts';
import type { Sealer } from '#kernel/crypto/sealed-text.ts';
import { cutPageById } from '#kernel/cursor.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import { listEmails as readEmails } from '#kernel/email/list-emails.ts';
import { markInbox } from './commands/mark-inbox.ts';
import type { MarkInboxDeps } from './commands/mark-inbox.ts';
import { gatherInbox } from './queries/gather-inbox.ts';
import { gatherToday } from './queries/gather-today.ts';
import type { TodayDeps } from './queries/gather-today.ts';
import { listAudit as readAudit } from './queries/list-audit.ts';
import { machineryHealth } from './queries/machinery-health.ts';
import type { HealthDeps } from './queries/machinery-health.ts';
import { serviceStates } from './queries/service-states.ts';
import type { ServiceStatesDeps } from './queries/service-states.ts';

export interface OperationsRoutesDeps extends HealthDeps, MarkInboxDeps, TodayDeps, Pick<ServiceStatesDeps, 'services'> {
  sealer: Sealer;
}

/** Routes for staff about the running server, each with a permission (contracts/permissions.ts). */
export function operationsRoutes(routes: Routes, deps: OperationsRoutesDeps): void {
  const { db, sealer, emailIsLocal } = deps;

  routes.read(getInbox, permit('inbox.read'), ({ viewer }) => gatherInbox(db.knex, deps, viewer));

  routes.write(markEndpoint, permit('inbox.read'), async ({ params, body, viewer, requestId }, tx) => {
    await markInbox(tx, deps, { viewer, requestId }, params.queue, body);
    return gatherInbox(tx, deps, viewer);
  });

  routes.read(listAudit, permit('audit.read'), ({ query }) => readAudit(db.knex, query));

  routes.read(listEmails, permit('emails.read'), async ({ query: { limit, before } }) => {
    const emails = await readEmails(db.knex, { limit: limit + 1, before, sealer: emailIsLocal ? sealer : null });
    const { page, nextCursor } = cutPageById(emails, limit);
    const items = page.map(({ id, to, subject, body, status, createdAt }) => ({
      id, to, subject, text: body?.text ?? null, action: body?.action ?? null, status, createdAt: createdAt.toISOString(),
    }));
    return { items, nextCursor, local: emailIsLocal };
  });

  routes.read(getToday, permit('health.read'), () => gatherToday(deps));

  routes.read(getServiceStates, permit('health.read'), () => serviceStates(deps));

  routes.read(getHealth, permit('health.read'), () => machineryHealth(deps));
}
