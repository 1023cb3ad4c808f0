import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, it, vi } from 'vitest';
import { hearNotificationClicks } from './notification-clicks.ts';

const ORIGIN = 'https://conjure.test';
const WORKER = readFileSync(new URL('../public/sw.js', import.meta.url), 'utf8').replace('ANSWER_WITHIN_MS = 1000', 'ANSWER_WITHIN_MS = 30');

/**
 * Clicks a system notification in the real service worker, which sees the given tabs.
 * @returns what the browser was asked to do
 */
async function press(url: string, { listening = true, focusable = true, tabs = 1 } = {}): Promise<string[]> {
  const did: string[] = [];
  const page = new EventTarget();
  vi.stubGlobal('navigator', { serviceWorker: page });
  const stop = listening ? hearNotificationClicks((path) => did.push(`routed ${path}`)) : () => undefined;
  const tab = {
    url: `${ORIGIN}/wallet`,
    focus: () => (did.push('focused'), focusable ? Promise.resolve(tab) : Promise.reject(new Error('not now'))),
    navigate: (to: string) => Promise.resolve(did.push(`loaded ${to}`)),
    postMessage: (data: unknown, ports: MessagePort[]) => page.dispatchEvent(Object.assign(new Event('message'), { data, ports })),
  };
  const handlers = new Map<string, (event: object) => void>();
  const self = {
    addEventListener: (name: string, handle: (event: object) => void) => handlers.set(name, handle),
    location: { origin: ORIGIN },
    clients: { matchAll: () => Promise.resolve(tabs ? [tab] : []), openWindow: (to: string) => Promise.resolve(did.push(`opened ${to}`)) },
  };
  runInNewContext(WORKER, { self, URL, MessageChannel, setTimeout, clearTimeout });
  await new Promise<void>((resolve) => {
    handlers.get('notificationclick')?.({ notification: { close: () => undefined, data: { url } }, waitUntil: (work: Promise<void>) => void work.then(resolve) });
  });
  stop();
  return did;
}
afterEach(() => vi.unstubAllGlobals());

it('a click on a system notification brings the open tab to the front, which navigates without loading the page again', async () => {
  expect(await press('/?message=m1')).toEqual(['focused', 'routed /?message=m1']);
  expect(await press('/?message=m1', { focusable: false })).toEqual(['focused', 'routed /?message=m1']);
});

it('a click on a system notification loads the address in a tab that does not answer, and opens a new tab when there is none', async () => {
  expect(await press('/prompt/p1', { listening: false })).toEqual(['focused', `loaded ${ORIGIN}/prompt/p1`]);
  expect(await press('/prompt/p1', { tabs: 0 })).toEqual([`opened ${ORIGIN}/prompt/p1`]);
});

it('a click on a system notification opens no address on another site', async () => {
  expect(await press('https://evil.test/wallet')).toEqual(['focused', 'routed /']);
});

it.each(['//evil.test/wallet', '/\\evil.test', '/\t/evil.test', 'https:evil.test', 'https://evil.test/'])('a tab does not follow a message that names the path %j', (path) => {
  const page = new EventTarget();
  vi.stubGlobal('navigator', { serviceWorker: page });
  const went: string[] = [];
  const stop = hearNotificationClicks((to) => void went.push(to));
  for (const each of [path, '/wallet']) page.dispatchEvent(Object.assign(new Event('message'), { data: { type: 'notification-pressed', path: each }, ports: [] }));
  stop();
  expect(went).toEqual(['/wallet']);
});
