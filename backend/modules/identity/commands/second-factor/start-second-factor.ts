import { renderSVG } from 'uqr';
import { rows } from '#kernel/db/raw.ts';
import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import { newTotpSecret, totpUri } from '../../domain/totp.ts';
import type { IdentityContext } from '../../identity-context.ts';
import { secondFactorOn } from '../../credentials.errors.ts';
import { checkPassword } from '../check-password.ts';
import { sealFactorSecret } from './factor-secret.ts';

export interface NewFactor {
  /** The authenticator's secret in base32, for people who type it into their app. */
  secret: string;
  /** The `otpauth://totp/…` address of the secret, which authenticator apps read. */
  uri: string;
  /** A QR code of the secret's otpauth address. */
  qrSvg: string;
}

/**
 * Creates a secret for an authenticator. Sign-ins ask for codes only after the person confirmed it. A new secret replaces an unconfirmed one.
 * It never replaces a confirmed one, which the owner has to switch off first.
 * @throws AppError second_factor_on, wrong_password, password_needed, rate_limited
 */
export async function startSecondFactor(context: IdentityContext, { userId, username }: Viewer, password: string): Promise<NewFactor> {
  const { db, clock, sealer } = context;
  await checkPassword(context, userId, password);
  const secret = newTotpSecret();
  const [stored] = await rows(
    db.knex,
    `insert into second_factors as factor (user_id, secret_sealed, created_at) values (?, ?, ?)
     on conflict (user_id) do update set secret_sealed = excluded.secret_sealed, created_at = excluded.created_at, last_step = 0
     where factor.confirmed_at is null returning 1`,
    [userId, sealFactorSecret(sealer, userId, secret), clock.now()],
  );
  if (!stored) throw secondFactorOn();
  const uri = totpUri(secret, username);
  return { secret, uri, qrSvg: renderSVG(uri, { ecc: 'M', border: 2 }) };
}
