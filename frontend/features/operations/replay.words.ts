import { counted } from '#contracts/plural.ts';

export const REPLAY_CARD = {
  title: 'Replay and caches',
  replayText: 'Sends past events to a subscriber that has not handled them, for example one that is newer than they are. Other subscribers get nothing.',
  replayButton: 'Replay events',
  flushText: 'Empties the cache of sessions. The next request of each session reads the database, and every person stays signed in.',
  flushButton: 'Empty the cache of sessions',
};

export const REPLAY_DIALOG = {
  title: 'Replay events',
  text: 'What the subscriber has handled it does not handle twice. At most 1,000 events are sent at once.',
  subscriberLabel: 'Subscriber',
  subscriberOption: (subscriber: string, event: string) => `${subscriber} (${event})`,
  sinceLabel: 'Events of the last',
  hour: 'Hour',
  day: 'Day',
  week: '7 days',
  button: 'Replay',
  toast: 'Events sent',
  toastText: (sent: number, more: boolean) => `${counted(sent, 'event')} sent.${more ? ' There are more: replay again.' : ''}`,
  noneToast: 'Nothing was missed',
  noneText: 'The subscriber has handled every event of this time.',
};

export const FLUSH_DIALOG = {
  title: 'Empty the cache of sessions?',
  text: 'For some seconds every request reads the database. Sessions that ended stay ended.',
  button: 'Empty the cache',
  toast: 'Cache emptied',
  toastText: (forgotten: number) => `${counted(forgotten, 'session')} will be read again.`,
};

/** Words that the dialogs for delivering events again and for emptying caches share. */
export const REPLAY = {
  reasonLabel: 'Reason, for the audit log',
  cancel: 'Cancel',
  busy: 'Sending…',
};
