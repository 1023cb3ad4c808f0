import { z } from 'zod';
import { id, isoTime } from '#contracts/primitives.ts';
import { defineEvent } from '#kernel/events/event.ts';

/** A person registered an account. */
export const userRegistered = defineEvent('user_registered', 1, z.object({ userId: id, username: z.string() }));

/** An administrator banned a person, whose sessions have ended. */
export const userBanned = defineEvent('user_banned', 1, z.object({ userId: id, until: z.nullable(isoTime) }));

/** An administrator muted a person until a time, or ended their mute (null). The person reads `reason`. */
export const userMuted = defineEvent('user_muted', 1, z.object({ userId: id, until: z.nullable(isoTime), reason: z.string() }));

/** An administrator added tokens to a person's wallet, or took some (negative). The person reads `reason`. */
export const tokensAdjusted = defineEvent('tokens_adjusted', 1, z.object({ userId: id, amount: z.int(), reason: z.string() }));

/** The credentials of an account changed. The owner was sent an email about it in the same transaction. */
export const credentialsChanged = defineEvent(
  'credentials_changed',
  1,
  z.object({ userId: id, what: z.enum(['password', 'email', 'second_factor_on', 'second_factor_off', 'recovery_codes', 'social_linked', 'social_unlinked', 'factor_recovery_started', 'factor_recovery_shortened', 'factor_recovery_cancelled', 'factor_recovered']) }),
);

/** The owner confirmed the account's email address. `occurredAt` is the time of the confirmation. */
export const emailConfirmed = defineEvent('email_confirmed', 1, z.object({ userId: id }));

/** The owner requested account deletion. The account is erased at `deletesAt` unless the owner signs in before. */
export const deletionRequested = defineEvent('deletion_requested', 1, z.object({ userId: id, deletesAt: isoTime }));

/** The owner signed in during the 14 days before the erasure, so the account stays. */
export const deletionCalledOff = defineEvent('deletion_called_off', 1, z.object({ userId: id }));

/** The account was erased. Each subscriber erases what its module stores about the person. */
export const userErased = defineEvent('user_erased', 1, z.object({ userId: id }));
