import type { listUserNotes, PersonNote } from '#contracts/admin-notes.ts';
import type { QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import { cutPageById } from '#kernel/cursor.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { notFound } from '#kernel/errors.ts';
import { newId } from '#kernel/ids.ts';
import type { IdentityContext } from '../../identity-context.ts';
import { recordAdminAction } from '../record-admin-action.ts';
import type { AdminCall } from '../record-admin-action.ts';
import { lockPerson } from './lock-people.ts';

const LIST = `
  select n.id, n.text, u.username as author, n.created_at as "createdAt"
  from person_notes n left join users u on u.id = n.created_by
  where n.user_id = :userId and (cast(:before as uuid) is null or n.id < :before) order by n.id desc limit :limit`;
const PERSON = 'select 1 as there from users where id = ? and erased_at is null';
const ADD = 'insert into person_notes (id, user_id, text, created_by, created_at) values (:id, :userId, :text, :createdBy, :now)';
const REMOVE = 'delete from person_notes where id = :noteId and user_id = :userId returning id';

/**
 * Returns a page of the notes that staff wrote about a person, latest first.
 * @throws AppError not_found
 */
export async function notesOf(connection: Connection, userId: string, { limit, before }: QueryOf<typeof listUserNotes>): Promise<ResponseOf<typeof listUserNotes>> {
  if ((await rows<{ there: number }>(connection, PERSON, [userId])).length === 0) throw notFound('This person');
  const found = await rows<Omit<PersonNote, 'createdAt'> & { createdAt: Date }>(connection, LIST, { userId, before: before ?? null, limit: limit + 1 });
  const { page, nextCursor } = cutPageById(found, limit);
  return { items: page.map(({ createdAt, ...note }) => ({ ...note, createdAt: createdAt.toISOString() })), nextCursor };
}

/**
 * Adds a note about a person (docs/rules/identity.md#notes). The audit log records that a note was added, but not its text.
 * @throws AppError not_found
 */
export async function addNote(tx: Tx, context: IdentityContext, { viewer, requestId }: AdminCall, userId: string, text: string): Promise<PersonNote> {
  const person = await lockPerson(tx, userId);
  const [id, now] = [newId(), context.clock.now()];
  await rows(tx, ADD, { id, userId, text, createdBy: viewer.userId, now });
  await recordAdminAction(tx, context, viewer, { requestId }, { action: 'users.note', target: { type: 'user', id: userId, label: person.username }, details: { note: id, length: text.length } });
  return { id, text, author: viewer.username, createdAt: now.toISOString() };
}

/**
 * Deletes a note about a person for good.
 * @throws AppError not_found
 */
export async function removeNote(tx: Tx, context: IdentityContext, { viewer, requestId }: AdminCall, { id: userId, noteId }: { id: string; noteId: string }): Promise<void> {
  const person = await lockPerson(tx, userId);
  if ((await rows<{ id: string }>(tx, REMOVE, { userId, noteId })).length === 0) throw notFound('This note');
  await recordAdminAction(tx, context, viewer, { requestId }, { action: 'users.remove_note', target: { type: 'user', id: userId, label: person.username }, details: { note: noteId } });
}
