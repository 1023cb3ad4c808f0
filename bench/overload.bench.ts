import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { HttpUser } from '#testing/http-user.ts';
import { testRedisUrl } from '#testing/test-services.ts';
import { currentLoad } from './measure/bench-line.ts';
import type { BenchLine } from './measure/bench-line.ts';
import type { BenchSize } from './measure/bench-size.ts';
import { putOpenLoad } from './measure/open-load.ts';
import type { Answered, Asked, LoadSeen } from './measure/open-load.ts';
import { pinApart } from './measure/pinned.ts';
import type { Apart } from './measure/pinned.ts';
import { openHttpSides } from './sides/http-sides.ts';

const SIZES = {
  full: { accounts: 60, warmMs: 5_000, eachMs: 3_000, peakMs: 15_000, overMs: 30_000 },
  smallest: { accounts: 4, warmMs: 300, eachMs: 200, peakMs: 500, overMs: 500 },
} as const;
const PEAK_CONNECTIONS = 50;
const TIMES_PEAK = 3;
const GOAL = 0.8;
const MOST_MEMORY_MB = 600;
const SETTLES_WITHIN_MS = 5_000;
const ANSWERS_WITHIN_MS = 1_000;
const NEVER_REFUSED = 'never refused';
/** How many of every 20 requests are of each kind in the overload benchmark: visitors send most. */
const SHARES = { visitors: 11, members: 7, runs: 1, always: 1 };

/**
 * The overload benchmark: three times as many requests as one core can answer (docs/rules/server.md#load-shedding). OVERLOAD_SECONDS
 * lengthens the overload. The baseline is the best pace of the same mix on the same core without overload.
 */
export async function run(size: BenchSize): Promise<BenchLine[]> {
  const { accounts, warmMs, eachMs, peakMs, overMs } = SIZES[size];
  const lasts = size === 'full' ? Number(process.env['OVERLOAD_SECONDS'] ?? overMs / 1_000) * 1_000 : overMs;
  const sides = await openHttpSides({ accounts, admits: true });
  let apart: Apart | undefined;
  try {
    const asked = mixOf(sides.users);
    // The overload benchmark pins processes to cores only in full size, because the database of a test run serves other tests at the same time.
    if (size === 'full') apart = await pinApart({ pids: [sides.apiPid], databaseUrl: sides.databaseUrl, redisUrl: testRedisUrl() });
    await putOpenLoad(sides.apiUrl, asked, { connections: PEAK_CONNECTIONS }, warmMs);
    const capacity = new Map<string, number>();
    for (const one of asked) capacity.set(one.kind, goodPerSecond(await putOpenLoad(sides.apiUrl, [one], { connections: PEAK_CONNECTIONS }, eachMs), eachMs));
    const calm = await putOpenLoad(sides.apiUrl, asked, { connections: PEAK_CONNECTIONS }, peakMs);
    const peak = goodPerSecond(calm, peakMs);
    const seen = await putOpenLoad(sides.apiUrl, asked, { perSecond: TIMES_PEAK * peak }, lasts);
    return linesOf(seen, { peak, peakWork: workIn(calm, peakMs, capacity), work: workIn(seen, lasts, capacity), lasts, pinned: apart?.what ?? 'not pinned', memoryMb: mostMemoryMb(sides.apiPid) });
  } finally {
    apart?.undo();
    await sides.close();
  }
}

interface Measured {
  peak: number;
  /** The part of the core's capacity that good answers used, at the best pace (`peakWork`) and under three times the load (`work`). */
  peakWork: number;
  work: number;
  lasts: number;
  pinned: string;
  memoryMb: number | null;
}

