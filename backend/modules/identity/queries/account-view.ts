import type { Account } from '#contracts/account.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { notFound } from '#kernel/errors.ts';
import { settingsOf } from '../domain/settings.ts';
import type { IdentityContext } from '../identity-context.ts';
import { lapsedAt } from '../domain/recovery-life.ts';
import { UserModel } from '../models/user.model.ts';

interface Proofs {
  password_changed_at: Date | null;
  factor_since: Date | null;
  codes_left: number;
  recovery_ready_at: Date | null;
}

/**
 * Returns everything about the account itself for its settings page.
 * @throws AppError not_found
 */
export async function accountView(connection: Connection, context: Pick<IdentityContext, 'clock' | 'options'>, userId: string): Promise<Account> {
  // The queries run one after another, because in a transaction both share one connection.
  const user = await UserModel.query(connection).findById(userId);
  const [proofs] = await rows<Proofs>(
    connection,
    `select (select changed_at from credentials where user_id = :userId) as password_changed_at,
       (select confirmed_at from second_factors where user_id = :userId) as factor_since,
       (select count(*) from recovery_codes where user_id = :userId and used_at is null) as codes_left,
       (select ready_at from factor_recoveries where user_id = :userId and ready_at > :lapsed) as recovery_ready_at`,
    { userId, lapsed: lapsedAt(context) },
  );
  const logins = await connection('social_logins').where({ user_id: userId }).orderBy('id').select('id', 'issuer', 'created_at');
  if (!user || !proofs) throw notFound('This account');
  return {
    profile: { displayName: user.display_name ?? '', bio: user.bio, links: user.links },
    email: user.email ?? '',
    emailConfirmed: user.email_confirmed_at !== null,
    newEmail: user.new_email,
    hasPassword: proofs.password_changed_at !== null,
    passwordChangedAt: proofs.password_changed_at?.toISOString() ?? null,
    secondFactor: { enabled: proofs.factor_since !== null, recoveryCodesLeft: proofs.codes_left, recoveryReadyAt: proofs.recovery_ready_at?.toISOString() ?? null },
    socialLogins: logins.map(({ id, issuer, created_at }) => ({ id, label: new URL(issuer).host, linkedAt: created_at.toISOString() })),
    ...settingsOf(user.settings),
    createdAt: user.created_at.toISOString(),
  };
}
