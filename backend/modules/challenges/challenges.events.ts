import { z } from 'zod';
import { contentType, id } from '#contracts/primitives.ts';
import { defineEvent } from '#kernel/events/event.ts';

const about = { challengeId: id, slug: z.string(), title: z.string() };

/** A vote counted. `total` are the voter's counted votes in all challenges, this one included. */
export const voteCounted = defineEvent('challenge_vote_counted', 1, z.object({ ...about, voterId: id, total: z.int() }));

/** An entry was sent. `files` waits until its file is encoded again. */
export const entrySubmitted = defineEvent('challenge_entry_submitted', 1, z.object({ ...about, entryId: id, userId: id, contentType, kind: z.enum(['daily', 'weekly', 'community']), first: z.boolean() }));
