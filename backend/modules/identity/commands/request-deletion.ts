import type { DeleteAccountBody } from '#contracts/account.ts';
import { millis } from '#kernel/clock.ts';
import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import { otherUsername } from '../account-deletion.errors.ts';
import type { IdentityContext } from '../identity-context.ts';
import { deletionEmail } from '../identity.emails.ts';
import { lastAdministrator, platformAccount } from '../people.errors.ts';
import { beginDeletion } from './begin-deletion.ts';
import { lockAdministrators, lockPerson } from './people/lock-people.ts';
import { proveOwner } from './prove-owner.ts';

/**
 * Requests an account's deletion. The account is erased after 14 days unless the owner signs in before
 * (docs/rules/identity.md#account-deletion). All its sessions end now. Returns when the account will be erased.
 * @throws AppError username_mismatch, wrong_password, wrong_code, second_factor_required, platform_account, last_administrator,
 */
export async function requestDeletion(context: IdentityContext, viewer: Viewer, body: DeleteAccountBody): Promise<Date> {
  if (body.username.trim().toLowerCase() !== viewer.username.toLowerCase()) throw otherUsername();
  await proveOwner(context, viewer.userId, body);
  return context.db.transaction(async (tx) => {
    const now = millis(context.clock);
    // The administrators' rows are locked before the person's row, in the order of all commands. Otherwise two requests could deadlock.
    const administrators = await lockAdministrators(tx, now);
    const person = await lockPerson(tx, viewer.userId);
    if (person.platform) throw platformAccount();
    if (person.role === 'admin' && !administrators.able.some((id) => id !== person.id)) throw lastAdministrator();
    const deletesAt = new Date(now + context.options.deletionGraceMs);
    await beginDeletion(tx, context, person, { deletesAt, emailTo: (address) => deletionEmail(address, deletesAt) });
    return deletesAt;
  });
}
