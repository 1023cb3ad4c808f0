import type { z } from 'zod';
import type { Tx } from '#kernel/db/database.ts';
import type { EventDefinition } from '#kernel/events/event.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';
import { achievementEarned } from '#modules/achievements/achievements.events.ts';
import { collectionInvited, collectionItemAccepted, collectionItemAdded, collectionItemWaiting } from '#modules/collections/collections.events.ts';
import { featureDelivered } from '#modules/feedback/feedback.events.ts';
import { issueReplied, issueResolved } from '#modules/feedback/issue.events.ts';
import { generationCancelled, generationErrorEvent, generationSuccess } from '#modules/generation/generation.events.ts';
import { samplesRemoved } from '#modules/generation/samples.events.ts';
import { tokensAdjusted, userRegistered } from '#modules/identity/identity.events.ts';
import { promptUnlocked, refundRefused, unlockedPromptMoved, unlockRefunded } from '#modules/selling/selling.events.ts';
import { appealDecided, moderationDecided, reportsClosed } from '#modules/moderation/moderation.events.ts';
import { commentWritten, reviewAnswered, reviewWritten } from '#modules/reviews/reviews.events.ts';
import { orderPaid, orderRestored, orderTakenBack, planChanged, renewalFailed } from '#modules/payments/payments.events.ts';
import { forkClosed, newVersionAnnounced, patternUnusable, promptForked, sampleMissing } from '#modules/prompts/prompts.events.ts';
import { personFollowed, promptAnnounced } from '#modules/social/social.events.ts';
import { tokenReward } from '#modules/wallet/wallet.events.ts';

/** A random event about some people that a test publishes. Every message about it contains its mark. */
export interface RandomEvent {
  name: string;
  mark: string;
  /** The people who must receive a message about the event, each once. */
  readers: string[];
  publish(tx: Tx, outbox: Outbox): Promise<string>;
}

/** Makes random numbers from 0 to below 1. The same seed gives the same numbers, so that a failure can be repeated. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    // The next number of Lehmer's random generator, with the factor of Park and Miller.
    state = (state * 48_271) % 2_147_483_647;
    return (state - 1) / 2_147_483_646;
  };
}

interface Draw {
  mark: string;
  userId: string;
  /** Further people of the event; the first person may be among them again. */
  people: string[];
  of<const T>(...choices: readonly T[]): T;
}

interface Kind {
  name: string;
  make(draw: Draw): { readers: string[]; publish: RandomEvent['publish'] };
}

/** Declares one kind of random event: its payload, and the readers of its message (its `userId` when left out). */
function kind<N extends string, P extends z.ZodType>(event: EventDefinition<N, P>, payload: (draw: Draw) => z.input<P>, readers = ({ userId }: Draw): string[] => [userId]): Kind {
  return {
    name: event.name,
    make: (draw) => {
      const said = payload(draw);
      return { readers: readers(draw), publish: (tx, outbox) => outbox.publish(tx, event, said) };
    },
  };
}

const run = ({ mark, userId, of }: Draw) => ({ generationId: mark, userId, promptId: null, title: 'A fox', contentType: of('text', 'image', 'video') }) as const;
const noReader = (): string[] => [];
/** A user whose actions the readers receive messages about. It is no reader itself. */
const STRANGER = { id: '019aa3c2-0000-7000-8000-00000000f0f0', username: 'stranger', displayName: 'Stranger' };
const sale = (mark: string, [creatorId, buyerId]: readonly string[]) => ({ unlockId: mark, promptId: mark, title: 'A fox', buyerId: buyerId!, creatorId: creatorId!, paid: 8 });

const addedWork = (mark: string) => ({ collectionId: mark, name: 'Foxes', itemType: 'prompt', itemId: mark, by: STRANGER }) as const;

const otherThan = (people: readonly string[]): string => people.find((each) => each !== people[0]) ?? STRANGER.id;

