import { setTimeout as pause } from 'node:timers/promises';
import { recordEvents } from '#contracts/analytics.ts';
import { systemClock } from '#kernel/clock.ts';
import { newId } from '#kernel/ids.ts';
import { registerUser } from '#testing/http-user.ts';
import type { HttpUser } from '#testing/http-user.ts';

/** Reads that pages of the product ask for all day. */
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
  /** How long one half of a measured pair lasts, in ms. A pair has one half with events and one without. */
  halfMs: number;
}

export interface IngestFigures {
  /** Times of reads in ms, with events beside them and without, sorted. */
  beside: number[];
  alone: number[];
  sent: number;
  accepted: number;
  /** Statuses of answers other than the expected ones. */
  refused: number[];
  /** Events that were accepted per second, in those halves that sent events. */
  perSecond: number;
}

/** Measures reads in pairs of halves, one with events beside and one without, in turns of which begins. */
export async function measureIngest({ url, eventsPerSecond, pairs, halfMs }: IngestOptions): Promise<IngestFigures> {
  const people = await Promise.all(Array.from({ length: READERS * 4 }, () => registerUser(url)));
  const figures: IngestFigures = { beside: [], alone: [], sent: 0, accepted: 0, refused: [], perSecond: 0 };
  // Code and caches are warm before the first half that counts.
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

/** Sends at a steady pace, whether earlier requests were answered or not, and waits for all answers at the end. */
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
