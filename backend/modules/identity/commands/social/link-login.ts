import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { IdentityContext } from '../../identity-context.ts';
import { credentialsChanged, emailConfirmed } from '../../identity.events.ts';
import { socialLinkedEmail } from '../../identity.emails.ts';
import { UserModel } from '../../models/user.model.ts';
import type { SocialClaims } from '../../providers/social-client.ts';
import { notLinkable, socialTaken } from '../../credentials.errors.ts';
import { endSessions } from '../end-sessions.ts';

/** A provider's login of a person, with the provider's name for screens and emails. */
export type LinkContext = IdentityContext & { label: string };

/**
 * Links a social login to an account. All sessions except `except` end, and the owner gets an email. Linking the same login again changes
 * nothing.
 * @throws AppError social_taken, not_linkable
 */
export async function linkLogin(tx: Tx, context: LinkContext, claims: SocialClaims, userId: string, except?: string): Promise<void> {
  const user = await UserModel.query(tx).findById(userId).forUpdate();
  // No social login can be linked to the built-in administrator: only the administrators' password opens that account.
  if (!user?.email || user.platform || user.erased_at) throw notLinkable();
  if (!(await insertLogin(tx, context, claims, userId))) return;
  if (claims.emailVerified && !user.email_confirmed_at && claims.email?.toLowerCase() === user.email.toLowerCase()) {
    await user.$query(tx).patch({ email_confirmed_at: context.clock.now() });
    await context.outbox.publish(tx, emailConfirmed, { userId });
  }
  await endSessions(tx, context, except === undefined ? { userId } : { userId, except });
  await context.outbox.publish(tx, credentialsChanged, { userId, what: 'social_linked' });
  await context.emailSender.send(tx, socialLinkedEmail(user.email, context.label));
}

/**
 * Stores the link between a social login and an account. Returns whether it is new.
 * @throws AppError social_taken
 */
async function insertLogin(tx: Tx, { clock, label }: LinkContext, { issuer, subject }: SocialClaims, userId: string): Promise<boolean> {
  const [made] = await rows(
    tx,
    `insert into social_logins (id, issuer, subject, user_id, created_at) values (?, ?, ?, ?, ?)
     on conflict (issuer, subject) do nothing returning 1`,
    [newId(), issuer, subject, userId, clock.now()],
  );
  if (made) return true;
  const [known] = await tx('social_logins').where({ issuer, subject }).select('user_id');
  if (known?.user_id !== userId) throw socialTaken(label);
  return false;
}
