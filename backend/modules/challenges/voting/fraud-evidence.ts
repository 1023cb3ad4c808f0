import type { getFraudEvidence } from '#contracts/challenge-admin.ts';
import type { ResponseOf } from '#contracts/endpoint.ts';
import { rows } from '#kernel/db/raw.ts';
import { audit, challengeLabel } from '../admin/audit.ts';
import type { AdminCall } from '../admin/audit.ts';
import { challengeMissing } from '../challenges.errors.ts';
import type { VotingContext } from './voting-context.ts';
import type { ClusterEvidence } from '../scoring/cluster-evidence.ts';

type Evidence = ResponseOf<typeof getFraudEvidence>['evidence'];

/** The most lines of each list. Each list begins with the strongest evidence. */
const LINES = 50;
/** A voter with a median below this looks hardly at all, in ms. */
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
// Finds addresses from which several accounts voted. Votes that do not count are included: thirty new accounts on one device show here.
const DEVICES = `
  select array_agg(distinct voter_id) as voters, count(*) as votes from challenge_votes
  where challenge_id = :challengeId and device_hash is not null group by device_hash having count(distinct voter_id) > 1 order by count(distinct voter_id) desc, 2 desc limit ${LINES}`;

interface VoterRow {
  voter_id: string;
  votes: number;
}

/** Shows the evidence to an administrator. It names people, so each look is in the audit log. */
export async function lookAtEvidence(context: VotingContext, call: AdminCall, challengeId: string): Promise<Evidence> {
  const [challenge] = await rows<{ id: string; title: string }>(context.db.knex, 'select id, title from challenges where id = ?', [challengeId]);
  if (!challenge) throw challengeMissing();
  await context.db.transaction((tx) => audit(tx, context, call, { action: 'challenges.see_evidence', target: challengeLabel(challenge) }));
  return fraudEvidence(context, challengeId);
}

/** Signs of fraud among the votes of a challenge, strongest first. They change no weight: people of one home share a device. */
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
