import type { BlindEntry } from '#contracts/challenge-entries.ts';
import type { ChallengeEntriesTable } from '../challenges.tables.ts';

/** The columns of an entry that `presentBlind` needs, from a table or alias `e`. */
export const BLIND_COLUMNS = 'e.id, e.content_type, e.body, e.file_key is not null as has_file, e.poster_key is not null as has_poster, e.mime, e.width, e.height';

export interface BlindRow extends Pick<ChallengeEntriesTable, 'id' | 'content_type' | 'body' | 'mime' | 'width' | 'height'> {
  has_file: boolean;
  has_poster: boolean;
}

/** Presents an entry as voters see it before the results: without author, run or prompt (docs/rules/challenges.md#blindness). */
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

/** The address at which members load an entry's file. The file was encoded again, and the entry's id is random, so neither leads to the author. */
export const entryFileUrl = (entryId: string): `/api/${string}` => `/api/challenge-entries/${entryId}/file`;

/** The address of the still picture that the client shows before an entry's clip plays. */
export const entryPosterUrl = (entryId: string): `/api/${string}` => `/api/challenge-entries/${entryId}/poster`;
