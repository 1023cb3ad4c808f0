import type { OwnEntry } from '#contracts/challenges.ts';
import type { GenerationOutput } from '#contracts/generation.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { ChallengeEntriesTable } from '../challenges.tables.ts';
import { entryFileUrl, entryPosterUrl } from '../entries/blind-entry.ts';

/** A row of the table of entries. `rubric` has the judge's points by criterion. */
export interface EntryRow extends Omit<ChallengeEntriesTable, 'rubric'> {
  rubric: Record<string, number> | null;
}

const OWN = `
  select e.*, coalesce((select p.amount from challenge_payouts p where p.key = 'fee_returned:' || e.id::text), 0) as fee_returned from challenge_entries e
  where e.user_id = :userId and e.challenge_id = :challengeId and e.status <> 'withdrawn' order by e.submitted_at, e.id`;

/** The output of an entry, with addresses that do not reveal its run. */
export const outputOf = (row: Pick<EntryRow, 'id' | 'content_type' | 'body' | 'poster_key' | 'mime' | 'width' | 'height' | 'duration_ms'>): GenerationOutput =>
  row.content_type === 'text'
    ? { kind: 'text', text: row.body ?? '', mime: 'text/markdown' }
    : {
        kind: row.content_type, url: entryFileUrl(row.id), posterUrl: row.poster_key === null ? null : entryPosterUrl(row.id), mime: row.mime ?? 'image/webp',
        width: row.width ?? 1, height: row.height ?? 1, durationMs: row.duration_ms, altText: '',
      };

/** Presents an entry to its author. Place, score and prize are null until the results stand. @param feeReturned tokens of its fee that came back */
export const presentOwnEntry = (row: EntryRow, resultsStand: boolean, feeReturned = 0): OwnEntry => ({
  id: row.id,
  generationId: row.generation_id,
  title: row.title,
  status: row.status,
  removedReason: row.status === 'removed' ? row.removed_note : null,
  output: outputOf(row),
  showInputs: row.show_inputs,
  submittedAt: row.submitted_at.toISOString(),
  place: resultsStand ? row.place : null,
  final: resultsStand ? row.final_score : null,
  prize: resultsStand ? row.prize : null,
  feeReturned,
});

/** Returns a person's entries of a challenge, oldest first, without withdrawn ones. */
export async function ownEntries(connection: Connection, userId: string, challengeId: string, resultsStand: boolean): Promise<OwnEntry[]> {
  return (await rows<EntryRow & { fee_returned: number }>(connection, OWN, { userId, challengeId })).map((row) => presentOwnEntry(row, resultsStand, row.fee_returned));
}
