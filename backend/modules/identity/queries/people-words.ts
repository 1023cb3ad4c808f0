import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

/** SQL for the words by which people are found. An index has exactly this expression (migrations/users.ts). */
export const PEOPLE_WORDS = `lower(u.username || ' ' || coalesce(u.display_name, '') || ' ' || coalesce(u.email, ''))`;

/** The fewest letters of a search for which the trigram index helps. */
const LEAST_LETTERS = 3;

const CONTAINING = `select u.id from users u where u.erased_at is null and ${PEOPLE_WORDS} like :words order by u.created_at desc, u.id desc limit :limit`;
const EXACT = `
  select u.id from users u where u.erased_at is null and (lower(u.username) = :words or lower(u.email) = :words) order by u.created_at desc, u.id desc limit :limit`;

/** Makes a LIKE pattern that finds this text literally, anywhere in a column. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`);

/**
 * Returns the ids of at most `limit` accounts that contain the text as one phrase, newest first. A text of one or two letters has to be the
 * whole username or address.
 */
export async function idsByWords(connection: Connection, words: string, limit: number): Promise<string[]> {
  const lower = words.toLowerCase();
  const found = lower.length < LEAST_LETTERS
    ? await rows<{ id: string }>(connection, EXACT, { words: lower, limit })
    : await rows<{ id: string }>(connection, CONTAINING, { words: `%${literally(lower)}%`, limit });
  return found.map(({ id }) => id);
}
