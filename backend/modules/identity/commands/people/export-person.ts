import { EXPORT_LINK_MINUTES, PERSON_EXPORT_PATH } from '#contracts/admin-erasure.ts';
import { MINUTE_MS } from '#contracts/durations.ts';
import { millis } from '#kernel/clock.ts';
import type { Tx } from '#kernel/db/database.ts';
import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import { exportLinkOver } from '../../account-deletion.errors.ts';
import type { IdentityContext } from '../../identity-context.ts';
import { recordAdminAction } from '../record-admin-action.ts';
import type { AdminCall } from '../record-admin-action.ts';
import { lockPerson } from './lock-people.ts';

const purposeOf = (userId: string, viewer: Viewer): string => `export of ${userId} for ${viewer.userId}`;

/**
 * Records in the audit log that an administrator exports a person's data, and why, before the first byte is sent
 * (docs/rules/identity.md#export-by-administrators). Returns an address that works for this administrator alone.
 * @throws AppError not_found
 */
export async function prepareExport(tx: Tx, context: IdentityContext, { viewer, requestId }: AdminCall, id: string, reason: string): Promise<{ url: string; until: string }> {
  const person = await lockPerson(tx, id);
  const until = millis(context.clock) + EXPORT_LINK_MINUTES * MINUTE_MS;
  const ticket = context.sealer.seal(String(until), purposeOf(id, viewer));
  await recordAdminAction(tx, context, viewer, { requestId }, { action: 'users.export', target: { type: 'user', id, label: person.username }, reason });
  return { url: `${PERSON_EXPORT_PATH.replace(':id', id)}?ticket=${ticket}`, until: new Date(until).toISOString() };
}

/**
 * Checks the ticket in an export link.
 * @throws AppError export_link_over for a ticket of another person or administrator, and for one whose time is over
 */
export function checkTicket({ sealer, clock }: IdentityContext, viewer: Viewer, userId: string, ticket: unknown): void {
  const until = typeof ticket === 'string' ? Number(sealer.open(ticket, purposeOf(userId, viewer)) ?? 0) : 0;
  if (until <= millis(clock)) throw exportLinkOver();
}
