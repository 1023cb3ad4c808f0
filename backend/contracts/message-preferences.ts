import * as z from 'zod/mini';
import { MINUTE_MS } from './durations.ts';
import { defineEndpoint } from './endpoint.ts';
import type { Message } from './messages.ts';
import { success } from './primitives.ts';

const timeZone = z.string().check(z.minLength(1), z.maxLength(64));

/** A reader's preferences for messages and their channels (docs/rules/messages.md#preferences). */
export const messagePreferences = z.strictObject({
  emailNotifications: z.boolean(),
  pushNotifications: z.boolean(),
  soundEnabled: z.boolean(),
  categories: z.strictObject({ content: z.boolean(), social: z.boolean(), system: z.boolean(), achievement: z.boolean(), challenge: z.boolean() }),
  priorities: z.strictObject({ critical: z.boolean(), urgent: z.boolean(), high: z.boolean(), normal: z.boolean(), low: z.boolean() }),
  autoMarkRead: z.boolean(),
  compactView: z.boolean(),
  groupByDate: z.boolean(),
  digestFrequency: z.enum(['none', 'daily', 'weekly']),
  /** The reader's time zone as an IANA name such as `Europe/Lisbon`. Digests are sent in the reader's morning. */
  timeZone,
  /**
   * The revision of these message preferences; 0 until the reader chooses. A save names the revision that was edited, and is 409
   * `preferences_conflict` when a newer one is stored.
   */
  revision: z.int().check(z.nonnegative()),
});
export type MessagePreferences = z.infer<typeof messagePreferences>;

/** The message preferences until the reader chooses (docs/rules/messages.md#preferences). */
export const DEFAULT_MESSAGE_PREFERENCES: MessagePreferences = {
  emailNotifications: true,
  pushNotifications: true,
  soundEnabled: true,
  categories: { content: true, social: true, system: true, achievement: true, challenge: true },
  priorities: { critical: true, urgent: true, high: true, normal: true, low: true },
  autoMarkRead: false,
  compactView: false,
  groupByDate: true,
  digestFrequency: 'daily',
  timeZone: 'UTC',
  revision: 0,
};

export const getMessagePreferences = defineEndpoint({
  method: 'GET',
  path: '/api/user/notification-preferences',
  summary: 'Notification preferences',
  staleMs: 10 * MINUTE_MS,
  response: z.object({ preferences: messagePreferences }),
});
export const saveMessagePreferences = defineEndpoint({
  method: 'POST',
  path: '/api/user/notification-preferences',
  summary: 'Save the notification preferences; 409 preferences_conflict if another device saved them meanwhile',
  body: messagePreferences,
  response: z.extend(success, { preferences: messagePreferences }),
});
/** The details of the error `preferences_conflict`: the stored preferences, so that the client can show them and save over them. */
export const preferencesConflict = z.object({ preferences: messagePreferences });

/** A device reports the time zone of its reader. The reader's other preferences and their revision stay unchanged. */
export const moveTimeZone = defineEndpoint({
  method: 'PATCH',
  path: '/api/user/notification-preferences/time-zone',
  summary: 'Set the time zone, so that digests come in the morning',
  body: z.strictObject({ timeZone }),
  response: z.extend(success, { preferences: messagePreferences }),
});

/** The channels by which a message reaches its reader. */
export interface MessageChannels {
  /** Whether the message is listed, counted and pushed to open tabs. Otherwise it is stored as read and shown nowhere. */
  inApp: boolean;
  sound: boolean;
  push: boolean;
  email: 'now' | 'digest' | 'none';
}

/**
 * Decides by which channels a message reaches its reader. Critical messages ignore category switches and are always listed, but the switch of
 * their priority silences sound, push and email. Urgent and critical ones are emailed at once, the rest waits for the digest.
 */
export function channelsFor(preferences: MessagePreferences, { category, priority }: Pick<Message, 'category' | 'priority'>): MessageChannels {
  const critical = priority === 'critical';
  const wanted = preferences.priorities[priority];
  const inApp = critical || (wanted && preferences.categories[category]);
  const loud = inApp && wanted;
  const atOnce = critical || priority === 'urgent';
  const digest = preferences.digestFrequency === 'none' ? 'none' : 'digest';
  return {
    inApp,
    sound: loud && preferences.soundEnabled,
    push: loud && preferences.pushNotifications,
    email: !loud || !preferences.emailNotifications ? 'none' : atOnce ? 'now' : digest,
  };
}
