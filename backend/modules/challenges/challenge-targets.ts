import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { ModerationTarget, StandingTarget, TargetPage } from '#modules/moderation/moderation-target.port.ts';
import type { DiscussedTarget } from '#modules/reviews/discussed-target.port.ts';
import type { ChallengesContext } from './challenges-context.ts';
import { challengeMissing, entryMissing } from './challenges.errors.ts';
import { cancelChallenge } from './commands/cancel-challenge.ts';
import { removeEntry, restoreEntry } from './commands/remove-entry.ts';
import { findChallenge, lockChallenge } from './queries/find-challenge.ts';

interface EntryFacts {
  id: string;
  author_id: string;
  status: string;
  title: string;
  slug: string;
}

// Moderation names an entry by the title of its challenge, because the entry's own title could reveal its author while the voting is blind.
const ENTRIES = `
  select e.id, e.user_id as author_id, e.status, c.title, c.slug from challenge_entries e join challenges c on c.id = e.challenge_id
  where e.id = any(cast(? as uuid[])) and e.user_id is not null and e.status <> 'withdrawn'`;
const entriesOf = (connection: Connection, ids: readonly string[]): Promise<EntryFacts[]> => rows<EntryFacts>(connection, ENTRIES, [[...ids]]);
const standingEntry = ({ id, author_id: authorId }: EntryFacts): StandingTarget => ({ id, page: { type: 'challenge_entry', id }, authorId, excerpt: null });

/** Adapts entries of challenges for moderation: members report them, and moderators remove and restore them. */
export const entryTarget = (context: ChallengesContext): ModerationTarget => ({
  type: 'challenge_entry',
  titleOf: (title) => `Your entry in “${title}”`,
  async opened(connection, id) {
    const [facts] = await entriesOf(connection, [id]);
    if (facts?.status !== 'submitted') throw entryMissing();
    return standingEntry(facts);
  },
  async standing(connection, ids) {
    return new Map((await entriesOf(connection, ids)).filter(({ status }) => status === 'submitted').map((facts) => [facts.id, standingEntry(facts)]));
  },
  remove: async (tx, id, rule) => ((await removeEntry(tx, context, id, rule, 'A moderator took it down.')) ? { words: null } : null),
  restore: (tx, id) => restoreEntry(tx, context, id),
  async pages(connection, ids) {
    return new Map((await entriesOf(connection, ids)).map(({ id, title, slug, author_id: ownerId }): [string, TargetPage] => [id, { type: 'challenge_entry', id, title, slug, ownerId }]));
  },
});

interface ChallengeFacts {
  id: string;
  host_id: string;
  title: string;
  slug: string;
  standing: boolean;
}

const HOSTED = `
  select id, host_id, title, slug, state <> 'cancelled' and prizes_paid_at is null as standing from challenges where id = any(cast(? as uuid[])) and host_id is not null`;
// Finds challenges of the platform as well, because members can report the comments on them.
const PAGES = 'select id, host_id, title, slug from challenges where id = any(cast(? as uuid[]))';
const hostedBy = (connection: Connection, ids: readonly string[]): Promise<ChallengeFacts[]> => rows<ChallengeFacts>(connection, HOSTED, [[...ids]]);
const standingChallenge = ({ id, host_id: authorId }: ChallengeFacts): StandingTarget => ({ id, page: { type: 'challenge', id }, authorId, excerpt: null });

/** Adapts community challenges for moderation. A moderator's removal cancels a challenge, and no appeal restores it. */
export const challengeTarget = (context: ChallengesContext): ModerationTarget => ({
  type: 'challenge',
  titleOf: (title) => `Your challenge “${title}”`,
  async opened(connection, id) {
    const [facts] = await hostedBy(connection, [id]);
    if (!facts?.standing) throw challengeMissing();
    return standingChallenge(facts);
  },
  async standing(connection, ids) {
    return new Map((await hostedBy(connection, ids)).filter(({ standing }) => standing).map((facts) => [facts.id, standingChallenge(facts)]));
  },
  async remove(tx, id) {
    const challenge = await lockChallenge(tx, id);
    if (challenge.state === 'cancelled' || challenge.prizes_paid_at !== null) return null;
    await cancelChallenge(tx, context, challenge, 'A moderator took it down.');
    return { words: null };
  },
  restore: async () => undefined,
  async pages(connection, ids) {
    const platform = await context.platformId(connection);
    const found = await rows<Pick<ChallengeFacts, 'id' | 'title' | 'slug'> & { host_id: string | null }>(connection, PAGES, [[...ids]]);
    return new Map(found.map(({ id, host_id: hostId, title, slug }): [string, TargetPage] => [id, { type: 'challenge', id, title, slug, ownerId: hostId ?? platform ?? id }]));
  },
});

/** Lets members comment on challenges. Challenges have no reviews. */
export const discussedChallenge = (platformAccount: (connection: Connection) => Promise<string | null>): DiscussedTarget => ({
  type: 'challenge',
  async about(connection, id, userId) {
    // Visitors get “not found”: only members see the comments of a challenge.
    if (userId === null) throw challengeMissing();
    const { host_id: hostId, title } = await findChallenge(connection, id);
    return { id, ownerId: hostId ?? (await platformAccount(connection)) ?? id, title, version: 1, access: 'none', sealed: false };
  },
  holdersOnly: true,
  runsOf: async () => [],
});
