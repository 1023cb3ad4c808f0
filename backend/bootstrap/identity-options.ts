import type { IdentityOptions } from '#modules/identity/index.ts';
import type { Services } from './services.ts';

const LOOPBACK = ['127.0.0.1', 'localhost', '::1'];

/** What the environment decides about accounts. */
export function identityOptions({ config, mailIsLocal }: Pick<Services, 'config' | 'mailIsLocal'>): Partial<IdentityOptions> {
  const { session, http, accounts } = config;
  return {
    ...accounts,
    sessions: session,
    keepKeysHours: config.idempotency.keepHours,
    passwords: config.passwords,
    publicUrl: http.linkBaseUrl,
    // Three conditions at once, or nobody is told (decisions.md, Safety rulings).
    tellResetToken: mailIsLocal && config.environment !== 'production' && LOOPBACK.includes(http.host),
  };
}
