import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { authResponse, secondFactorWanted } from './identity.ts';
import { currentPassword, secondFactorCode } from './password.ts';

export const adminLoginBody = z.strictObject({ password: currentPassword, code: z.optional(secondFactorCode) });
export type AdminLoginBody = z.infer<typeof adminLoginBody>;

export const adminLogin = defineEndpoint({
  method: 'POST',
  path: '/api/admin/login',
  summary: 'Elevate this session for 60 minutes with the administrators\' password',
  body: adminLoginBody,
  response: z.union([authResponse, secondFactorWanted]),
});
