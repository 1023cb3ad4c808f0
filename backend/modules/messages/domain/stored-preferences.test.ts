import { describe, expect, it } from 'vitest';
import { DEFAULT_MESSAGE_PREFERENCES } from '#contracts/message-preferences.ts';
import { isTimeZone, preferencesFrom } from './stored-preferences.ts';

describe('stored preferences of messages', () => {
  it('are the defaults until the reader chooses', () => {
    expect(preferencesFrom(null, null, 0)).toEqual(DEFAULT_MESSAGE_PREFERENCES);
  });

  it('take the default for a switch that a later release added, and keep the reader\'s other choices', () => {
    const old = { soundEnabled: false, categories: { social: false } };
    expect(preferencesFrom(old, 'Europe/Lisbon', 3)).toEqual({
      ...DEFAULT_MESSAGE_PREFERENCES,
      soundEnabled: false,
      categories: { ...DEFAULT_MESSAGE_PREFERENCES.categories, social: false },
      timeZone: 'Europe/Lisbon',
      revision: 3,
    });
  });

  it('leave out a switch that no longer exists, and take the default for an invalid value', () => {
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
