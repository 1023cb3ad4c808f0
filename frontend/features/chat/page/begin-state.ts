import * as z from 'zod/mini';

const beginState = z.looseObject({
  /** Text that the composer of the new chat starts with. */
  draft: z.optional(z.string()),
  /** The agent of the new chat; left out for a chat with a model only. */
  agent: z.optional(z.object({ id: z.string(), slug: z.string(), name: z.string(), avatarUrl: z.nullable(z.string()) })),
});

/** Reads the navigation state that a link to a new chat passes: its agent and first text. Empty when the state has another shape. */
export const beginStateOf = (state: unknown): z.infer<typeof beginState> => z.safeParse(beginState, state).data ?? {};