/** All kinds of events about which people get messages, and some about which they get none. */
export const KINDS: readonly Kind[] = [
  kind(generationSuccess, (draw) => ({ ...run(draw), status: draw.of('succeeded', 'partial'), delivered: 1, quantity: 2, captured: 1, released: draw.of(0, 1) })),
  kind(generationErrorEvent, (draw) => ({ ...run(draw), status: draw.of('failed', 'blocked'), code: 'timeout', message: 'It took too long.', released: 1 })),
  kind(tokenReward, ({ mark, userId }) => ({ userId, amount: 3, reason: mark })),
  kind(tokensAdjusted, ({ mark, userId, of }) => ({ userId, amount: of(5, -5), reason: mark })),
  kind(orderPaid, ({ mark, userId, of }) => ({ orderId: mark, userId, kind: of('tokens', 'subscription'), productName: 'Plenty', tokens: 100, amountCents: 900 })),
  kind(orderTakenBack, ({ mark, userId, of }) => ({ orderId: mark, userId, productName: 'Plenty', cause: of('refund', 'dispute'), tokens: 100, owed: of(0, 4) })),
  kind(orderRestored, ({ mark, userId }) => ({ orderId: mark, userId, productName: 'Plenty', tokens: 100 })),
  kind(renewalFailed, ({ mark, userId }) => ({ userId, subscriptionId: mark })),
  kind(achievementEarned, ({ mark, userId, of }) => ({
    userId, key: mark, emoji: '🦊', title: 'Fox', message: 'You met a fox.', tier: of('bronze', 'silver', 'gold'), area: of('running'), secret: false, reward: 1, worth: 1, waitsUntil: null,
  })),
  kind(issueReplied, ({ mark, userId }) => ({ issueId: mark, replyId: mark, userId, title: 'A button', text: 'It is mended.' })),
  kind(issueResolved, ({ mark, userId }) => ({ issueId: mark, userId, title: 'A button' })),
  // The event may name a person twice, who still gets only one message.
  kind(featureDelivered, ({ mark, people }) => ({ featureId: mark, title: 'Songs', userIds: people }), ({ people }) => [...new Set(people)]),
  kind(promptUnlocked, ({ mark, people }) => ({ ...sale(mark, people), price: 10 }), ({ people }) => [people[0]!]),
  // The buyer in this event is another person than the creator, because creators cannot buy from themselves.
  kind(unlockRefunded, ({ mark, people }) => sale(mark, [people[0]!, otherThan(people)]), ({ people }) => [people[0]!, otherThan(people)]),
  kind(refundRefused, ({ mark, people }) => sale(mark, [people[0]!, otherThan(people)]), ({ people }) => [otherThan(people)]),
  kind(unlockedPromptMoved, ({ mark, userId, of }) => ({ promptId: mark, title: 'A fox', removed: of(true, false), movedAt: '2026-11-21T12:00:00.000Z', unlocks: [{ unlockId: mark, userId, paid: of(0, 8) }], after: null })),
  kind(personFollowed, ({ mark, userId }) => ({ followeeId: userId, followerId: mark, follower: { username: mark, displayName: 'Fox' } })),
  kind(promptAnnounced, ({ mark, people }) => ({ promptId: mark, title: 'A fox', creator: STRANGER, userIds: people }), ({ people }) => [...new Set(people)]),
  kind(newVersionAnnounced, ({ mark, people }) => ({ promptId: mark, title: 'A fox', version: 2, userIds: people }), ({ people }) => [...new Set(people)]),
  kind(promptForked, ({ mark, userId }) => ({ promptId: mark, ownerId: STRANGER.id, slug: 'a-fox', title: 'A fox', parentId: mark, parentOwnerId: userId })),
  kind(sampleMissing, ({ mark, userId }) => ({ promptId: mark, ownerId: userId, slug: 'a-fox', title: 'A fox' })),
  kind(samplesRemoved, ({ mark, userId, of }) => ({ promptId: mark, ownerId: userId, title: 'A fox', version: 2, removed: of(1, 2), left: of(0, 3) })),
  kind(patternUnusable, ({ mark, userId }) => ({ promptId: mark, ownerId: userId, slug: 'a-fox', title: 'A fox', field: 'Colour of the fox' })),
  kind(forkClosed, ({ mark, userId, of }) => ({ promptId: mark, ownerId: userId, slug: 'a-fox', title: 'A fox', parentTitle: 'A vixen', parentRemoved: of(true, false), closedAt: '2026-11-21T12:00:00.000Z' })),
  kind(reviewWritten, ({ mark, userId, of }) => ({ targetType: of('prompt'), targetId: mark, targetTitle: 'A fox', ownerId: userId, reviewId: mark, author: STRANGER, rating: of(1, 5) })),
  kind(reviewAnswered, ({ mark, userId, of }) => ({ targetType: of('prompt'), targetId: mark, targetTitle: 'A fox', reviewId: mark, reviewerId: userId, creator: STRANGER })),
  kind(commentWritten, ({ mark, people, of }) => ({
    targetType: of('prompt'), targetId: mark, targetTitle: 'A fox', ownerId: people[0]!, commentId: mark, author: STRANGER, answers: { commentId: mark, authorId: people[1]! },
  }), ({ people }) => [...new Set([people[0]!, people[1]!])]),
  kind(moderationDecided, ({ mark, userId, of }) => ({
    decisionId: mark, userId, targetId: mark, page: { type: of('prompt'), id: mark }, kind: of('review', 'removal', 'strike'), outcome: of('approved', 'changes_requested', 'rejected', 'removed'), targetType: of('prompt', 'review', 'comment'),
    title: 'A fox', rule: of('spam', null), pausedUntil: of(null, '2026-12-24T12:00:00.000Z'),
  })),
  kind(appealDecided, ({ mark, userId, of }) => ({ appealId: mark, decisionId: mark, userId, title: 'A fox', granted: of(true, false) })),
  kind(reportsClosed, ({ mark, userId, of }) => ({ targetId: mark, page: { type: of('prompt'), id: mark }, title: 'A fox', targetType: of('prompt', 'review', 'comment'), upheld: of(true, false), reports: [{ reportId: mark, userId }] })),
  kind(collectionItemAdded, ({ mark, userId }) => ({ ...addedWork(mark), ownerId: userId })),
  kind(collectionItemWaiting, ({ mark, people }) => ({ ...addedWork(mark), reviewerIds: [...new Set(people)] }), ({ people }) => [...new Set(people)]),
  kind(collectionItemAccepted, ({ mark, userId, of }) => ({ collectionId: mark, userId, itemType: of('prompt', 'creation'), itemId: mark })),
  kind(collectionInvited, ({ mark, userId }) => ({ inviteId: mark, collectionId: mark, name: 'Foxes', userId, by: STRANGER })),
  kind(generationCancelled, (draw) => ({ ...run(draw), captured: 0, released: 1 }), noReader),
  kind(planChanged, ({ userId, of }) => ({ userId, plan: of('free', 'pro') }), noReader),
  kind(userRegistered, ({ mark, userId }) => ({ userId, username: mark.slice(-12) }), noReader),
];

/** Makes `count` random events about these people. The seed decides their order and their words. */
export function randomEvents({ count, people, seed }: { count: number; people: readonly string[]; seed: number }): RandomEvent[] {
  const next = dice(seed);
  const of = <const T>(...choices: readonly T[]): T => choices[Math.floor(next() * choices.length)]!;
  return Array.from({ length: count }, (_, n) => {
    const mark = `${n.toString(16).padStart(8, '0')}-0000-7000-8000-${seed.toString(16).padStart(12, '0')}`;
    const first = of(...people);
    const { name, make } = of(...KINDS);
    return { name, mark, ...make({ mark, userId: first, people: [first, of(...people), of(...people), first], of }) };
  });
}
