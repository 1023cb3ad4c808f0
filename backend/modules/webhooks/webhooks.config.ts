import { defineConfigPart, isProduction } from '#kernel/config/config-part.ts';
import { list } from '#kernel/config/variables.ts';

export const webhooksConfig = defineConfigPart({
  variables: { WEBHOOK_PRIVATE_HOSTS: list('') },
  problems: (env) => (isProduction(env) && env['WEBHOOK_PRIVATE_HOSTS'] ? [{ name: 'WEBHOOK_PRIVATE_HOSTS', message: 'must be empty in production' }] : []),
  settings: (env) => ({ privateHosts: env.WEBHOOK_PRIVATE_HOSTS }),
});
