import type { EventChoice, readFirstValue, readFunnel, readLifecycle, readPaths, readRetention, Segment, Unit } from '#contracts/journeys.ts';
import { VISIT_GAP_MINUTES, WAIT_ENDS } from '#contracts/journeys.ts';
import type { BodyOf } from '#contracts/endpoint.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contracts/durations.ts';

/*
 * The reports about journeys, computed again by plain loops over all events, without any code that they check. They are slow, and meant to be
 * read beside the rules (docs/rules/analytics.md#reports).
 */

export interface RawEvent {
  id: string;
  at: number;
  name: string;
  person: string;
  userId: string | null;
  source: string | null;
  device: string | null;
  country: string | null;
  plan: string | null;
  props: Record<string, unknown>;
}

/** The events of one person in order; events of the same moment are in the order of their ids. */
function journeys(events: readonly RawEvent[]): Map<string, RawEvent[]> {
  const found = new Map<string, RawEvent[]>();
  for (const event of [...events].sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))) {
    const known = found.get(event.person);
    if (known) known.push(event);
    else found.set(event.person, [event]);
  }
  return found;
}

const fits = (event: RawEvent, { name, where = {} }: EventChoice): boolean => event.name === name && Object.entries(where).every(([key, value]) => event.props[key] === value);

const inSegment = (event: RawEvent, segment: Segment | undefined): boolean => !segment || event[segment.by] === segment.value;

/** Recounts a funnel. `within` decides whether an event at this distance from the first step is still inside the window. */
export function recountFunnel(events: readonly RawEvent[], { steps, from, to, windowHours, segment, breakdown }: BodyOf<typeof readFunnel>, within = (ms: number, window: number): boolean => ms <= window) {
  const took = steps.map(() => 0);
  const waits: number[][] = steps.map(() => []);
  const groups = new Map<string | null, number[]>();
  for (const journey of journeys(events).values()) {
    const first = journey.find((event) => fits(event, steps[0]!) && inSegment(event, segment) && event.at >= Date.parse(from) && event.at < Date.parse(to));
    if (!first) continue;
    const part = breakdown ? first[breakdown] : null;
    if (!groups.has(part)) groups.set(part, steps.map(() => 0));
    let last = first;
    for (let step = 0; step < steps.length; step += 1) {
      if (step > 0) {
        const next = journey.find((event) => fits(event, steps[step]!) && event.at > last.at && within(event.at - first.at, windowHours * HOUR_MS));
        if (!next) break;
        waits[step]!.push((next.at - last.at) / 1_000);
        last = next;
      }
      took[step]! += 1;
      groups.get(part)![step]! += 1;
    }
  }
  return {
    steps: steps.map(({ name }, index) => ({ name, people: took[index]!, conversion: took[0] === 0 ? null : took[index]! / took[0]!, medianSeconds: index === 0 ? null : median(waits[index]!) })),
    groups: breakdown ? [...groups].map(([value, people]) => ({ value, people })) : [],
  };
}

