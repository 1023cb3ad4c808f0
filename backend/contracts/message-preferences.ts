import * as z from 'zod/mini';
import { MINUTE_MS } from './durations.ts';
import { defineEndpoint } from './endpoint.ts';
import type { Message } from './messages.ts';
import { success } from './primitives.ts';

const timeZone = z.string().check(z.minLength(1), z.maxLength(64));

/** How a reader wants to be told (docs/rules/messages.md#preferences). */
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
  /** IANA name such as `Europe/Lisbon`: digests come in the reader's morning. */
  timeZone,
  /** The revision of these preferences, or the one that they were edited from; 0 until the reader chooses. Saving over a newer one is 409 `preferences_conflict`. */
  revision: z.int().check(z.nonnegative()),
});
export type MessagePreferences = z.infer<typeof messagePreferences>;

/** What counts until the reader chooses (docs/rules/messages.md#preferences). */
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
/** The details of 409 `preferences_conflict`: what is stored, to look at and to save over. */
export const preferencesConflict = z.object({ preferences: messagePreferences });

/** A device tells where its reader is. This chooses nothing: the revision and everything else stay as they are. */
export const moveTimeZone = defineEndpoint({
  method: 'PATCH',
  path: '/api/user/notification-preferences/time-zone',
  summary: 'Set the time zone, so that digests come in the morning',
  body: z.strictObject({ timeZone }),
  response: z.extend(success, { preferences: messagePreferences }),
});

/** In which ways a message reaches its recipient. */
export interface MessageChannels {
  /** Listed, counted and pushed to open tabs; otherwise it is stored as read and shown nowhere. */
  inApp: boolean;
  sound: boolean;
  push: boolean;
  email: 'now' | 'digest' | 'none';
}

/**
 * Decides for one message. Critical ones ignore category switches and are always listed; the switch of their priority
 * still silences sound, push and email. Urgent and critical are emailed at once, the rest waits for the digest.
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
