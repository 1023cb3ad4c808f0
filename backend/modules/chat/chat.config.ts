import { z } from 'zod';
import { defineConfigPart } from '#kernel/config/config-part.ts';

const count = z.coerce.number().int().min(0).max(1_000_000);

export const chatConfig = defineConfigPart({
  variables: { GUEST_MESSAGES_PER_NETWORK: count.default(30), GUEST_HOSTED_MESSAGES_PER_DAY: count.default(0) },
  settings: (env) => ({
    /** Messages that all guests of one address block may send in a UTC day. */
    guestsPerNetwork: env.GUEST_MESSAGES_PER_NETWORK,
    /** Messages of guests a day that a hosted model answers, which costs the operator money; Studio answers the others. */
    guestsHostedPerDay: env.GUEST_HOSTED_MESSAGES_PER_DAY,
  }),
});
