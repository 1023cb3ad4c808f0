import { z } from 'zod';

/** What is stored while a browser is at the provider's page. */
export const startPayload = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() });

/** What is stored while the person must still type a password or code before a social login opens the account. */
export const linkPayload = z.object({
  claims: z.object({
    issuer: z.string(),
    subject: z.string(),
    email: z.string().nullable(),
    emailVerified: z.boolean(),
    name: z.string().nullable(),
    preferredUsername: z.string().nullable(),
  }),
  /** Whether the person must type the password first. The second factor is asked for in any case. */
  password: z.boolean(),
});
