import { eraseUser, exportUser, PERSON_EXPORT_PATH } from '#contracts/admin-erasure.ts';
import { must } from '#contracts/must.ts';
import { permit } from '#contracts/permissions.ts';
import { authorize } from '#kernel/http/authorize.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import type { RawRoutes } from '#kernel/module.ts';
import { erasePerson } from '../commands/people/erase-person.ts';
import { checkTicket, prepareExport } from '../commands/people/export-person.ts';
import { lockPerson } from '../commands/people/lock-people.ts';
import { proveAdministrator } from '../commands/people/prove-administrator.ts';
import type { IdentityContext } from '../identity-context.ts';
import { findPerson } from '../queries/find-person.ts';
import { sendExport } from './export.routes.ts';

/** Routes by which administrators export or erase a person's data at that person's request. Both call `proveAdministrator` first. */
export function erasureRoutes(routes: Routes, context: IdentityContext): void {
  routes.write(exportUser, permit('users.export'), (call, tx) => prepareExport(tx, context, call, call.params.id, call.body.reason), {
    run: async ({ viewer, body }) => {
      await proveAdministrator(context, viewer, body);
      await context.limits.take('export', viewer.userId);
    },
  });
  routes.write(eraseUser, permit('users.erase'), async (call, tx) => {
    await erasePerson(tx, context, call, call.params.id, call.body);
    return { user: await findPerson(tx, context, call.params.id) };
  }, { run: ({ viewer, body }) => proveAdministrator(context, viewer, body) });
}

/** Mounts `GET /api/admin/users/:id/export`, which sends the ZIP to an administrator with a valid ticket. */
export function personExportRoute(mount: RawRoutes, context: IdentityContext): void {
  mount.get(PERSON_EXPORT_PATH, async (call) => {
    authorize(permit('users.export'), call.viewer);
    const viewer = must(call.viewer, 'the viewer of a request that was let in');
    const id = call.params['id'] ?? '';
    checkTicket(context, viewer, id, call.ctx.query['ticket']);
    const { username } = await context.db.transaction((tx) => lockPerson(tx, id));
    sendExport(context, call, { userId: id, username });
  });
}
