import type { BlindEntry } from '#contracts/challenge-entries.ts';
import type { ChallengeEntriesTable } from '../challenges.tables.ts';

/** The columns that `presentBlind` reads, of a table or alias `e`. */
export const BLIND_COLUMNS = 'e.id, e.content_type, e.body, e.file_key is not null as has_file, e.poster_key is not null as has_poster, e.mime, e.width, e.height';

export interface BlindRow extends Pick<ChallengeEntriesTable, 'id' | 'content_type' | 'body' | 'mime' | 'width' | 'height'> {
  has_file: boolean;
  has_poster: boolean;
}

/** An entry as voters see it before the results: without author, run or prompt (docs/rules/challenges.md#blindness). */
export const presentBlind = (row: BlindRow): BlindEntry => ({
  id: row.id,
  contentType: row.content_type,
  text: row.body,
  url: row.has_file ? entryFileUrl(row.id) : null,
  posterUrl: row.has_poster ? entryPosterUrl(row.id) : null,
  mime: row.mime,
  width: row.width,
  height: row.height,
});

/** Where members load the file of an entry. It was encoded again, and its address is the entry's random id. */
export const entryFileUrl = (entryId: string): `/api/${string}` => `/api/challenge-entries/${entryId}/file`;

/** The key of a picture from an entry's clip, shown before the clip plays. */
export const entryPosterUrl = (entryId: string): `/api/${string}` => `/api/challenge-entries/${entryId}/poster`;
