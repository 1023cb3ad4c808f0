import type { ChallengeCard, ChallengeYou } from '#contracts/challenges.ts';
import type { Creator } from '#contracts/prompts.ts';
import type { Connection } from '#kernel/db/database.ts';
import type { ChallengesContext } from '../challenges-context.ts';
import { stateAt } from '../domain/challenge-times.ts';
import { timesOf } from './find-challenge.ts';
import type { ChallengeRow } from './find-challenge.ts';
import { standingsOf } from './standings-of.ts';

/** Builds the cards of challenges. For members a card also has their own entries, votes and place. */
export async function presentChallenges(connection: Connection, context: ChallengesContext, viewer: { userId: string } | null, found: readonly ChallengeRow[]): Promise<ChallengeCard[]> {
  const you = viewer ? await standingsOf(connection, context, viewer.userId, found) : new Map<string, ChallengeYou>();
  const hosts = await context.identity.creators(connection, found.flatMap(({ host_id: id }) => (id === null ? [] : [id])));
  const now = context.clock.now();
  return found.map((row) => presentChallenge(row, { now, coverUrl: row.cover_file_id && context.media.urlOf(row.cover_file_id), host: row.host_id === null ? null : (hosts.get(row.host_id) ?? null), you: you.get(row.id) ?? null }));
}

const presentChallenge = (row: ChallengeRow, { now, coverUrl, host, you }: { now: Date; coverUrl: string | null; host: Creator | null; you: ChallengeYou | null }): ChallengeCard => ({
  id: row.id,
  slug: row.slug,
  kind: row.kind,
  title: row.title,
  theme: row.theme,
  contentType: row.content_type,
  difficulty: row.difficulty,
  state: stateAt(timesOf(row), row.state, now),
  opensAt: row.opens_at.toISOString(),
  closesAt: row.closes_at.toISOString(),
  votingEndsAt: row.voting_ends_at.toISOString(),
  resultsAt: row.results_at.toISOString(),
  prizes: { places: row.prizes, newcomer: row.newcomer_prize, takingPart: row.taking_part_prize, pool: row.pool },
  entries: row.entries,
  maxEntries: row.max_entries,
  entryFee: row.entry_fee,
  host,
  coverUrl,
  // Place and prize stay hidden before the results, because they would reveal how the votes stand.
  you: you && (row.state === 'completed' ? you : { ...you, place: null, prize: null }),
});
