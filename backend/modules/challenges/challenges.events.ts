import { z } from 'zod';
import { contentType, id, tokens } from '#contracts/primitives.ts';
import { defineEvent } from '#kernel/events/event.ts';

const about = { challengeId: id, slug: z.string(), title: z.string() };
const kind = z.enum(['daily', 'weekly', 'community']);

/** Published when a vote on a pair of entries counts. `total` is the number of the voter's counted votes in all challenges. */
export const voteCounted = defineEvent('challenge_vote_counted', 1, z.object({ ...about, voterId: id, total: z.int() }));

/** A person sent an entry to a challenge. `first` says that it is the person's first entry in this challenge. */
export const entrySubmitted = defineEvent('challenge_entry_submitted', 1, z.object({ ...about, entryId: id, userId: id, contentType, kind, first: z.boolean() }));

/** Tells people that a challenge opened, closes soon, takes votes, or was cancelled. `until` is the time of its close, or of the end of the voting. */
export const challengeNotice = defineEvent('challenge_notice', 1, z.object({
  ...about, contentType, kind, notice: z.enum(['opened', 'closing', 'voting', 'cancelled']), until: z.nullable(z.iso.datetime()), reason: z.nullable(z.string()), userIds: z.array(id),
}));

/** Published with the results of a challenge: place and prize of each person's best entry. Published again when a removed entry changes the places. */
export const challengeResults = defineEvent('challenge_results', 1, z.object({
  ...about, kind, entrants: z.int(), results: z.array(z.object({ userId: id, entryId: id, place: z.int(), final: z.number(), prize: tokens })),
}));

/** A challenge paid a person a prize: for a place, as the best newcomer, or for taking part. */
export const challengePrizePaid = defineEvent('challenge_prize_paid', 1, z.object({ ...about, userId: id, kind: z.enum(['place', 'newcomer', 'taking_part']), place: z.nullable(z.int()), amount: tokens }));

/** An administrator removed an entry of a challenge. `takenBack` are the tokens that its author lost. */
export const entryRemoved = defineEvent('challenge_entry_removed', 1, z.object({ ...about, entryId: id, userId: id, rule: z.string(), note: z.string(), takenBack: tokens }));
