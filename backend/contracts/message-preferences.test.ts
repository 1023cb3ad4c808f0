import { describe, expect, it } from 'vitest';
import { channelsFor, DEFAULT_MESSAGE_PREFERENCES } from './message-preferences.ts';
import type { MessagePreferences } from './message-preferences.ts';
import { messageCategory, messagePriority } from './messages.ts';

type Switch = 'on' | 'off';
type Priority = keyof MessagePreferences['priorities'];

/*
 * How each message reaches its reader. A switched-off category hides all messages except critical ones. A switched-off priority hides all messages too;
 * critical ones stay listed, but silent. Urgent and critical messages are emailed at once, the rest in the digest. Columns: priority, switch of its category,
 * switch of its priority, list, noise, email.
 */
const RULES: readonly [Priority, Switch, Switch, 'listed' | 'hidden', 'loud' | 'silent', 'now' | 'digest' | 'none'][] = [
  ['critical', 'on', 'on', 'listed', 'loud', 'now'],
  ['critical', 'off', 'on', 'listed', 'loud', 'now'],
  ['critical', 'on', 'off', 'listed', 'silent', 'none'],
  ['critical', 'off', 'off', 'listed', 'silent', 'none'],
  ['urgent', 'on', 'on', 'listed', 'loud', 'now'],
  ['urgent', 'off', 'on', 'hidden', 'silent', 'none'],
  ['urgent', 'on', 'off', 'hidden', 'silent', 'none'],
  ['urgent', 'off', 'off', 'hidden', 'silent', 'none'],
  ['high', 'on', 'on', 'listed', 'loud', 'digest'],
  ['high', 'off', 'on', 'hidden', 'silent', 'none'],
  ['high', 'on', 'off', 'hidden', 'silent', 'none'],
  ['high', 'off', 'off', 'hidden', 'silent', 'none'],
  ['normal', 'on', 'on', 'listed', 'loud', 'digest'],
  ['normal', 'off', 'on', 'hidden', 'silent', 'none'],
  ['normal', 'on', 'off', 'hidden', 'silent', 'none'],
  ['normal', 'off', 'off', 'hidden', 'silent', 'none'],
  ['low', 'on', 'on', 'listed', 'loud', 'digest'],
  ['low', 'off', 'on', 'hidden', 'silent', 'none'],
  ['low', 'on', 'off', 'hidden', 'silent', 'none'],
  ['low', 'off', 'off', 'hidden', 'silent', 'none'],
];

const CATEGORIES = messageCategory.options;
const CASES = CATEGORIES.flatMap((category) => RULES.map(([priority, ...rule]) => ({ category, priority, rule })));

/** Preferences in which only this category and this priority can be on, because the switches of others must not matter. */
function preferences(category: (typeof CATEGORIES)[number], categorySwitch: Switch, priority: Priority, prioritySwitch: Switch): MessagePreferences {
  const all = <K extends string>(names: readonly K[], name: K, state: Switch): Record<K, boolean> =>
    Object.fromEntries(names.map((each) => [each, each === name && state === 'on'])) as Record<K, boolean>;
  return {
    ...DEFAULT_MESSAGE_PREFERENCES,
    categories: all(CATEGORIES, category, categorySwitch),
    priorities: all(messagePriority.options, priority, prioritySwitch),
  };
}

describe('the ways that a message takes', () => {
  it('the test table has a rule for every message priority and both states of its switches', () => {
    expect(new Set(RULES.map(([priority, ...switches]) => [priority, ...switches.slice(0, 2)].join())).size).toBe(4 * messagePriority.options.length);
    expect(CASES).toHaveLength(100);
  });

  it.each(CASES)('a $category message of priority $priority is delivered as $rule', ({ category, priority, rule: [ofCategory, ofPriority, list, noise, email] }) => {
    const given = preferences(category, ofCategory, priority, ofPriority);
    const loud = noise === 'loud';
    const everything = { inApp: list === 'listed', sound: loud, push: loud, email };
    const ways = (changes: Partial<MessagePreferences>) => channelsFor({ ...given, ...changes }, { category, priority });
    expect(ways({})).toEqual(everything);
    // The switch of a notification channel silences this channel and no other.
    expect(ways({ soundEnabled: false })).toEqual({ ...everything, sound: false });
    expect(ways({ pushNotifications: false })).toEqual({ ...everything, push: false });
    expect(ways({ emailNotifications: false })).toEqual({ ...everything, email: 'none' });
    expect(ways({ soundEnabled: false, pushNotifications: false, emailNotifications: false })).toEqual({ inApp: list === 'listed', sound: false, push: false, email: 'none' });
    // A weekly digest, or none, does not change that urgent messages are emailed at once.
    expect(ways({ digestFrequency: 'weekly' })).toEqual(everything);
    expect(ways({ digestFrequency: 'none' })).toEqual({ ...everything, email: email === 'digest' ? 'none' : email });
    expect(ways({ digestFrequency: 'none', emailNotifications: false })).toEqual({ ...everything, email: 'none' });
    // Preferences about the look of message lists do not change how a message reaches its reader.
    expect(ways({ autoMarkRead: true, compactView: true, groupByDate: false, timeZone: 'Asia/Tokyo' })).toEqual(everything);
  });

  it('a message uses every channel until the person changes the preferences', () => {
    for (const category of CATEGORIES) {
      for (const priority of messagePriority.options) {
        const ways = channelsFor(DEFAULT_MESSAGE_PREFERENCES, { category, priority });
        expect([ways.inApp, ways.sound, ways.push, ways.email !== 'none']).toEqual([true, true, true, true]);
      }
    }
  });
});
