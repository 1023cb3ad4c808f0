import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { closestWord } from '../domain/closest-word.ts';

// The number of similar words that are measured for one misspelt word. A swap of two letters leaves few common trigrams, so the right word may be far down.
const NEIGHBOURS = 60;

const KNOWN_AND_NEAR = `
  select t.word, exists (select 1 from prompt_terms w where w.kind = 'word' and w.term like t.word || '%') as known,
    array(select n.term from (select w.term, w.weight, w.term <-> t.word as distance from prompt_terms w where w.kind = 'word'
      order by w.term <-> t.word limit ${NEIGHBOURS}) n order by n.weight desc) as near
  from unnest(cast(:words as text[])) with ordinality as t (word, place) order by t.place`;

/** The words with unknown ones read as the nearest word of a title or tag; null when there is nothing to correct. One statement. */
export async function correctWords(connection: Connection, words: readonly string[]): Promise<string[] | null> {
  const found = await rows<{ word: string; known: boolean; near: string[] }>(connection, KNOWN_AND_NEAR, { words });
  const corrected = found.map(({ word, known, near }) => (known ? word : (closestWord(word, near) ?? word)));
  return corrected.some((word, place) => word !== words[place]) ? corrected : null;
}
