import type { MessagePreferences } from '#contracts/message-preferences.ts';
import { AppError, invalid } from '#kernel/errors.ts';

/** 409: another device saved preferences of messages after this one read them. The answer holds the stored ones. */
export const preferencesConflict = (preferences: MessagePreferences): AppError =>
  new AppError('preferences_conflict', 'conflict', 'You changed these settings on another device meanwhile. Nothing was saved. Check those settings first.', { details: { preferences } });

/** 400: the time zone is unknown, shown at the field `timeZone`. */
export const unknownTimeZone = (): AppError =>
  invalid([{ path: ['timeZone'], message: 'This time zone is unknown. Use a name such as Europe/Lisbon.' }]);