function linesOf(seen: LoadSeen, { peak, peakWork, work, lasts, pinned, memoryMb }: Measured): BenchLine[] {
  const { byKind, settledMs } = seen;
  const good = goodPerSecond(seen, lasts);
  const all = Object.values(byKind);
  const sum = (count: (one: Answered) => number): number => all.reduce((total, one) => total + count(one), 0);
  const hasty = sum((one) => one.hasty);
  const failed = sum((one) => one.failed);
  const late = sum((one) => one.late);
  const always = byKind[NEVER_REFUSED]!;
  const load = currentLoad();
  return [
    { what: `good answers at ${TIMES_PEAK} times the peak for ${lasts / 1_000} s, ${pinned}`, ours: `${good.toFixed(0)}/s`, baseline: `peak ${peak.toFixed(0)}/s`, ratio: good / peak, goal: '', passed: null, load },
    { what: 'the same by the work in each answer', ours: work.toFixed(2), baseline: `peak ${peakWork.toFixed(2)}`, ratio: work / peakWork, goal: `≥ ${GOAL.toFixed(2)}x`, passed: work / peakWork >= GOAL, load },
    { what: 'refused by kind', ours: Object.entries(byKind).map(([kind, one]) => `${kind} ${share(one)}`).join(', '), baseline: '', ratio: null, goal: 'in this order', passed: inOrder(byKind), load },
    { what: 'writes that are never refused', ours: `${always.refused + always.hasty + always.failed} of ${always.good + always.refused + always.hasty + always.failed} refused`, baseline: '', ratio: null, goal: '0', passed: always.refused + always.hasty + always.failed === 0, load },
    { what: 'last answer after the end of the load', ours: `${(settledMs / 1_000).toFixed(1)} s (${late} good ones)`, baseline: '', ratio: null, goal: `≤ ${SETTLES_WITHIN_MS / 1_000} s`, passed: settledMs <= SETTLES_WITHIN_MS, load },
    { what: 'refusals without Retry-After, broken answers', ours: `${hasty}, ${failed}`, baseline: '', ratio: null, goal: '0, 0', passed: hasty + failed === 0, load },
    { what: 'time of good answers, p50 and p99', ours: Object.entries(byKind).map(([kind, { times }]) => `${kind} ${percentile(times, 0.5)}, ${percentile(times, 0.99)} ms`).join('; '), baseline: '', ratio: null, goal: `p99 ≤ ${ANSWERS_WITHIN_MS / 1_000} s`, passed: all.every(({ times }) => Number(percentile(times, 0.99)) <= ANSWERS_WITHIN_MS), load },
    { what: 'most memory of the API', ours: memoryMb === null ? 'not known' : `${memoryMb.toFixed(0)} MB`, baseline: '', ratio: null, goal: `≤ ${MOST_MEMORY_MB} MB`, passed: memoryMb === null ? null : memoryMb <= MOST_MEMORY_MB, load },
  ];
}

const goodPerSecond = ({ byKind }: LoadSeen, ms: number): number => Object.values(byKind).reduce((total, { good }) => total + good, 0) / (ms / 1_000);

/**
 * Returns the good answers as a part of the core's capacity, 1 at most. An answer counts for the time that one of its kind takes when no
 * others are requested. Under overload the API keeps expensive kinds and refuses cheap ones, so that a count of answers would fall although
 * as much work is done.
 */
const workIn = ({ byKind }: LoadSeen, ms: number, capacity: ReadonlyMap<string, number>): number =>
  Object.entries(byKind).reduce((total, [kind, { good }]) => total + good / (ms / 1_000) / Math.max(1, capacity.get(kind) ?? 0), 0);

/** Returns a percentile of answer times in whole ms. Without times 0: a kind of request that was refused throughout was not answered late. */
const percentile = (times: readonly number[], part: number): string => ([...times].sort((one, other) => one - other)[Math.floor(times.length * part)] ?? 0).toFixed(0);

/** Returns the largest memory (resident size) that a process has had, in MB (Linux). */
function mostMemoryMb(pid: number): number | null {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;
  } catch {
    return null;
  }
}

const refusedShare = ({ good, refused, hasty, failed }: Answered): number => (refused + hasty) / Math.max(1, good + refused + hasty + failed);
const share = (one: Answered): string => `${(100 * refusedShare(one)).toFixed(0)} %`;

/** Returns whether the overloaded API refused visitors at least as often as members, and members at least as often as new runs. */
function inOrder(seen: LoadSeen['byKind']): boolean {
  const [visitors, members, runs] = ['visitors', 'members', 'runs'].map((kind) => refusedShare(seen[kind]!)) as [number, number, number];
  return visitors >= members && members >= runs;
}

function mixOf(users: readonly HttpUser[]): Asked[] {
  let turn = 0;
  const cookie = (): Record<string, string> => ({ Cookie: users[(turn += 1) % users.length]!.cookie() });
  const writes = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' };
  const body = JSON.stringify({ expectedTotal: 1, contentType: 'text', prompt: 'Four lines about rain on a tin roof', length: 100 });
  const reads = ['/api/user/balance', '/api/messages/unread-count', '/api/generations?limit=20'];
  return [
    { kind: 'visitors', share: SHARES.visitors, good: [200], make: () => ({ method: 'GET', path: '/api/prompts?limit=20', headers: {} }) },
    { kind: 'members', share: SHARES.members, good: [200], make: () => ({ method: 'GET', path: reads[turn % reads.length]!, headers: cookie() }) },
    // Counts 429 as a good answer to a new run, because an account with as many waiting runs as allowed gets it.
    { kind: 'runs', share: SHARES.runs, good: [202, 429], make: () => ({ method: 'POST', path: '/api/ai/generate', headers: { ...cookie(), ...writes, 'Idempotency-Key': randomUUID() }, body }) },
    { kind: NEVER_REFUSED, share: SHARES.always, good: [404], make: () => ({ method: 'POST', path: `/api/generations/${randomUUID()}/cancel`, headers: { ...cookie(), ...writes, 'Idempotency-Key': randomUUID() }, body: '{}' }) },
  ];
}
