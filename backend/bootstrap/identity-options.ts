import type { IdentityOptions } from '#modules/identity/index.ts';
import type { Services } from './services.ts';

const LOOPBACK = ['127.0.0.1', 'localhost', '::1'];

/** The options of the module identity, from the environment variables. */
export function identityOptions({ config, emailIsLocal }: Pick<Services, 'config' | 'emailIsLocal'>): Partial<IdentityOptions> {
  const { session, http, identity: { accounts, passwords } } = config;
  return {
    ...accounts,
    sessions: session,
    keepKeysHours: config.idempotency.keepHours,
    passwords,
    publicUrl: http.linkBaseUrl,
    // The API's answer contains the password reset token only when all three conditions hold; otherwise a stranger could take over an account
    // (docs/rules/identity.md#reset-token-answer).
    tellResetToken: emailIsLocal && config.environment !== 'production' && LOOPBACK.includes(http.host),
  };
}
