import { MINUTE_MS } from '#contracts/durations.ts';
import { useHydrated } from './use-hydrated.ts';
import { useNow } from './use-now.ts';

/**
 * Returns the time (ms since the epoch) and time zone for showing moments. On the server and during hydration: UTC and the time of rendering,
 * so that both give the same text. Afterwards: the reader's own (docs/rules/pages.md#hydration).
 */
export const useReaderClock = (): { now: number; timeZone: 'UTC' | undefined } => ({ now: useNow(MINUTE_MS), timeZone: useHydrated() ? undefined : 'UTC' });
