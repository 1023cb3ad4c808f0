import { z } from 'zod';
import { id, isoTime } from '#contracts/primitives.ts';
import { defineEvent } from '#kernel/events/event.ts';

/** An account was made by a person. */
export const userRegistered = defineEvent('user_registered', 1, z.object({ userId: id, username: z.string() }));

/** An administrator banned a person, whose sessions have ended. */
export const userBanned = defineEvent('user_banned', 1, z.object({ userId: id, until: z.nullable(isoTime) }));

/** An administrator added tokens, or took some (negative). `reason` is theirs, for the person to read. */
export const tokensAdjusted = defineEvent('tokens_adjusted', 1, z.object({ userId: id, amount: z.int(), reason: z.string() }));

/** The credentials of an account have changed. Its owner was sent an email about it in the same transaction. */
export const credentialsChanged = defineEvent(
  'credentials_changed',
  1,
  z.object({ userId: id, what: z.enum(['password', 'email', 'second_factor_on', 'second_factor_off', 'recovery_codes', 'social_linked', 'social_unlinked', 'factor_recovery_started', 'factor_recovery_shortened', 'factor_recovery_cancelled', 'factor_recovered']) }),
);

/** A person proved that the account's address is theirs. `occurredAt` is the time of the proof. */
export const emailConfirmed = defineEvent('email_confirmed', 1, z.object({ userId: id }));

/** The owner asked for the account's end, which comes at `deletesAt` unless they sign in before. */
export const deletionRequested = defineEvent('deletion_requested', 1, z.object({ userId: id, deletesAt: isoTime }));

/** The owner signed in within the grace: the account stays. */
export const deletionCalledOff = defineEvent('deletion_called_off', 1, z.object({ userId: id }));

/** An account came to its end: whatever still knows the person forgets them. */
export const userErased = defineEvent('user_erased', 1, z.object({ userId: id }));
