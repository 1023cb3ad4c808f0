import { MINUTE_MS } from '#contracts/durations.ts';
import { useHydrated } from './use-hydrated.ts';
import { useNow } from './use-now.ts';

/**
 * The time (ms since the epoch) and the time zone with which moments are shown: UTC and the time of rendering on the server and during hydration, so that
 * both render the same text, then the reader's own (docs/rules/pages.md#hydration).
 */
export const useReaderClock = (): { now: number; timeZone: 'UTC' | undefined } => ({ now: useNow(MINUTE_MS), timeZone: useHydrated() ? undefined : 'UTC' });
