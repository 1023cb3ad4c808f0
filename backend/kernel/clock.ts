/** Source of the current time, so that tests can move it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Milliseconds since the epoch according to the clock. */
export const millis = (clock: Clock): number => clock.now().getTime();
