import * as z from 'zod/mini';

const beginState = z.looseObject({
  /** Text with which the composer opens. */
  draft: z.optional(z.string()),
  /** The agent of the new chat; left out for a chat with a model only. */
  agent: z.optional(z.object({ id: z.string(), slug: z.string(), name: z.string(), avatarUrl: z.nullable(z.string()) })),
});

/** Reads the navigation state that another page's link passes to a new chat; empty when it has another shape. */
export const beginStateOf = (state: unknown): z.infer<typeof beginState> => z.safeParse(beginState, state).data ?? {};
