import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contracts/durations.ts';
import { passwordDefaults } from './passwords.ts';
import type { PasswordOptions } from './passwords.ts';
import type { SessionLimits } from './queries/session-rows.ts';

/** An OpenID Connect provider with which people may sign in. */
export interface SocialProvider {
  issuer: string;
  clientId: string;
  clientSecret: string | null;
  /** The name of the social login provider on its button: "Continue with {label}". */
  label: string;
}

export interface IdentityOptions {
  sessions: SessionLimits;
  /** How long a repeated registration with the same Idempotency-Key gets the first account, in hours. */
  keepKeysHours: number;
  passwords: PasswordOptions;
  /** How long (in ms) the token of a password reset is valid. */
  resetTokenMs: number;
  /** How long (in ms) the token of a confirmation email is valid. */
  confirmTokenMs: number;
  /** How long (in ms) a browser stays a known device after a sign-in. */
  knownDeviceMs: number;
  /** How long (in ms) a recovery waits before it can take a second factor off. */
  factorRecoveryMs: number;
  /** Time in ms between the request of an account deletion and the erasure. */
  deletionGraceMs: number;
  /** How long (in ms) the administrators' password elevates a session. */
  elevationMs: number;
  /** Hash of the administrators' password. With null, no session can be elevated. */
  adminPasswordHash: string | null;
  /** Whether the answer to a reset request contains the token (docs/rules/identity.md#reset-token-answer). */
  tellResetToken: boolean;
  /** The product's address for links in emails. It never comes from a request, because a request may forge its Host header. */
  publicUrl: string;
  social: SocialProvider | null;
}

export const identityDefaults: IdentityOptions = {
  sessions: { idleMs: 7 * DAY_MS, absoluteMs: 30 * DAY_MS, adminIdleMs: 30 * MINUTE_MS, adminAbsoluteMs: 8 * HOUR_MS },
  keepKeysHours: 72,
  passwords: passwordDefaults,
  resetTokenMs: 30 * MINUTE_MS,
  confirmTokenMs: 3 * DAY_MS,
  knownDeviceMs: 180 * DAY_MS,
  factorRecoveryMs: 7 * DAY_MS,
  deletionGraceMs: 14 * DAY_MS,
  elevationMs: HOUR_MS,
  adminPasswordHash: null,
  tellResetToken: false,
  publicUrl: 'http://localhost:3000',
  social: null,
};
