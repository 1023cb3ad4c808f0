import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contracts/durations.ts';
import type { EVENT_NAMES } from '#contracts/analytics.ts';
import { newId } from '#kernel/ids.ts';
import type { RawEvent } from './recount.ts';

const PAGES = ['/', '/marketplace', '/pricing', '/prompt/:idOrSlug'];
const NAMES = ['page_viewed', 'page_viewed', 'page_viewed', 'signed_up', 'generation_success', 'generation_success', 'item_saved', 'order_paid'] as const satisfies readonly (typeof EVENT_NAMES)[number][];
/** Events are whole minutes and hours apart, so that some have equal times and some windows end exactly at an event. */
const PAUSES = [0, MINUTE_MS, 30 * MINUTE_MS, 31 * MINUTE_MS, HOUR_MS, 24 * HOUR_MS, 3 * DAY_MS, 7 * DAY_MS, 20 * DAY_MS];

export interface RandomJourneys {
  events: RawEvent[];
  pick<T>(choices: readonly T[]): T;
}

/** Random events of people from the first of January on. `next` returns a random number from 0 to below 1. */
export function randomJourneys(next: () => number, people: number): RandomJourneys {
  const pick = <T>(choices: readonly T[]): T => choices[Math.floor(next() * choices.length)]!;
  const begin = Date.parse('2026-01-01T00:00:00Z');
  const events: RawEvent[] = [];
  for (let person = 0; person < people; person += 1) {
    const id = newId();
    const about = { source: pick(['direct', 'search', null]), device: pick(['phone', 'desktop']), country: pick(['AT', 'DE', null]), plan: pick(['free', 'pro', null]) };
    const visitor = next() < 0.3;
    // Half of the journeys begin at midnight, where ranges begin and end.
    let at = begin + (next() < 0.5 ? Math.floor(next() * 40) * 24 : Math.floor(next() * 40 * 24)) * HOUR_MS;
    for (let count = Math.floor(next() * 14); count >= 0; count -= 1) {
      const name = pick(NAMES);
      events.push({ ...about, id: newId(), at, name, person: id, userId: visitor ? null : id, props: name === 'page_viewed' ? { page: pick(PAGES) } : name === 'generation_success' ? { type: pick(['text', 'image']) } : {} });
      at += pick(PAUSES);
    }
  }
  return { events, pick };
}
