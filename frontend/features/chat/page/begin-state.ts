import * as z from 'zod/mini';

const beginState = z.looseObject({
  /** A sentence for the composer. */
  draft: z.optional(z.string()),
  /** Who is to answer. */
  agent: z.optional(z.object({ id: z.string(), slug: z.string(), name: z.string(), avatarUrl: z.nullable(z.string()) })),
});

/** What another page hands over to a chat with its link; nothing where it does not fit. */
export const beginStateOf = (state: unknown): z.infer<typeof beginState> => z.safeParse(beginState, state).data ?? {};
