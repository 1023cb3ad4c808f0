import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { closestWord } from '../domain/closest-word.ts';

// The number of similar words that are compared with a misspelt one. Two swapped letters leave few common trigrams, so the right word may be far down in the
// list.
const NEIGHBOURS = 60;

const KNOWN_AND_NEAR = `
  select t.word, exists (select 1 from prompt_terms w where w.kind = 'word' and w.term like t.word || '%') as known,
    array(select n.term from (select w.term, w.weight, w.term <-> t.word as distance from prompt_terms w where w.kind = 'word'
      order by w.term <-> t.word limit ${NEIGHBOURS}) n order by n.weight desc) as near
  from unnest(cast(:words as text[])) with ordinality as t (word, place) order by t.place`;

/** Replaces search words that no title or tag contains by the nearest known ones, in one statement. Null when there is nothing to correct. */
export async function correctWords(connection: Connection, words: readonly string[]): Promise<string[] | null> {
  const found = await rows<{ word: string; known: boolean; near: string[] }>(connection, KNOWN_AND_NEAR, { words });
  const corrected = found.map(({ word, known, near }) => (known ? word : (closestWord(word, near) ?? word)));
  return corrected.some((word, place) => word !== words[place]) ? corrected : null;
}
