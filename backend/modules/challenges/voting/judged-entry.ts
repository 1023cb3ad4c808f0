import type { GenerationOutput } from '#contracts/generation.ts';
import { entryFileUrl, entryPosterUrl } from '../entries/blind-entry.ts';
import type { ChallengeEntriesTable } from '../challenges.tables.ts';

/** The columns of an entry that `judgedOutput` needs, from a table or alias `e`. */
export const OUTPUT_COLUMNS = 'e.content_type, e.body, e.poster_key is not null as has_poster, e.mime, e.width, e.height, e.duration_ms';

export interface OutputRow extends Pick<ChallengeEntriesTable, 'content_type' | 'body' | 'mime' | 'width' | 'height' | 'duration_ms'> {
  has_poster: boolean;
}

/** The output of an entry as the results page shows it: the text or file that voters saw. */
export function judgedOutput(id: string, title: string, row: OutputRow): GenerationOutput {
  if (row.content_type === 'text') return { kind: 'text', text: row.body ?? '', mime: 'text/markdown' };
  return {
    kind: row.content_type, url: entryFileUrl(id), posterUrl: row.has_poster ? entryPosterUrl(id) : null, mime: row.mime ?? '', width: row.width ?? 0, height: row.height ?? 0,
    durationMs: row.duration_ms, altText: title,
  };
}
