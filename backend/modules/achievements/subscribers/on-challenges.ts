import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { challengePrizePaid, entrySubmitted, voteCounted } from '#modules/challenges/challenges.events.ts';
import type { AchievementsContext } from '../achievements-context.ts';
import { count } from '../commands/count.ts';

/** Counts each entered challenge and each win once for ever, and votes by their number. A win counts when its prize is paid: until then places may change. */
export const onChallenges = (context: AchievementsContext): Subscription[] => [
  subscribe(entrySubmitted, 'achievements.count_entry', (tx, { userId, challengeId }) => count(tx, context, userId, [{ counter: 'challenges.entered', distinct: challengeId }])),
  subscribe(voteCounted, 'achievements.count_challenge_vote', (tx, { voterId, total }) => count(tx, context, voterId, [{ counter: 'challenges.votes', distinct: String(total) }])),
  subscribe(challengePrizePaid, 'achievements.count_win', (tx, { userId, challengeId }) => count(tx, context, userId, [{ counter: 'challenges.won', distinct: challengeId }]), {
    concerns: ({ kind, place }) => kind === 'place' && place === 1,
  }),
];
