import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAdmissionQueue } from './admission-queue.ts';
import type { AdmissionQueue } from './admission-queue.ts';

type Kind = 'always' | 'soon' | 'late';

let seen: string[];
let backedUp: boolean;
let queue: AdmissionQueue<Kind>;
beforeEach(() => {
  seen = [];
  backedUp = false;
  queue = createAdmissionQueue<Kind>({ order: ['always', 'soon', 'late'], limitMs: { soon: 120, late: 60 }, backedUp: () => backedUp });
});
afterEach(async () => {
  vi.useRealTimers();
  backedUp = false;
  await vi.waitFor(() => expect(queue.size()).toBe(0));
});

function enter(kind: Kind, name: string, { gone = (): boolean => false, onNewConnection = false } = {}): void {
  queue.enter(() => kind, { begin: () => void seen.push(name), refuse: () => void seen.push(`${name} refused`), gone }, onNewConnection);
}

it('the queue begins two waiting requests at once, and two more in each turn of the event loop, while turns are long', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  for (const name of ['1', '2', '3', '4', '5']) enter('late', name);
  expect(seen).toEqual(['1', '2']);
  for (const count of [4, 5]) {
    vi.advanceTimersByTime(12);
    await nextTurn();
    expect(seen).toHaveLength(count);
  }
});

it('the queue begins sixteen waiting requests in a turn of the event loop, when turns are short, no connections come and no more wait', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  for (let number = 0; number < 18; number += 1) enter('late', String(number));
  expect(seen).toHaveLength(2);
  await nextTurn();
  expect(seen).toHaveLength(18);
});

it('the queue begins two waiting requests in a turn of the event loop until no more than sixteen wait', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  for (let number = 0; number < 22; number += 1) enter('late', String(number));
  for (const count of [4, 6, 22]) {
    await nextTurn();
    expect(seen).toHaveLength(count);
  }
});

it('the queue begins two waiting requests in a turn again for 100 ms after a new connection', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  enter('late', 'of a new connection', { onNewConnection: true });
  await nextTurn();
  vi.advanceTimersByTime(90);
  for (let number = 0; number < 5; number += 1) enter('late', String(number));
  expect(seen).toHaveLength(3);
  await nextTurn();
  expect(seen).toHaveLength(5);
  await nextTurn();
  vi.advanceTimersByTime(10);
  enter('late', 'later');
  await nextTurn();
  for (let number = 0; number < 20; number += 1) enter('late', `at once ${number}`);
  expect(seen).toHaveLength(7 + 16);
});

it('the queue begins a request that arrives in a later turn of the event loop at once', async () => {
  for (const name of ['1', '2']) enter('late', name);
  await nextTurn();
  enter('late', '3');
  expect(seen).toEqual(['1', '2', '3']);
});

it('the queue begins requests of an earlier kind first, and those of one kind in the order of their arrival', async () => {
  enter('late', '1');
  enter('late', '2');
  enter('late', 'visitor');
  enter('soon', 'member a');
  enter('always', 'payment');
  enter('soon', 'member b');
  await vi.waitFor(() => expect(seen).toEqual(['1', '2', 'payment', 'member a', 'member b', 'visitor']));
});

it('the queue refuses a request that has waited as long as its kind may wait', async () => {
  backedUp = true;
  enter('late', 'visitor');
  enter('soon', 'member');
  await wait(30);
  expect(seen).toEqual([]);
  await vi.waitFor(() => expect(seen).toEqual(['visitor refused']));
  await vi.waitFor(() => expect(seen).toEqual(['visitor refused', 'member refused']));
});

it('the queue refuses a new request at once if others of its kind still wait and one of them was just refused', async () => {
  backedUp = true;
  enter('late', '1');
  await wait(50);
  enter('late', '2');
  await vi.waitFor(() => expect(seen).toEqual(['1 refused']), { interval: 2 });
  enter('late', '3');
  enter('soon', 'member');
  expect(seen).toEqual(['1 refused', '3 refused']);
  await vi.waitFor(() => expect(seen).toEqual(['1 refused', '3 refused', '2 refused', 'member refused']));
  backedUp = false;
  enter('late', '4');
  expect(seen).toContain('4');
});

it('the queue begins no waiting request for up to 20 ms while new connections arrive, so that it can accept them', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  for (const name of ['1', '2', '3']) enter('always', name);
  for (let ms = 0; ms < 18; ms += 2) {
    enter('late', 'of a new connection', { onNewConnection: true });
    await nextTurn();
    expect(seen).toEqual(['1', '2']);
    vi.advanceTimersByTime(2);
  }
  await nextTurn();
  await nextTurn();
  expect(seen.slice(0, 3)).toEqual(['1', '2', '3']);
});

it('the queue begins 5 requests at once after 20 ms of new connections, so that a flood of connections does not stop all work', async () => {
  for (let number = 0; number < 40; number += 1) enter('always', String(number));
  expect(seen).toHaveLength(2);
  const until = performance.now() + 500;
  while (performance.now() < until && seen.length === 2) {
    enter('always', 'of a new connection', { onNewConnection: true });
    await nextTurn();
  }
  expect(seen).toHaveLength(7);
});

it('the queue begins waiting requests as soon as the work before them is done', async () => {
  backedUp = true;
  enter('soon', 'member');
  await wait(20);
  backedUp = false;
  await vi.waitFor(() => expect(seen).toEqual(['member']));
});

it('the queue begins requests that are never refused even while other work is backed up', async () => {
  backedUp = true;
  enter('soon', 'member');
  enter('always', 'payment');
  await vi.waitFor(() => expect(seen).toEqual(['payment']));
  await vi.waitFor(() => expect(seen).toEqual(['payment', 'member refused']));
});

it('the queue drops a waiting request whose client has left', async () => {
  backedUp = true;
  enter('soon', 'left', { gone: () => true });
  enter('soon', 'stays');
  await vi.waitFor(() => expect(queue.size()).toBe(1));
  backedUp = false;
  await vi.waitFor(() => expect(seen).toEqual(['stays']));
});
