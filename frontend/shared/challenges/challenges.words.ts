import type { EntryRefusal } from '#contracts/challenge-entries.ts';

export const TIME_LEFT = { days: 'days', hours: 'hours', minutes: 'minutes', seconds: 'seconds', underMinute: 'under a minute' };

export const SHORT_MOMENT = { today: (clock: string) => `today ${clock}` };

/** The name of each kind and each state of a challenge. */
export const KIND_WORDS = { daily: 'Daily', weekly: 'Weekly', community: 'Community' };
export const STATE_WORDS = { scheduled: 'Not open yet', active: 'Open', voting: 'Voting', judging: 'Counting', completed: 'Results', cancelled: 'Cancelled' };
export const DIFFICULTY_WORDS = ['Easy', 'Medium', 'Hard'];

export const SUBMIT = {
  label: 'Send it as an entry',
  outputLabel: 'Which one do you send?',
  outputName: (place: number) => `Work ${place}`,
  titleLabel: 'Title',
  titleCount: (length: number, most: number) => `${length} of ${most}`,
  inputsLabel: 'Show my inputs with the results',
  inputsHelp: 'Other people may learn from what you typed.',
  replaceLabel: 'All your places are taken. Which entry does it replace?',
  button: (place: number, most: number) => `Submit as entry ${place} of ${most}`,
  replaceButton: 'Submit in its place',
  busy: 'Sending…',
  note: (closes: string) => `You can withdraw it until ${closes}. Nobody sees your name before the results.`,
  failure: { refused: 'The entry was not sent.', silent: 'The entry may or may not have been sent.' },
};

/** Texts on why a creation cannot be entered into a challenge. */
export const REFUSALS: Record<EntryRefusal, string> = {
  not_for_this: 'Not made for this challenge',
  made_elsewhere: 'Not made on a challenge’s page',
  no_output: 'Nothing arrived',
  start_file: 'Used a file of yours as a start',
  already_sent: 'Sent already',
  in_trash: 'In the trash',
  shared: 'Already shared, so it is not blind',
  prompt_gone: 'Its prompt is gone',
};

/** Words of the form that enters a creation into a challenge. */
export const TO_CHALLENGE = {
  button: 'Submit to challenge',
  title: 'Submit to a challenge',
  text: 'Entries are made on the challenge’s page, so that all begin with the same.',
  enterTitle: (challenge: string) => `Enter “${challenge}”`,
  ready: 'Ready to send',
  makeLink: 'Make one for it',
  noneTitle: 'No challenge of this type is open',
  noneText: 'The next daily opens at midnight (UTC).',
  busy: 'Loading…',
};

export const SUBMIT_MANY = { noneOpen: 'No challenge of this type is open' };
