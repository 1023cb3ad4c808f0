import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listenLate } from './late-events.ts';
import { pause } from './pause.ts';
import { openRealtime } from './socket.ts';

let server: Server;
let close: () => void;
beforeEach(async () => {
  const http = createServer();
  server = new Server(http);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  // The socket connects to the address of its page, so this test sets that address to its own server.
  vi.stubGlobal('location', { protocol: 'http:', host: `127.0.0.1:${(http.address() as AddressInfo).port}` });
});
afterEach(async () => {
  close();
  await server.close();
  vi.unstubAllGlobals();
});

/**
 * Opens a page whose account is still signed in, or not, when the server closes the socket.
 * @returns the calls that the page got, in order
 */
function openPage(signedIn: boolean): string[] {
  const seen: string[] = [];
  close = openRealtime({
    handlers: {},
    onConnect: () => seen.push('connected'),
    onResync: () => seen.push('resync'),
    onState: () => undefined,
    onRevoked: () => {
      seen.push('revoked');
      return Promise.resolve(signedIn);
    },
  });
  return seen;
}

it('the socket reconnects and the page fetches missed changes when the server closes the connection of an account that stays signed in', async () => {
  const seen = openPage(true);
  await expect.poll(() => seen, { timeout: 5_000 }).toEqual(['connected', 'resync']);
  server.disconnectSockets(true);
  await expect.poll(() => seen, { timeout: 5_000 }).toEqual(['connected', 'resync', 'revoked', 'connected', 'resync']);
});

it('the socket stays closed when the server ends the connection because the session is over', async () => {
  const seen = openPage(false);
  await expect.poll(() => seen).toEqual(['connected', 'resync']);
  server.disconnectSockets(true);
  await expect.poll(() => seen).toEqual(['connected', 'resync', 'revoked']);
  await pause(300);
  expect(server.sockets.sockets.size).toBe(0);
});

it('the page learns that there is no live connection when the socket library does not load', async () => {
  vi.doMock('socket.io-client', () => Promise.reject(new TypeError('offline')));
  const states: boolean[] = [];
  const failed = vi.fn();
  close = openRealtime({ handlers: {}, onConnect: failed, onResync: failed, onState: (connected) => states.push(connected), onRevoked: () => Promise.resolve(true) });
  await expect.poll(() => states).toEqual([false]);
  expect(failed).not.toHaveBeenCalled();
  vi.doUnmock('socket.io-client');
});

it('an event of the socket reaches a feature that started listening after the connection opened, until the feature stops listening', async () => {
  const seen = openPage(true);
  await expect.poll(() => seen).toEqual(['connected', 'resync']);
  const heard: unknown[] = [];
  const stop = listenLate('chat:delta', (payload) => heard.push(payload));
  server.emit('chat:delta', { seq: 0 });
  await expect.poll(() => heard).toEqual([{ seq: 0 }]);
  stop();
  server.emit('chat:delta', { seq: 1 });
  await pause(100);
  expect(heard).toEqual([{ seq: 0 }]);
});

it('the socket connects again within 4 s after the server was unavailable for a moment', { timeout: 15_000 }, async () => {
  let refusals = 1;
  server.use((_socket, next) => {
    refusals -= 1;
    next(refusals >= 0 ? new Error('unavailable') : undefined);
  });
  const startedAt = performance.now();
  const seen = openPage(true);
  await expect.poll(() => seen, { timeout: 10_000 }).toEqual(['connected', 'resync']);
  expect(performance.now() - startedAt).toBeLessThan(4_500);
  expect(performance.now() - startedAt).toBeGreaterThan(1_000);
});
