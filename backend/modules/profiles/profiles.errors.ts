import { PINS_LIMIT } from '#contracts/pins.ts';
import { AppError, notFound } from '#kernel/errors.ts';

/** For works of others too, and for own ones that are not public. */
export const workMissing = (): AppError => notFound('This work');

/** The limit counts only pins that are shown. */
export const pinsFull = (): AppError => new AppError('pins_full', 'conflict', `Your profile has ${PINS_LIMIT} pinned works. Take one off first.`);
