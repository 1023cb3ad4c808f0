import type { MessagePreferences } from '#contracts/message-preferences.ts';
import { messageCategory, messagePriority } from '#contracts/messages.ts';
import { CATEGORY_NAMES, PRIORITY_NAMES } from '../message-kinds.ts';
import { elementAt } from '#contracts/must.ts';
import { entriesOf } from '#contracts/typed-records.ts';

/** The name of a notification preference that two devices set differently, and the value on each device, as texts for the page. */
export interface PreferenceDifference {
  name: string;
  mine: string;
  theirs: string;
}

const SWITCHES = {
  emailNotifications: 'Email notifications', pushNotifications: 'Push notifications', soundEnabled: 'Sound',
  autoMarkRead: 'Mark as read automatically', compactView: 'Compact view', groupByDate: 'Group by date',
} as const;
const DIGEST_NAMES: Record<MessagePreferences['digestFrequency'], string> = { none: 'never', daily: 'daily', weekly: 'weekly' };

const onOff = (on: boolean): string => (on ? 'on' : 'off');

/** Returns every notification preference with its name and value as text, in the order of the form. It leaves out the time zone, which follows the device. */
function choicesOf(preferences: MessagePreferences): [name: string, value: string][] {
  const switches = entriesOf(SWITCHES);
  return [
    ...switches.map(([key, name]): [string, string] => [name, onOff(preferences[key])]),
    ['Email digest', DIGEST_NAMES[preferences.digestFrequency]],
    ...messageCategory.options.map((category): [string, string] => [`News about ${CATEGORY_NAMES[category]}`, onOff(preferences.categories[category])]),
    ...messagePriority.options.map((priority): [string, string] => [`${PRIORITY_NAMES[priority]} priority`, onOff(preferences.priorities[priority])]),
  ];
}

/** Returns the notification preferences that differ between two devices, as text. */
export function differencesOf(mine: MessagePreferences, theirs: MessagePreferences): PreferenceDifference[] {
  const others = choicesOf(theirs);
  return choicesOf(mine).flatMap(([name, value], place) => {
    const other = elementAt(others, place)[1];
    return value === other ? [] : [{ name, mine: value, theirs: other }];
  });
}
