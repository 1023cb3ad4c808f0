import { setTimeout as pause } from 'node:timers/promises';
import { recordEvents } from '#contracts/analytics.ts';
import { systemClock } from '#kernel/clock.ts';
import { newId } from '#kernel/ids.ts';
import { registerUser } from '#testing/http-user.ts';
import type { HttpUser } from '#testing/http-user.ts';

/** Reads that pages of the product send all the time. */
const READS = ['/api/prompts?limit=24', '/api/auth/me', '/api/user/wallet', '/api/messages?limit=24'];
/** The number of readers that load pages at the same time, and how long each waits between two pages, in ms. */
const READERS = 4;
const LOOK_MS = 20;
const EVENTS_A_REQUEST = 25;
const MS_A_SECOND = 1_000;

export interface IngestOptions {
  url: string;
  eventsPerSecond: number;
  pairs: number;
  /** How long one half of a measured pair lasts, in ms. In one half events are sent beside the reads, in the other half none. */
  halfMs: number;
}

export interface IngestFigures {
  /** The times of reads in ms, sorted, with and without events beside them. */
  beside: number[];
  alone: number[];
  sent: number;
  accepted: number;
  /** The statuses of unexpected answers. */
  refused: number[];
  /** How many events were accepted per second, in the halves that sent events. */
  perSecond: number;
}

/** Measures reads in pairs: one half with events beside them and one without. The halves take turns in coming first. */
export async function measureIngest({ url, eventsPerSecond, pairs, halfMs }: IngestOptions): Promise<IngestFigures> {
  const people = await Promise.all(Array.from({ length: READERS * 4 }, () => registerUser(url)));
  const figures: IngestFigures = { beside: [], alone: [], sent: 0, accepted: 0, refused: [], perSecond: 0 };
  // The first requests are not measured, so that code and caches are warm.
  await readFor(people, MS_A_SECOND, [], []);
  let busyMs = 0;
  for (let pair = 0; pair < pairs; pair += 1) {
    for (const half of pair % 2 === 0 ? ['alone', 'beside'] as const : ['beside', 'alone'] as const) {
      const startedAt = performance.now();
      await Promise.all([readFor(people, halfMs, figures[half], figures.refused), ...(half === 'beside' ? [sendFor(people, eventsPerSecond, halfMs, figures)] : [])]);
      if (half === 'beside') busyMs += performance.now() - startedAt;
    }
  }
  for (const times of [figures.beside, figures.alone]) times.sort((a, b) => a - b);
  return { ...figures, perSecond: (figures.sent / busyMs) * MS_A_SECOND };
}

async function readFor(people: readonly HttpUser[], forMs: number, times: number[], refused: number[]): Promise<void> {
  const until = performance.now() + forMs;
  await Promise.all(people.slice(0, READERS).map(async (person, reader) => {
    for (let turn = reader; performance.now() < until; turn += 1) {
      const startedAt = performance.now();
      const { status } = await person.send('GET', READS[turn % READS.length] ?? '');
      times.push(performance.now() - startedAt);
      if (status !== 200) refused.push(status);
      await pause(LOOK_MS);
    }
  }));
}

/** Sends requests at a steady pace, whether earlier ones were answered or not, and waits for all answers at the end. */
async function sendFor(people: readonly HttpUser[], eventsPerSecond: number, forMs: number, figures: IngestFigures): Promise<void> {
  const everyMs = (EVENTS_A_REQUEST / eventsPerSecond) * MS_A_SECOND;
  const startedAt = performance.now();
  const answers: Promise<void>[] = [];
  for (let number = 0; number * everyMs < forMs; number += 1) {
    await pause(Math.max(0, startedAt + number * everyMs - performance.now()));
    const at = systemClock.now().toISOString();
    const events = Array.from({ length: EVENTS_A_REQUEST }, () => ({ id: newId(), name: 'page_viewed', props: { page: '/prompt/:idOrSlug' }, at }));
    figures.sent += events.length;
    answers.push(send(people[READERS + (number % (people.length - READERS))], { events, zone: 'Europe/Berlin' }, figures));
  }
  await Promise.all(answers);
}

async function send(person: HttpUser | undefined, body: object, figures: IngestFigures): Promise<void> {
  const answer = await person?.send<{ accepted: number }>('POST', recordEvents.path, { body });
  if (answer?.status !== 202) return void figures.refused.push(answer?.status ?? 0);
  figures.accepted += answer.body.accepted;
}

/** The time in ms within which `perMille` of 1,000 sorted reads were answered. */
export const quantile = (sorted: readonly number[], perMille: number): number => sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * perMille) / 1_000))] ?? 0;
