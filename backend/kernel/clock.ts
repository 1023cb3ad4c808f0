/** Gives the current time to all code. Tests hand in a clock of their own, so that they can move the time. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** The current time of a clock, in milliseconds since the epoch. */
export const millis = (clock: Clock): number => clock.now().getTime();
