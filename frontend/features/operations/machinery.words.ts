import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#contracts/durations.ts';
import { counted } from '#contracts/plural.ts';
import { durationWords } from '#lib/duration-words.ts';

export const MACHINERY_PANEL = {
  title: 'Build, migrations and payment events',
  intro: 'The build that answers here, the database’s version, and what the payment provider reported.',
  build: 'Build',
  commit: (commit: string) => `Commit ${commit}`,
  noCommit: 'The build names no commit.',
  running: (node: string, environment: string) => `Node ${node}, ${environment}, since {when}`,
  migrations: 'Migrations',
  ran: (count: number) => `${counted(count, 'migration')} ran.`,
  last: (name: string) => `The last one is ${name}, {when}.`,
  stripe: 'Payment events',
  noStripe: 'No keys of a payment provider.',
  waiting: (count: number) => `${count.toLocaleString('en-US')} waiting.`,
  oldest: 'The oldest came {when}.',
  lag: (seconds: number) => `95 of 100 took at most ${durationWords(seconds * SECOND_MS)} in 24 hours.`,
  latest: 'The last one came {when}.',
};

export const UNFINISHED_EVENTS = {
  title: 'Unfinished events',
  intro: 'Events that some of their subscribers have not handled.',
  none: 'No event is older than 15 seconds and unfinished.',
  label: 'Events and their subscribers',
  columns: ['Event', 'Happened', 'Sent', 'Handled by', 'Action'],
  handled: (subscribers: readonly string[]) => (subscribers.length === 0 ? 'no subscriber yet' : subscribers.join(', ')),
  again: (name: string) => `Send ${name} again`,
  button: 'Send again',
  dialogTitle: (name: string) => `Send ${name} again?`,
  dialogText: 'Subscribers that have handled it are not asked twice.',
  reasonLabel: 'Reason, for the audit log',
  cancel: 'Cancel',
  busy: 'Sending…',
  toast: 'Event sent again',
  toastText: 'The relay takes it within a second.',
};

const ONE_OF: readonly (readonly [ms: number, words: string])[] = [[DAY_MS, 'a day'], [HOUR_MS, 'an hour'], [MINUTE_MS, 'a minute'], [SECOND_MS, 'a second']];

/** Writes the period of a rate limit: "a day" for a whole unit, and "in 15 min" for other periods. */
const allowedPer = (seconds: number): string => ONE_OF.find(([ms]) => ms === seconds * SECOND_MS)?.[1] ?? `in ${durationWords(seconds * SECOND_MS)}`;

export const LIMITS_CARD = {
  title: 'Rate limits',
  intro: 'What this process refused since it started. Other processes count for themselves.',
  label: 'Limits of calls',
  columns: ['Limit', 'Allowed', 'Refused', 'Last refusal'],
  allowed: (points: number, seconds: number) => `${points.toLocaleString('en-US')} ${allowedPer(seconds)}`,
  never: 'never',
};
