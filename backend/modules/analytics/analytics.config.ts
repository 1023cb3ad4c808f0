import { defineConfigPart } from '#kernel/config/config-part.ts';
import { allowance } from '#kernel/config/variables.ts';

export const analyticsConfig = defineConfigPart({
  variables: { RATE_LIMIT_EVENTS: allowance('120/600'), RATE_LIMIT_EVENTS_ADDRESS: allowance('3000/600') },
  settings: (env) => ({
    /** Rate limits of batches of analytics events: for one browser, and for all browsers behind one IP address. */
    rateLimits: { events: env.RATE_LIMIT_EVENTS, eventsOfAddress: env.RATE_LIMIT_EVENTS_ADDRESS },
  }),
});
