import { UniqueViolationError } from 'objection';
import type { ChangeEmailBody } from '#contracts/account.ts';
import { must } from '#contracts/must.ts';
import type { Tx } from '#kernel/db/database.ts';
import type { IdentityContext } from '../identity-context.ts';
import { emailTaken, emailTokenInvalid } from '../identity.errors.ts';
import { credentialsChanged, emailConfirmed } from '../identity.events.ts';
import { addressAskedEmail, addressChangedEmail, confirmationEmail } from '../identity.emails.ts';
import { UserModel } from '../models/user.model.ts';
import { checkPassword } from './check-password.ts';
import { issueEmailToken, useEmailToken } from './email-token.ts';
import { proveFactor } from './prove-owner.ts';

type ConfirmDeps = Pick<IdentityContext, 'clock' | 'emailSender' | 'options'>;

/** Emails the link that confirms an address. */
export async function sendConfirmationEmail(tx: Tx, { clock, emailSender, options }: ConfirmDeps, user: { id: string; email: string }): Promise<void> {
  const token = await issueEmailToken(tx, clock, { kind: 'confirm', userId: user.id, email: user.email, lifeMs: options.confirmTokenMs });
  await emailSender.send(tx, confirmationEmail(user.email, options.publicUrl, token));
}

/**
 * Requests another email address for an account. The old address stays until the new one is confirmed by its email, and the old one gets an
 * email at once. Otherwise a thief with password and code could take over the account's emails unnoticed.
 * @throws AppError wrong_password, second_factor_required, wrong_code, email_taken
 */
export async function changeEmail(context: IdentityContext, userId: string, { email, password, code }: ChangeEmailBody): Promise<void> {
  const { db, clock, emailSender } = context;
  await checkPassword(context, userId, password);
  await proveFactor(context, userId, code);
  await db.transaction(async (tx) => {
    const user = await UserModel.query(tx).select('email').findById(userId).forUpdate();
    if (!user || user.email?.toLowerCase() === email.toLowerCase()) return;
    if (await UserModel.query(tx).select('id').whereRaw('lower(email) = lower(?)', [email]).first()) throw emailTaken();
    await UserModel.query(tx).findById(userId).patch({ new_email: email, updated_at: clock.now() });
    await sendConfirmationEmail(tx, context, { id: userId, email });
    if (user.email) await emailSender.send(tx, addressAskedEmail(user.email, email));
  });
}

/** Drops a new email address that waits for its confirmation. The link in its email stops working. */
export async function keepEmail(tx: Tx, { clock }: Pick<IdentityContext, 'clock'>, userId: string): Promise<void> {
  await UserModel.query(tx).findById(userId).patch({ new_email: null, updated_at: clock.now() });
}

/**
 * Confirms the email address to which the token was sent: the account's own, or a new one, which then replaces it.
 * @throws AppError token_invalid, email_taken when another account has confirmed it meanwhile
 */
export async function confirmEmail(context: IdentityContext, token: string): Promise<void> {
  const { db, clock, outbox } = context;
  try {
    await db.transaction(async (tx) => {
      const used = await useEmailToken(tx, clock, 'confirm', token);
      const user = used && (await UserModel.query(tx).findById(used.userId).forUpdate());
      if (user?.email === used?.email && user) await user.$query(tx).patch({ email_confirmed_at: clock.now() });
      else if (user && user.new_email === used?.email) await moveEmail(tx, context, user);
      else throw emailTokenInvalid('confirmation');
      await outbox.publish(tx, emailConfirmed, { userId: user.id });
    });
  } catch (error) {
    throw error instanceof UniqueViolationError ? emailTaken() : error;
  }
}

async function moveEmail(tx: Tx, { clock, emailSender, outbox }: IdentityContext, user: UserModel): Promise<void> {
  const [old, next] = [user.email, must(user.new_email, 'the new address of a change')];
  await user.$query(tx).patch({ email: next, new_email: null, email_confirmed_at: clock.now(), updated_at: clock.now() });
  // After a change of address, links to reset the password stop working, because the old mailbox must not open the account any more.
  await tx('email_tokens').where({ user_id: user.id }).whereIn('kind', ['reset', 'recover_factor']).delete();
  await outbox.publish(tx, credentialsChanged, { userId: user.id, what: 'email' });
  if (old) await emailSender.send(tx, addressChangedEmail(old, next));
}

/**
 * Sends the confirmation link again to the email address that waits for it. Without such an address nothing happens.
 * @throws AppError rate_limited
 */
export async function resendConfirmation(context: ConfirmDeps & Pick<IdentityContext, 'db' | 'limits'>, userId: string): Promise<void> {
  await context.limits.take('email', userId);
  await context.db.transaction(async (tx) => {
    const user = await UserModel.query(tx).select('id', 'email', 'new_email', 'email_confirmed_at').findById(userId);
    const waiting = user?.new_email ?? (user?.email_confirmed_at ? null : user?.email);
    if (user && waiting) await sendConfirmationEmail(tx, context, { id: user.id, email: waiting });
  });
}
