import { PINS_LIMIT } from '#contracts/pins.ts';
import { AppError, notFound } from '#kernel/errors.ts';

/** 404: the work to pin belongs to another person, or is not public. */
export const workMissing = (): AppError => notFound('This work');

/** 409: the profile has its highest number of pins. Pins of hidden works do not count. */
export const pinsFull = (): AppError => new AppError('pins_full', 'conflict', `Your profile has ${PINS_LIMIT} pinned works. Take one off first.`);
