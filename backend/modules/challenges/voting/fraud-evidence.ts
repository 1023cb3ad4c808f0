import type { getFraudEvidence } from '#contracts/challenge-admin.ts';
import type { ResponseOf } from '#contracts/endpoint.ts';
import { rows } from '#kernel/db/raw.ts';
import { audit, challengeLabel } from '../admin/audit.ts';
import type { AdminCall } from '../admin/audit.ts';
import { challengeMissing } from '../challenges.errors.ts';
import type { VotingContext } from './voting-context.ts';
import type { ClusterEvidence } from '../scoring/cluster-evidence.ts';

type Evidence = ResponseOf<typeof getFraudEvidence>['evidence'];

/** Each list of evidence has at most this many lines, the strongest first. */
const LINES = 50;
/** A voter whose median time per vote is below this hardly looks, in ms. */
const FAST_MS = 1_500;
const LEAST_VOTES = 10;

const LATEST = `
  select r.at, r.clusters from challenges c left join lateral (
    select at, clusters from challenge_score_runs where challenge_id = c.id order by id desc limit 1
  ) r on true where c.id = ?`;
const FAST = `
  select voter_id, votes, median_ms, coalesce(weight, 0) as weight from challenge_voters
  where challenge_id = :challengeId and votes >= ${LEAST_VOTES} and median_ms < ${FAST_MS} order by median_ms, voter_id limit ${LINES}`;
const WEIGHED_DOWN = `
  select voter_id, votes, coalesce(agreement, 0) as agreement, weight from challenge_voters
  where challenge_id = :challengeId and votes >= ${LEAST_VOTES} and weight < 0.5 order by weight, voter_id limit ${LINES}`;
// Finds network addresses from which several accounts voted. Uncounted votes are included, because accounts that were made for fraud are often too new to
// count.
const DEVICES = `
  select array_agg(distinct voter_id) as voters, count(*) as votes from challenge_votes
  where challenge_id = :challengeId and device_hash is not null group by device_hash having count(distinct voter_id) > 1 order by count(distinct voter_id) desc, 2 desc limit ${LINES}`;

interface VoterRow {
  voter_id: string;
  votes: number;
}

/** Returns the evidence of fraud to an administrator, and records the access in the audit log, because the evidence names people. */
export async function lookAtEvidence(context: VotingContext, call: AdminCall, challengeId: string): Promise<Evidence> {
  const [challenge] = await rows<{ id: string; title: string }>(context.db.knex, 'select id, title from challenges where id = ?', [challengeId]);
  if (!challenge) throw challengeMissing();
  await context.db.transaction((tx) => audit(tx, context, call, { action: 'challenges.see_evidence', target: challengeLabel(challenge) }));
  return fraudEvidence(context, challengeId);
}

/** Collects signs of fraud among the votes of a challenge, strongest first. They change no weight, because people of one home share a device. */
export async function fraudEvidence({ db: { knex }, identity }: VotingContext, challengeId: string): Promise<Evidence> {
  const [latest] = await rows<{ at: Date | null; clusters: ClusterEvidence[] | null }>(knex, LATEST, [challengeId]);
  if (!latest) throw challengeMissing();
  const fast = await rows<VoterRow & { median_ms: number | null; weight: number }>(knex, FAST, { challengeId });
  const down = await rows<VoterRow & { agreement: number; weight: number | null }>(knex, WEIGHED_DOWN, { challengeId });
  const devices = await rows<{ voters: string[]; votes: number }>(knex, DEVICES, { challengeId });
  const clusters = latest.clusters ?? [];
  const ids = [...clusters.flatMap(({ voters }) => voters), ...[...fast, ...down].map(({ voter_id: id }) => id), ...devices.flatMap(({ voters }) => voters)];
  const people = await identity.creators(knex, [...new Set(ids)]);
  const named = (voters: readonly string[]) => voters.flatMap((id) => people.get(id) ?? []);
  return {
    scoredAt: latest.at?.toISOString() ?? null,
    clusters: clusters.map((cluster, place) => ({ ...cluster, id: String(place + 1), voters: named(cluster.voters) })),
    fast: fast.flatMap(({ voter_id: id, votes, median_ms: medianMs, weight }) => named([id]).map((voter) => ({ voter, votes, medianMs: medianMs ?? 0, weight }))),
    devices: devices.map(({ voters, votes }) => ({ voters: named(voters), votes })),
    weighedDown: down.flatMap(({ voter_id: id, votes, agreement, weight }) => named([id]).map((voter) => ({ voter, votes, agreement, weight: weight ?? 0 }))),
  };
}
