import { defineConfigPart } from '#kernel/config/config-part.ts';
import { allowance } from '#kernel/config/variables.ts';

export const packsConfig = defineConfigPart({
  variables: { RATE_LIMIT_CODE_ACCOUNT: allowance('10/900'), RATE_LIMIT_CODE_ADDRESS: allowance('60/900') },
  settings: (env) => ({
    /** Rate limits of wrong coupon and gift codes, by account and by IP address. */
    rateLimits: { codeAccount: env.RATE_LIMIT_CODE_ACCOUNT, codeAddress: env.RATE_LIMIT_CODE_ADDRESS },
  }),
});

/** Rate limits of wrong coupon and gift codes. */
export type CodeLimit = keyof ReturnType<typeof packsConfig.settings>['rateLimits'];
