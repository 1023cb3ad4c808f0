import { randomInt } from 'node:crypto';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { usernameFromClaims } from '../../domain/username-from-claims.ts';
import type { IdentityContext } from '../../identity-context.ts';
import { userRegistered } from '../../identity.events.ts';
import { SocialLoginModel } from '../../models/social-login.model.ts';
import { UserModel } from '../../models/user.model.ts';
import type { Arrival } from '../../newcomers.port.ts';
import type { SocialClaims } from '../../providers/social-client.ts';
import { socialWithoutEmail } from '../../credentials.errors.ts';
import { sendConfirmationEmail } from '../change-email.ts';
import type { LinkContext } from './link-login.ts';

const LONGEST_NAME = 60;

/**
 * Creates an account without a password, which its social login opens. Returns its id.
 * @throws AppError social_without_email; UniqueViolationError when another request took the login, address or name first
 */
export async function createSocialAccount(context: LinkContext, claims: SocialClaims, arrival: Arrival): Promise<string> {
  const { db, clock, outbox, wallet, newcomers, label } = context;
  const { email } = claims;
  if (email === null) throw socialWithoutEmail(label);
  const username = await freeUsername(context, usernameFromClaims(claims));
  return db.transaction(async (tx) => {
    const now = clock.now();
    const userId = newId();
    await UserModel.query(tx).insert({
      id: userId,
      username,
      email,
      email_confirmed_at: claims.emailVerified ? now : null,
      display_name: displayName(claims.name),
      created_at: now,
      updated_at: now,
    });
    await SocialLoginModel.query(tx).insert({ id: newId(), issuer: claims.issuer, subject: claims.subject, user_id: userId, created_at: now });
    await wallet.open(tx, userId);
    await newcomers.arrived(tx, userId, arrival);
    if (!claims.emailVerified) await sendConfirmationEmail(tx, context, { id: userId, email });
    await outbox.publish(tx, userRegistered, { userId, username });
    return userId;
  });
}

/** Returns the wanted username, or if it is taken, the same with a number at its end. */
async function freeUsername({ db }: Pick<IdentityContext, 'db'>, base: string): Promise<string> {
  const candidates = [base, ...Array.from({ length: 9 }, () => `${base}-${randomInt(100, 99_999)}`)];
  const taken = await rows<{ name: string }>(db.knex, 'select lower(username) as name from users where lower(username) = any(?)', [
    candidates.map((name) => name.toLowerCase()),
  ]);
  const names = new Set(taken.map((row) => row.name));
  return candidates.find((name) => !names.has(name.toLowerCase())) ?? `${base.slice(0, 16)}-${newId().slice(-12)}`;
}

// A cut must not split a pair of surrogates, because Postgres stores only whole characters.
const displayName = (name: string | null): string | null =>
  name?.replace(/\p{Cc}/gu, ' ').trim().slice(0, LONGEST_NAME).replace(/[\uD800-\uDBFF]$/, '').trim() || null;
