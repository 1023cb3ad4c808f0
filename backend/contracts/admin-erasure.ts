import * as z from 'zod/mini';
import { deleteAccountBody } from './account.ts';
import { adminUser } from './admin-users.ts';
import { defineEndpoint } from './endpoint.ts';
import { idParams, isoTime, tidied } from './primitives.ts';

const reason = z.string().check(tidied(), z.minLength(3, 'Give the reason in a few words'), z.maxLength(500));
/**
 * An administrator proves who acts before an export or erasure. An elevated session needs the administrators' password, any other the own
 * password, with the second factor if it is on.
 */
const { password, code } = deleteAccountBody.shape;

export const exportUserBody = z.strictObject({ reason, password, code });
export type ExportUserBody = z.infer<typeof exportUserBody>;

/** How an administrator deletes an account. `grace`: in 14 days, while the owner can sign in and keep it. `now`: at the worker's next turn, for good. */
export const erasure = z.enum(['grace', 'now']);
export const eraseUserBody = z.strictObject({ username: z.string().check(z.maxLength(100)), when: erasure, reason, password, code });
export type EraseUserBody = z.infer<typeof eraseUserBody>;

/** For how many minutes a link to the export of a person's data is valid. */
export const EXPORT_LINK_MINUTES = 5;
/** The address at which an administrator downloads the ZIP of a person's data, with the ticket of `exportUser`. */
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