function median(values: number[]): number | null {
  if (values.length === 0) return null;
  const sorted = values.sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

const labelOf = ({ name, props }: RawEvent): string => (name === 'page_viewed' ? `page_viewed ${String(props['page'])}` : name);

/** Recounts paths. `together` decides whether an event after this silence still belongs to the visit. */
export function recountPaths(events: readonly RawEvent[], { event, direction, depth, segment, from, to }: BodyOf<typeof readPaths>, together = (ms: number, silence: number): boolean => ms <= silence) {
  const links = new Map<string, number>();
  let people = 0;
  for (const forward of journeys(events).values()) {
    const journey = direction === 'after' ? forward : [...forward].reverse();
    const begin = journey.findIndex((each) => fits(each, event) && inSegment(each, segment) && each.at >= Date.parse(from) && each.at < Date.parse(to));
    if (begin < 0) continue;
    people += 1;
    const first = journey[begin]!;
    let [label, last] = [labelOf(first), first.at];
    // Events at the same moment as the first event count neither as before nor as after it.
    const further = journey.slice(begin).filter(({ at }) => at !== first.at);
    for (let step = 1; step <= depth; step += 1) {
      const next = further[step - 1];
      const stays = next !== undefined && together(Math.abs(next.at - last), VISIT_GAP_MINUTES * MINUTE_MS);
      const towards = stays ? labelOf(next) : 'ended';
      const key = JSON.stringify([step, label, towards]);
      links.set(key, (links.get(key) ?? 0) + 1);
      if (!stays) break;
      [label, last] = [towards, next.at];
    }
  }
  return { people, links: [...links].map(([key, count]) => { const [step, start, end] = JSON.parse(key) as [number, string, string]; return { step, from: start, to: end, people: count }; }) };
}

/** The time in milliseconds at which the period that contains a given time begins. */
function beginOf(at: number, unit: Unit): number {
  const day = Math.floor(at / DAY_MS) * DAY_MS;
  if (unit === 'day') return day;
  // Weeks are counted from 5 January 1970, which was a Monday.
  if (unit === 'week') return Math.floor((day - 4 * DAY_MS) / (7 * DAY_MS)) * 7 * DAY_MS + 4 * DAY_MS;
  const date = new Date(day);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
}

/** The periods that overlap a range. */
function periodsOf(from: string, to: string, unit: Unit): number[] {
  const found = new Set<number>();
  for (let at = beginOf(Date.parse(from), unit); at < Date.parse(to); at += DAY_MS) found.add(beginOf(at, unit));
  return [...found].sort((a, b) => a - b);
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Recounts retention. `since` decides whether an event belongs to the range that begins at a given time. */
export function recountRetention(events: readonly RawEvent[], { entry, back, unit, segment, from, to }: BodyOf<typeof readRetention>, since = (at: number, begin: number): boolean => at >= begin) {
  const inRange = events.filter(({ at }) => since(at, Date.parse(from)) && at < Date.parse(to));
  const periods = periodsOf(from, to, unit);
  const table = periods.map((start, index) => ({ start: dayOf(start), people: 0, back: periods.slice(index + 1).map(() => 0) }));
  for (const journey of journeys(inRange).values()) {
    const first = journey.find((event) => fits(event, entry) && inSegment(event, segment));
    if (!first) continue;
    const cohort = periods.indexOf(beginOf(first.at, unit));
    table[cohort]!.people += 1;
    periods.slice(cohort + 1).forEach((period, index) => {
      if (journey.some((event) => fits(event, back) && beginOf(event.at, unit) === period)) table[cohort]!.back[index]! += 1;
    });
  }
  return { cohorts: table };
}

/** Recounts the lifecycle of members. `until` decides whether an event is before the end of the range. */
export function recountLifecycle(events: readonly RawEvent[], { unit, from, to }: BodyOf<typeof readLifecycle>, until = (at: number, end: number): boolean => at < end) {
  const periods = periodsOf(from, to, unit);
  const table = periods.map((start) => ({ start: dayOf(start), new: 0, returning: 0, resurrected: 0, dormant: 0 }));
  for (const journey of journeys(events.filter(({ userId, at }) => userId !== null && until(at, Date.parse(to)))).values()) {
    const here = new Set(journey.map(({ at }) => beginOf(at, unit)));
    const first = Math.min(...here);
    periods.forEach((period, index) => {
      const before = here.has(beginOf(period - 1, unit));
      const row = table[index]!;
      if (here.has(period)) {
        if (period === first) row.new += 1;
        else if (before) row.returning += 1;
        else row.resurrected += 1;
      } else if (before) row.dormant += 1;
    });
  }
  return { periods: table };
}

/** Recounts times to the first value. `upTo` decides whether a waiting time still belongs to the group that ends at `end`. */
export function recountFirstValue(events: readonly RawEvent[], { entry, value, segment, from, to }: BodyOf<typeof readFirstValue>, upTo = (seconds: number, end: number): boolean => seconds <= end) {
  let people = 0;
  const waits: number[] = [];
  for (const journey of journeys(events).values()) {
    const first = journey.find((event) => fits(event, entry) && inSegment(event, segment) && event.at >= Date.parse(from) && event.at < Date.parse(to));
    if (!first) continue;
    people += 1;
    const next = journey.find((event) => fits(event, value) && event.at > first.at);
    if (next && next.at - first.at <= 7 * DAY_MS) waits.push((next.at - first.at) / 1_000);
  }
  const groups = WAIT_ENDS.map(() => 0);
  for (const seconds of waits) {
    const group = WAIT_ENDS.findIndex((end) => upTo(seconds, end));
    if (group >= 0) groups[group]! += 1;
  }
  return { people, groups, medianSeconds: median(waits) };
}
