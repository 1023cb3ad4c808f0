import { newId } from '#kernel/ids.ts';
import { example } from '#testing/event-example.ts';
import type { ExampleContext, EventExample } from '#testing/event-example.ts';
import { challengeNotice, challengePrizePaid, challengeResults, entryRemoved, entrySubmitted, voteCounted } from '../challenges.events.ts';

const CHALLENGE_ID = '00000000-0000-7000-8000-00000000cccc';

/** An example of each event of the module challenges that has a subscriber. */
export function eventExamples({ userId }: ExampleContext): EventExample[] {
  const about = { challengeId: CHALLENGE_ID, slug: 'a-cup', title: 'A cup' };
  const entryId = newId();
  return [
    example(entrySubmitted, { ...about, kind: 'daily', entryId, userId, contentType: 'text', first: true }),
    example(voteCounted, { ...about, voterId: userId, total: 1 }),
    example(challengeNotice, { ...about, kind: 'daily', contentType: 'text', notice: 'opened', until: '2026-11-22T00:00:00.000Z', reason: null, userIds: [userId] }),
    example(challengeResults, { ...about, kind: 'daily', entrants: 3, results: [{ userId, entryId, place: 1, final: 80, prize: 5 }] }),
    example(challengePrizePaid, { ...about, userId, kind: 'place', place: 1, amount: 5 }),
    example(entryRemoved, { ...about, entryId, userId, rule: 'spam', note: 'Not this.', takenBack: 0 }),
  ];
}
