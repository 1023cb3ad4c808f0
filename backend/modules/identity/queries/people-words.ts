import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

/** The words that people are found by. An index holds exactly this expression (migrations/users.ts). */
export const PEOPLE_WORDS = `lower(u.username || ' ' || coalesce(u.display_name, '') || ' ' || coalesce(u.email, ''))`;

/** Fewest letters of a search for which the index of trigrams helps. */
const LEAST_LETTERS = 3;

const CONTAINING = `select u.id from users u where u.erased_at is null and ${PEOPLE_WORDS} like :words order by u.created_at desc, u.id desc limit :limit`;
const EXACT = `
  select u.id from users u where u.erased_at is null and (lower(u.username) = :words or lower(u.email) = :words) order by u.created_at desc, u.id desc limit :limit`;

/** Escapes a text so that LIKE finds it literally, anywhere in a column. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`);

/** Ids of at most `limit` accounts that contain the text as one phrase, newest first. A text of one or two letters has to be the whole username or address. */
export async function idsByWords(connection: Connection, words: string, limit: number): Promise<string[]> {
  const lower = words.toLowerCase();
  const found = lower.length < LEAST_LETTERS
    ? await rows<{ id: string }>(connection, EXACT, { words: lower, limit })
    : await rows<{ id: string }>(connection, CONTAINING, { words: `%${literally(lower)}%`, limit });
  return found.map(({ id }) => id);
}
