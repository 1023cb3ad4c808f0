import { AppError, invalid } from '#kernel/errors.ts';

/** 409: another administrator changed this feature flag after the editor was opened. */
export const flagChanged = (label: string): AppError =>
  new AppError('flag_changed', 'conflict', `Another administrator changed “${label}” meanwhile. Nothing was saved. Check the new setting first.`);

/** 409: another administrator changed the announcement after the editor was opened. */
export const announcementChanged = (): AppError =>
  new AppError('announcement_changed', 'conflict', 'Another administrator changed the announcement meanwhile. Nothing was saved. Look at the new one first.');

/** 409: another administrator added a version of the legal text after the editor was opened. */
export const legalTextChanged = (title: string): AppError =>
  new AppError('legal_text_changed', 'conflict', `Another administrator added a version of “${title}” meanwhile. Nothing was saved. Read the new one first.`);

/** 400: the text does not have the form that legal texts must have. */
export const wrongLegalText = (message: string): AppError => invalid([{ path: ['text'], message }], 'The text cannot be read.');

/** 400: a version of a legal text cannot begin at a past moment. */
export const wrongLegalDate = (): AppError => invalid([{ path: ['effectiveAt'], message: 'This moment has passed.' }], 'The date has passed.');

/** 400: the value is not of the feature flag's kind. */
export const wrongFlagValue = (message: string): AppError => invalid([{ path: ['value'], message }], 'This value does not fit the flag.');

/** 400: the audience of the feature flag names accounts that do not exist. */
export const unknownPeople = (usernames: readonly string[]): AppError =>
  invalid([{ path: ['audience', 'usernames'], message: `There is no account called ${usernames.join(', ')}.` }], 'Some names are not known.');

/** 503: Redis, which holds the log lines, does not answer. */
export const logTailAway = (): AppError => new AppError('log_tail_away', 'unavailable', 'The log lines cannot be reached right now. Please try again in a moment.', { retryAfterSeconds: 5 });

/** 400: no module has a subscriber with the requested name. */
export const unknownSubscriber = (): AppError => invalid([{ path: ['subscriber'], message: 'No subscriber has this name.' }], 'This subscriber is not known.');

/** 400: no job queue has the requested name. */
export const unknownQueue = (): AppError => invalid([{ path: ['queue'], message: 'No queue has this name.' }], 'This queue is not known.');

/** 409: all subscribers have handled the event, or it was deleted, so it cannot be sent again. */
export const eventFinished = (): AppError => new AppError('event_finished', 'conflict', 'This event is finished: all of its subscribers have handled it. Nothing was sent.');
