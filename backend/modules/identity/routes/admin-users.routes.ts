import * as contract from '#contracts/admin-users.ts';
import { permit } from '#contracts/permissions.ts';
import type { Tx } from '#kernel/db/database.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import { adjustTokens } from '../commands/people/adjust-tokens.ts';
import { banUser } from '../commands/people/ban-user.ts';
import { endUserSessions } from '../commands/people/end-user-sessions.ts';
import { muteUser, unmuteUser } from '../commands/people/mute-user.ts';
import { limitUserResets, sendUserReset } from '../commands/people/send-user-reset.ts';
import { setRole } from '../commands/people/set-role.ts';
import { shortenRecovery } from '../commands/people/shorten-recovery.ts';
import { unbanUser } from '../commands/people/unban-user.ts';
import { verifyUser } from '../commands/people/verify-user.ts';
import type { IdentityContext } from '../identity-context.ts';
import { findPerson } from '../queries/find-person.ts';
import { listPeople } from '../queries/list-people.ts';
import { roles } from '../queries/roles.ts';

/** Routes to administer people. Support may look people up, and administrators may change them. */
export function adminUserRoutes(routes: Routes, context: IdentityContext): void {
  const { db } = context;
  const person = async (tx: Tx, id: string) => ({ user: await findPerson(tx, context, id) });

  routes.read(contract.listUsers, permit('users.read'), ({ query }) => listPeople(context, query));
  routes.read(contract.getUser, permit('users.read'), async ({ params }) => ({ user: await findPerson(db.knex, context, params.id) }));
  routes.read(contract.getRoles, permit('roles.read'), () => roles(db.knex));

  routes.write(contract.banUser, permit('users.ban'), async (call, tx) => {
    await banUser(tx, context, call, call.params.id, call.body);
    return person(tx, call.params.id);
  });
  routes.write(contract.verifyUser, permit('users.verify'), async (call, tx) => {
    await verifyUser(tx, context, call, call.params.id, call.body);
    return person(tx, call.params.id);
  });
  routes.write(contract.unbanUser, permit('users.ban'), async (call, tx) => {
    await unbanUser(tx, context, call, call.params.id, call.body.reason);
    return person(tx, call.params.id);
  });
  routes.write(contract.muteUser, permit('users.mute'), async (call, tx) => {
    await muteUser(tx, context, call, call.params.id, call.body);
    return person(tx, call.params.id);
  });
  routes.write(contract.unmuteUser, permit('users.mute'), async (call, tx) => {
    await unmuteUser(tx, context, call, call.params.id, call.body.reason);
    return person(tx, call.params.id);
  });
  routes.write(contract.setRole, permit('users.set_role'), async (call, tx) => {
    await setRole(tx, context, call, call.params.id, call.body);
    return person(tx, call.params.id);
  });
  routes.write(contract.adjustTokens, permit('users.adjust_tokens'), async (call, tx) => {
    await adjustTokens(tx, context, call, { userId: call.params.id, body: call.body, idempotency: call.idempotency });
    return person(tx, call.params.id);
  });
  routes.write(contract.shortenFactorRecovery, permit('users.shorten_recovery'), async (call, tx) => {
    await shortenRecovery(tx, context, call, call.params.id, call.body.reason);
    return person(tx, call.params.id);
  });
  routes.write(contract.sendUserReset, permit('users.reset_email'), async (call, tx) => {
    await sendUserReset(tx, context, call, call.params.id);
    return { success: true as const, message: 'The email is on its way.' };
  }, { run: ({ viewer, params }) => limitUserResets(context, viewer.userId, params.id) });
  routes.write(contract.endUserSessions, permit('users.end_sessions'), async (call, tx) => {
    await endUserSessions(tx, context, call, call.params.id);
    return { success: true as const, message: 'Signed out everywhere.' };
  });
}
