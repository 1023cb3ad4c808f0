import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { authResponse, secondFactorWanted } from './identity.ts';
import { currentPassword, secondFactorCode } from './password.ts';
import { id, success } from './primitives.ts';

const secret = z.string().check(z.minLength(20), z.maxLength(200));

/** Where the provider sends people back to; it hands code and state to the client in the fragment. */
export const SOCIAL_CALLBACK_PATH = '/api/auth/social/callback';

/** An account with this address exists and its address is not confirmed: its password is asked for, once. */
export const linkWanted = z.object({
  success: z.literal(false),
  code: z.literal('link_required'),
  message: z.string(),
  linkToken: z.string(),
  username: z.string(),
});

/** The account wants its second factor too: send it with this token to `linkSocialLogin`; no password is asked for then. */
export const socialFactorWanted = z.extend(secondFactorWanted, { linkToken: z.string() });

export const startSocialLogin = defineEndpoint({
  method: 'POST',
  path: '/api/auth/social/start',
  summary: 'Begin a social sign-in (OpenID Connect with PKCE); a signed-in account links it, against its code or password',
  body: z.strictObject({ password: z.optional(currentPassword), code: z.optional(secondFactorCode) }),
  /** `flow` is a secret for this browser alone: keep it until the return and send it with `finish`. */
  response: z.object({ url: z.string(), flow: z.string() }),
});
export const finishSocialLogin = defineEndpoint({
  method: 'POST',
  path: '/api/auth/social/finish',
  summary: 'Sign in with what the provider sent back; links to the signed-in account when there is one',
  body: z.strictObject({ flow: secret, code: z.string().check(z.minLength(1), z.maxLength(2_000)), state: z.string().check(z.minLength(1), z.maxLength(200)) }),
  response: z.union([authResponse, linkWanted, socialFactorWanted]),
});
export const linkSocialLogin = defineEndpoint({
  method: 'POST',
  path: '/api/auth/social/link',
  summary: 'End a social sign-in that asked for the password of the account with the same address, or for its second factor',
  body: z.strictObject({ linkToken: secret, password: z.optional(currentPassword), code: z.optional(secondFactorCode) }),
  response: z.union([authResponse, secondFactorWanted]),
});
export const unlinkSocialLogin = defineEndpoint({
  method: 'DELETE',
  path: '/api/user/social-logins/:id',
  summary: 'Unlink a social login; refused for the last credential',
  params: z.strictObject({ id }),
  response: success,
});
