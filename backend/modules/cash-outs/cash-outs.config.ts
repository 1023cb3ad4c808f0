import { z } from 'zod';
import { defineConfigPart } from '#kernel/config/config-part.ts';

export const cashOutsConfig = defineConfigPart({
  variables: { CASH_OUT_CENTS_PER_100_TOKENS: z.coerce.number().int().min(1).max(100_000).default(500) },
  settings: (env) => ({
    /** How many cents a creator gets for 100 earned tokens. It must stay below the price of the cheapest 100 tokens. */
    centsPer100: env.CASH_OUT_CENTS_PER_100_TOKENS,
  }),
});
