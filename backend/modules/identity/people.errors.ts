import { MUTE_DAYS_MAX } from '#contracts/admin-users.ts';
import { utcMinute } from '#contracts/utc-days.ts';
import { AppError, invalid } from '#kernel/errors.ts';

/** 409: a rule in identity.policy.ts forbids the administrator's change. The message says what to do instead. */
const refused = (code: string, message: string): AppError => new AppError(code, 'conflict', message);

export const notYourself = (): AppError => refused('not_yourself', 'You cannot do this to your own account. Ask another administrator.');

export const platformAccount = (): AppError => refused('platform_account', 'This account belongs to the platform. It cannot be changed here.');

export const demoteFirst = (): AppError => refused('is_administrator', 'Administrators cannot be banned. Remove the role first.');

export const muteNoAdministrator = (): AppError => refused('is_administrator', 'Administrators cannot be muted. Remove the role first.');

export const demoteBeforeErasing = (): AppError => refused('is_administrator', 'Administrators cannot be deleted. Remove the role first.');

export const unbanFirst = (): AppError => refused('is_banned', 'This account is banned. Unban it before you make it an administrator.');

export const lastAdministrator = (): AppError =>
  refused('last_administrator', 'This is the last administrator. Give another person the role first.');

export const noAddress = (): AppError => refused('no_address', 'This account has no email address.');

/** 422: a large adjustment needs a confirmation. The same call with `confirmed: true` is accepted. */
export const confirmationNeeded = (amount: number): AppError =>
  new AppError('confirmation_needed', 'unprocessable', `${Math.abs(amount)} tokens is a large amount. Please confirm it.`);

/** 422: the person has fewer tokens than an administrator wants to take. Not 402, because the administrator lacks none. `balance`: tokens that can be taken. */
export const tooFewToTake = (balance: number): AppError => {
  const message = balance === 0 ? 'There are no spendable tokens to take.' : `At most ${balance} can be taken, because no more is spendable.`;
  return new AppError('insufficient_tokens', 'unprocessable', message, { issues: [{ path: ['amount'], message }], details: { balance } });
};

export const untilIsOver = (): AppError => invalid([{ path: ['until'], message: 'Choose a time in the future.' }]);

export const muteTooLong = (): AppError => invalid([{ path: ['until'], message: `A mute lasts at most ${MUTE_DAYS_MAX} days.` }]);

/** 403: the person is muted, so what they write reaches no other people. The message says until when, and why. */
export const muted = (until: Date, reason: string | null): AppError =>
  new AppError('muted', 'forbidden', `You are muted until ${utcMinute(until)}. Until then you can read, run and save, and nothing that you write reaches other people.${reason ? ` Reason: ${reason}` : ''}`, { details: { until: until.toISOString() } });
