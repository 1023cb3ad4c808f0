import { FUNNEL_STEPS } from '#contracts/journeys.ts';
import { isOneOf } from '#contracts/typed-records.ts';
import { isPlace, PRESETS } from '../event-places.ts';
import type { PlaceKey } from '../event-places.ts';

export const WINDOWS = [24, 168, 720, 2160] as const;
export const SPLITS = ['none', 'source', 'device', 'country', 'plan'] as const;

/** Steps and settings of a funnel, as the page's address holds them. */
export interface Funnel {
  steps: readonly PlaceKey[];
  windowHours: (typeof WINDOWS)[number];
  splitBy: (typeof SPLITS)[number];
}

const USUAL: Funnel = { steps: PRESETS[0]?.steps ?? [], windowHours: 168, splitBy: 'none' };

/** Reads the funnel from the page's address. Returns the default funnel when the address is invalid. */
export function readFunnelAddress(params: URLSearchParams): Funnel {
  const steps = (params.get('steps') ?? '').split(',').filter(isPlace).slice(0, FUNNEL_STEPS);
  const windowHours = Number(params.get('within'));
  const splitBy = params.get('split') ?? '';
  return {
    steps: steps.length >= 2 ? steps : USUAL.steps,
    windowHours: isOneOf(WINDOWS, windowHours) ? windowHours : USUAL.windowHours,
    splitBy: isOneOf(SPLITS, splitBy) ? splitBy : USUAL.splitBy,
  };
}

/** Writes a funnel into the page's address; its other parameters stay. */
export function writeFunnelAddress(params: URLSearchParams, { steps, windowHours, splitBy }: Funnel): URLSearchParams {
  const next = new URLSearchParams(params);
  next.set('steps', steps.join(','));
  next.set('within', String(windowHours));
  next.set('split', splitBy);
  return next;
}
