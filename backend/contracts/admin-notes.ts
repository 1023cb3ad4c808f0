import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { id, idParams, isoTime, pageLimit, success, tidied } from './primitives.ts';

export const NOTE_MAX = 2_000;

/** A note that staff wrote about a person. The person's data export contains it without the writer's name. */
export const personNote = z.object({
  id,
  text: z.string(),
  /** The username of the note's writer; null when the writer's account is deleted. */
  author: z.nullable(z.string()),
  createdAt: isoTime,
});
export type PersonNote = z.infer<typeof personNote>;

export const noteBody = z.strictObject({ text: z.string().check(tidied(), z.minLength(3, 'Write a few words'), z.maxLength(NOTE_MAX, `${NOTE_MAX} characters at most`)) });

export const listUserNotes = defineEndpoint({
  method: 'GET',
  path: '/api/admin/users/:id/notes',
  summary: 'Notes of staff about a person, latest first',
  params: idParams,
  query: z.strictObject({ limit: z._default(pageLimit(50), 5), before: z.optional(id) }),
  response: z.object({ items: z.array(personNote), nextCursor: z.nullable(id) }),
});
export const addUserNote = defineEndpoint({ method: 'POST', path: '/api/admin/users/:id/notes', summary: 'Write a note about a person for other staff', status: 201, params: idParams, body: noteBody, response: z.object({ note: personNote }) });
export const removeUserNote = defineEndpoint({ method: 'DELETE', path: '/api/admin/users/:id/notes/:noteId', summary: 'Delete a note about a person for good', params: z.strictObject({ id, noteId: id }), response: success });
