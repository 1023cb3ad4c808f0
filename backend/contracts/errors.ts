import * as z from 'zod/mini';

/** One problem in a request. Its path lets a form show the message at the field. */
export const issue = z.object({ path: z.array(z.union([z.string(), z.number()])), message: z.string() });
export type Issue = z.infer<typeof issue>;

/** The body of every answer of the API with an error status. */
export const errorBody = z.object({
  success: z.literal(false),
  message: z.string(),
  code: z.string(),
  requestId: z.string(),
  issues: z.optional(z.array(issue)),
  details: z.optional(z.record(z.string(), z.unknown())),
});
export type ErrorBody = z.infer<typeof errorBody>;
