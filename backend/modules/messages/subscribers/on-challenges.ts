import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { challengeNotice, challengePrizePaid, challengeResults, entryRemoved } from '#modules/challenges/challenges.events.ts';
import { challengeCancelledTexts, challengeClosingTexts, challengeOpenedTexts, challengeResultTexts, entryRemovedTexts, momentFor, prizePaidTexts, votingOpenTexts } from '../challenges.catalogue.ts';
import { writeMessage } from '../commands/write-message.ts';
import type { WriteDeps } from '../commands/write-message.ts';
import { preferencesOf } from '../queries/preferences-of.ts';

const CHALLENGE = { type: 'system_notification', category: 'challenge', priority: 'normal' } as const;
const PAGES = { opened: 'challenge', closing: 'challenge', voting: 'challenge_voting', cancelled: 'challenge' } as const;

/** Writes messages about challenges, with times in the time zone of each reader. */
export const challengeReactions = (deps: WriteDeps): Subscription[] => [
  subscribe(challengeNotice, 'messages.on_challenge_notice', async (tx, { challengeId, slug, notice, until, reason, userIds, ...named }) => {
    for (const userId of userIds) {
      const moment = until === null ? '' : momentFor(until, (await preferencesOf(tx, userId)).timeZone);
      const texts = {
        opened: () => challengeOpenedTexts({ ...named, until: moment }), closing: () => challengeClosingTexts({ ...named, until: moment }),
        voting: () => votingOpenTexts({ ...named, until: moment }), cancelled: () => challengeCancelledTexts({ ...named, reason: reason ?? '' }),
      }[notice]();
      await writeMessage(tx, deps, { ...CHALLENGE, ...texts, userId, dedupeKey: `challenge_${notice}:${challengeId}:${userId}`, about: [PAGES[notice], slug] });
    }
  }),
  subscribe(challengeResults, 'messages.on_challenge_results', async (tx, { challengeId, slug, title, entrants, results }) => {
    for (const { userId, place, prize } of results) {
      // Results of a challenge that are made again after a removal write no second message. A person who got one keeps it.
      await writeMessage(tx, deps, { ...CHALLENGE, ...challengeResultTexts({ title, place, entrants, prize }), userId, dedupeKey: `challenge_result:${challengeId}:${userId}`, about: ['challenge_results', slug] });
    }
  }),
  subscribe(challengePrizePaid, 'messages.on_challenge_prize', (tx, { challengeId, slug, userId, ...prize }) =>
    writeMessage(tx, deps, {
      type: 'challenge_reward', category: 'challenge', priority: 'normal', ...prizePaidTexts(prize), userId, dedupeKey: `challenge_prize:${challengeId}:${prize.kind}:${userId}`, about: ['challenge_results', slug],
    }),
  ),
  subscribe(entryRemoved, 'messages.on_entry_removed', (tx, { entryId, slug, userId, ...removed }) =>
    writeMessage(tx, deps, { ...CHALLENGE, priority: 'high', ...entryRemovedTexts(removed), userId, dedupeKey: `challenge_entry_removed:${entryId}`, about: ['challenge', slug] }),
  ),
];
