import { z } from 'zod';
import { defineConfigPart } from '#kernel/config/config-part.ts';

export const cashOutsConfig = defineConfigPart({
  variables: { CASH_OUT_CENTS_PER_100_TOKENS: z.coerce.number().int().min(1).max(100_000).default(500) },
  settings: (env) => ({
    /** Cents that creators get for 100 earned tokens: must stay below what the cheapest 100 tokens cost. */
    centsPer100: env.CASH_OUT_CENTS_PER_100_TOKENS,
  }),
});
