import { describe, expect, it } from 'vitest';
import { DEFAULT_MESSAGE_PREFERENCES } from '#contracts/message-preferences.ts';
import { isTimeZone, preferencesFrom } from './stored-preferences.ts';

describe('stored preferences of messages', () => {
  it('uses the default preferences of messages until the reader chooses', () => {
    expect(preferencesFrom(null, null, 0)).toEqual(DEFAULT_MESSAGE_PREFERENCES);
  });

  it('uses the default for a switch of messages that a later release added, and keeps the reader’s choices', () => {
    const old = { soundEnabled: false, categories: { social: false } };
    expect(preferencesFrom(old, 'Europe/Lisbon', 3)).toEqual({
      ...DEFAULT_MESSAGE_PREFERENCES,
      soundEnabled: false,
      categories: { ...DEFAULT_MESSAGE_PREFERENCES.categories, social: false },
      timeZone: 'Europe/Lisbon',
      revision: 3,
    });
  });

  it('drops a stored switch of messages that no longer exists, and replaces an invalid value by the default', () => {
    const strange = { emailNotifications: false, digestFrequency: 'hourly', compactView: 'yes', bells: true, priorities: { low: false, medium: false } };
    expect(preferencesFrom(strange, 'UTC', 0)).toEqual({
      ...DEFAULT_MESSAGE_PREFERENCES,
      emailNotifications: false,
      priorities: { ...DEFAULT_MESSAGE_PREFERENCES.priorities, low: false },
    });
    expect(preferencesFrom('nothing', null, 0)).toEqual(DEFAULT_MESSAGE_PREFERENCES);
  });

  it.each(['UTC', 'Europe/Lisbon', 'America/Argentina/Buenos_Aires', 'Asia/Kolkata'])('accepts %s as a time zone', (name) => {
    expect(isTimeZone(name)).toBe(true);
  });
  it.each(['', 'Mars/Olympus', '+02:00', '-0530', "UTC'; drop table", 'Europe/Lisbon '])('refuses %j as a time zone', (name) => {
    expect(isTimeZone(name)).toBe(false);
  });
});
