/** Source of the current time, so that tests can move it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** The current time of a clock, in milliseconds since the epoch. */
export const millis = (clock: Clock): number => clock.now().getTime();
