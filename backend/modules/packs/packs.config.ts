import { defineConfigPart } from '#kernel/config/config-part.ts';
import { allowance } from '#kernel/config/variables.ts';

export const packsConfig = defineConfigPart({
  variables: { RATE_LIMIT_CODE_ACCOUNT: allowance('10/900'), RATE_LIMIT_CODE_ADDRESS: allowance('60/900') },
  settings: (env) => ({
    /** Wrong codes of coupons and gifts, by account and by IP address. */
    rateLimits: { codeAccount: env.RATE_LIMIT_CODE_ACCOUNT, codeAddress: env.RATE_LIMIT_CODE_ADDRESS },
  }),
});

/** The limits of wrong codes. */
export type CodeLimit = keyof ReturnType<typeof packsConfig.settings>['rateLimits'];
