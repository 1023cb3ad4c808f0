import * as z from 'zod/mini';

const beginState = z.looseObject({
  /** Text that the composer opens with. */
  draft: z.optional(z.string()),
  /** The agent that answers in the new chat; left out for none. */
  agent: z.optional(z.object({ id: z.string(), slug: z.string(), name: z.string(), avatarUrl: z.nullable(z.string()) })),
});

/** The state that another page's link hands to a new chat; empty when it has another shape. */
export const beginStateOf = (state: unknown): z.infer<typeof beginState> => z.safeParse(beginState, state).data ?? {};
