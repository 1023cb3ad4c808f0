import { describe, expect, it } from 'vitest';
import { DEFAULT_MESSAGE_PREFERENCES } from '#contracts/message-preferences.ts';
import { isTimeZone, preferencesFrom } from './stored-preferences.ts';

describe('stored preferences', () => {
  it('are the defaults until the reader chooses', () => {
    expect(preferencesFrom(null, null, 0)).toEqual(DEFAULT_MESSAGE_PREFERENCES);
  });

  it('take switches that came later as they are by default, and keep the others', () => {
    const old = { soundEnabled: false, categories: { social: false } };
    expect(preferencesFrom(old, 'Europe/Lisbon', 3)).toEqual({
      ...DEFAULT_MESSAGE_PREFERENCES,
      soundEnabled: false,
      categories: { ...DEFAULT_MESSAGE_PREFERENCES.categories, social: false },
      timeZone: 'Europe/Lisbon',
      revision: 3,
    });
  });

  it('keep what was switched off when a switch is gone, and fall back where a value means nothing', () => {
    const strange = { emailNotifications: false, digestFrequency: 'hourly', compactView: 'yes', bells: true, priorities: { low: false, medium: false } };
    expect(preferencesFrom(strange, 'UTC', 0)).toEqual({
      ...DEFAULT_MESSAGE_PREFERENCES,
      emailNotifications: false,
      priorities: { ...DEFAULT_MESSAGE_PREFERENCES.priorities, low: false },
    });
    expect(preferencesFrom('nothing', null, 0)).toEqual(DEFAULT_MESSAGE_PREFERENCES);
  });

  it.each(['UTC', 'Europe/Lisbon', 'America/Argentina/Buenos_Aires', 'Asia/Kolkata'])('%s is a time zone', (name) => {
    expect(isTimeZone(name)).toBe(true);
  });
  it.each(['', 'Mars/Olympus', '+02:00', '-0530', "UTC'; drop table", 'Europe/Lisbon '])('%j is none', (name) => {
    expect(isTimeZone(name)).toBe(false);
  });
});
