import { z } from 'zod';

/** Kept while a browser is at the provider. */
export const startPayload = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() });

/** Kept while the account asks for more before it lets a social login in. */
export const linkPayload = z.object({
  claims: z.object({
    issuer: z.string(),
    subject: z.string(),
    email: z.string().nullable(),
    emailVerified: z.boolean(),
    name: z.string().nullable(),
    preferredUsername: z.string().nullable(),
  }),
  /** Whether the password has to come first; the second factor is asked for in any case. */
  password: z.boolean(),
});
