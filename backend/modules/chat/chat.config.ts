import { z } from 'zod';
import { defineConfigPart } from '#kernel/config/config-part.ts';

const count = z.coerce.number().int().min(0).max(1_000_000);

export const chatConfig = defineConfigPart({
  variables: { GUEST_MESSAGES_PER_NETWORK: count.default(30), GUEST_HOSTED_MESSAGES_PER_DAY: count.default(0) },
  settings: (env) => ({
    /** How many messages all guests of one network address block may send in a UTC day. */
    guestsPerNetwork: env.GUEST_MESSAGES_PER_NETWORK,
    /** How many messages of guests a paid hosted model answers per day. Studio answers the others for free. */
    guestsHostedPerDay: env.GUEST_HOSTED_MESSAGES_PER_DAY,
  }),
});
