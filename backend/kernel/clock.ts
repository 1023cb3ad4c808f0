/** Source of the current time, so that tests can move it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** The UTC day of an instant, as `2026-11-21`. */
export const utcDay = (at: Date): string => at.toISOString().slice(0, 10);

/** Milliseconds since the epoch according to the clock. */
export const millis = (clock: Clock): number => clock.now().getTime();
