import * as z from 'zod/mini';
import { deleteAccountBody } from './account.ts';
import { adminUser } from './admin-users.ts';
import { defineEndpoint } from './endpoint.ts';
import { idParams, isoTime, tidied } from './primitives.ts';

const reason = z.string().check(tidied(), z.minLength(3, 'Give the reason in a few words'), z.maxLength(500));
/**
 * What proves that the administrator acts: in a session of the administrators' password that password, else their own, and the code of their
 * second factor where it is on.
 */
const { password, code } = deleteAccountBody.shape;

export const exportUserBody = z.strictObject({ reason, password, code });
export type ExportUserBody = z.infer<typeof exportUserBody>;

/** `grace`: as if the owner had asked, who can still sign in and keep the account. `now`: at the next turn of the worker, without a way back. */
export const erasure = z.enum(['grace', 'now']);
export const eraseUserBody = z.strictObject({ username: z.string().check(z.maxLength(100)), when: erasure, reason, password, code });
export type EraseUserBody = z.infer<typeof eraseUserBody>;

/** Minutes for which a link to the export of a person's data is valid. */
export const EXPORT_LINK_MINUTES = 5;
/** The ZIP, with the ticket of `exportUser`. */
export const PERSON_EXPORT_PATH = '/api/admin/users/:id/export';

export const exportUser = defineEndpoint({
  method: 'POST', path: PERSON_EXPORT_PATH, status: 201, params: idParams, body: exportUserBody,
  summary: 'Prepare the export of everything that is kept of a person. The address answers the ZIP for 5 minutes, to this administrator alone',
  response: z.object({ url: z.string(), until: isoTime }),
});
export const eraseUser = defineEndpoint({
  method: 'POST', path: '/api/admin/users/:id/erase', params: idParams, body: eraseUserBody,
  summary: 'Delete the account of a person, after the days of grace or now. The username has to be typed. Administrators cannot be deleted',
  response: z.object({ user: adminUser }),
});
