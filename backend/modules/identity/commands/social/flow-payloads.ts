import { z } from 'zod';

/** The data that a social login stores while the browser is at the provider's page. */
export const startPayload = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() });

/** The data that a social login stores while the person must still type a password or code. */
export const linkPayload = z.object({
  claims: z.object({
    issuer: z.string(),
    subject: z.string(),
    email: z.string().nullable(),
    emailVerified: z.boolean(),
    name: z.string().nullable(),
    preferredUsername: z.string().nullable(),
  }),
  /** Whether the person must type the password. The code of a second factor is needed in any case. */
  password: z.boolean(),
});
