import { addUserNote, listUserNotes, removeUserNote } from '#contracts/admin-notes.ts';
import { permit } from '#contracts/permissions.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import { addNote, notesOf, removeNote } from '../commands/people/person-notes.ts';
import type { IdentityContext } from '../identity-context.ts';

/** Routes of notes about people. Staff who may look people up read them, and administrators write and delete them. */
export function personNotesRoutes(routes: Routes, context: IdentityContext): void {
  routes.read(listUserNotes, permit('users.read'), ({ params, query }) => notesOf(context.db.knex, params.id, query));
  routes.write(addUserNote, permit('users.note'), async ({ params, body, ...call }, tx) => ({ note: await addNote(tx, context, call, params.id, body.text) }));
  routes.write(removeUserNote, permit('users.note'), async ({ params, ...call }, tx) => {
    await removeNote(tx, context, call, params);
    return { success: true as const, message: 'The note is deleted.' };
  });
}
