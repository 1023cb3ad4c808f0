import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { currentPassword, secondFactorCode } from './password.ts';
import { success } from './primitives.ts';

/** The proof that a person needs to change their second factor: the password, and a code if the factor is already on. */
export const secondFactorProof = z.strictObject({ password: currentPassword, code: secondFactorCode });
export type SecondFactorProof = z.infer<typeof secondFactorProof>;

const recoveryCodes = z.extend(success, {
  /** Ten recovery codes for one use each. The API shows them only in this answer. */
  recoveryCodes: z.array(z.string()),
});

export const startSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/api/user/second-factor',
  summary: 'Start to set up an authenticator (TOTP, RFC 6238); it takes effect once it is confirmed',
  body: z.strictObject({ password: currentPassword }),
  response: z.object({ secret: z.string(), uri: z.string(), qrSvg: z.string() }),
});
export const confirmSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/api/user/second-factor/confirm',
  summary: 'Confirm the authenticator with its first code; from then on sign-in asks for a code',
  body: z.strictObject({ code: z.string().check(z.regex(/^\d{6}$/, 'Enter the six digits')) }),
  response: recoveryCodes,
});
export const disableSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/api/user/second-factor/disable',
  summary: 'Switch the second factor off',
  body: secondFactorProof,
  response: success,
});
export const renewRecoveryCodes = defineEndpoint({
  method: 'POST',
  path: '/api/user/second-factor/recovery-codes',
  summary: 'New recovery codes; the old ones stop working',
  body: secondFactorProof,
  response: recoveryCodes,
});
