import { UniqueViolationError } from 'objection';
import type { ChangeEmailBody } from '#contracts/account.ts';
import type { Tx } from '#kernel/db/database.ts';
import type { IdentityContext } from '../identity-context.ts';
import { emailTaken, emailTokenInvalid } from '../identity.errors.ts';
import { waysInChanged } from '../identity.events.ts';
import { addressChangedMail, confirmMail } from '../identity.mails.ts';
import { UserModel } from '../models/user.model.ts';
import { checkPassword } from './check-password.ts';
import { issueEmailToken, useEmailToken } from './email-token.ts';

type ConfirmDeps = Pick<IdentityContext, 'clock' | 'mailbox' | 'options'>;

/** Mails the link that confirms an address. */
export async function sendConfirmMail(tx: Tx, { clock, mailbox, options }: ConfirmDeps, user: { id: string; email: string }): Promise<void> {
  const token = await issueEmailToken(tx, clock, { kind: 'confirm', userId: user.id, email: user.email, lifeMs: options.confirmTokenMs });
  await mailbox.send(tx, confirmMail(user.email, options.publicUrl, token));
}

/** The new address counts at once and waits for its confirmation; the old one is told. @throws AppError wrong_password, email_taken */
export async function changeEmail(context: IdentityContext, userId: string, { email, password }: ChangeEmailBody): Promise<void> {
  const { db, clock, mailbox, outbox } = context;
  await checkPassword(context, userId, password);
  try {
    await db.transaction(async (tx) => {
      const user = await UserModel.query(tx).select('email').findById(userId).forUpdate();
      if (!user || user.email === email) return;
      await UserModel.query(tx).findById(userId).patch({ email, email_confirmed_at: null, updated_at: clock.now() });
      // A reset link lying in the old mailbox must not open the account any more.
      await tx('email_tokens').where({ user_id: userId, kind: 'reset' }).delete();
      await sendConfirmMail(tx, context, { id: userId, email });
      await outbox.publish(tx, waysInChanged, { userId, what: 'email' });
      if (user.email) await mailbox.send(tx, addressChangedMail(user.email, email));
    });
  } catch (error) {
    throw error instanceof UniqueViolationError ? emailTaken() : error;
  }
}

/** Confirms the address that the token was sent to, if it is still the account's. @throws AppError token_invalid */
export async function confirmEmail({ db, clock }: Pick<IdentityContext, 'db' | 'clock'>, token: string): Promise<void> {
  await db.transaction(async (tx) => {
    const used = await useEmailToken(tx, clock, 'confirm', token);
    const confirmed = used && (await tx('users').where({ id: used.userId, email: used.email }).update({ email_confirmed_at: clock.now() }));
    if (!confirmed) throw emailTokenInvalid('confirmation');
  });
}

/** Mails the link again; nothing to do for a confirmed address. @throws AppError rate_limited */
export async function resendConfirmation(context: ConfirmDeps & Pick<IdentityContext, 'db' | 'limits'>, userId: string): Promise<void> {
  await context.limits.take('mail', userId);
  await context.db.transaction(async (tx) => {
    const user = await UserModel.query(tx).select('id', 'email', 'email_confirmed_at').findById(userId);
    if (user?.email && !user.email_confirmed_at) await sendConfirmMail(tx, context, { id: user.id, email: user.email });
  });
}
