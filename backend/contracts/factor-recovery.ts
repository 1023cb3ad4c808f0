import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { loginBody } from './identity.ts';
import { isoTime, success } from './primitives.ts';

const token = z.strictObject({ token: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)) });

/** The answer when a recovery of the second factor starts. From `readyAt` on, a sign-in with the password removes the second factor. */
const readyAt = z.extend(success, { readyAt: isoTime });

export const askFactorRecovery = defineEndpoint({
  method: 'POST',
  path: '/api/auth/factor-recovery',
  summary: 'Email the link that starts the recovery of a lost second factor to the confirmed address',
  body: z.pick(loginBody, { username: true, password: true }),
  response: success,
});
export const startFactorRecovery = defineEndpoint({
  method: 'POST',
  path: '/api/auth/factor-recovery/start',
  summary: 'Start the seven days after which the second factor can be removed; every session and address gets a notice',
  body: token,
  response: readyAt,
});
export const cancelFactorRecovery = defineEndpoint({
  method: 'POST',
  path: '/api/auth/factor-recovery/cancel',
  summary: 'Cancel the recovery with the token of its notice',
  body: token,
  response: success,
});
export const cancelOwnFactorRecovery = defineEndpoint({
  method: 'DELETE',
  path: '/api/user/factor-recovery',
  summary: 'Cancel the recovery from any session of the account',
  response: success,
});
