import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { preciseNow } from './load-client-messages.ts';
import type { Arrival, LoadClientsAnswer, LoadClientsRequest } from './load-client-messages.ts';

/** The process of a benchmark that holds its sockets, so that clients and server do not share a thread. */
const AT_ONCE = 100;
const PATIENCE_MS = 120_000;

const sockets: Socket[] = [];
let arrivals: Arrival[] = [];

const answer = (message: LoadClientsAnswer): void => void process.send?.(message);

function open(url: string, cookie: string, index: number): Promise<void> {
  // Connects each load client as the product's client does (frontend/lib/socket.ts), but by WebSocket alone.
  const socket = io(url, { transports: ['websocket'], forceNew: true, extraHeaders: { cookie }, reconnectionDelayMax: 10_000, randomizationFactor: 0.5 });
  sockets[index] = socket;
  socket.on('message', ({ message }: { message: { id: string; relatedEntityId: string | null } }) => {
    arrivals.push({ id: message.id, about: message.relatedEntityId, socket: index, at: preciseNow() });
  });
  socket.on('chat:delta', ({ messageId, text }: { messageId: string; text: string }) => {
    arrivals.push({ id: messageId, about: text, socket: index, at: preciseNow() });
  });
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`socket ${index} did not connect`)), PATIENCE_MS);
    socket.once('connect', () => {
      clearTimeout(late);
      resolve();
    });
    socket.once('connect_error', reject);
  });
}

async function connect(url: string, cookies: readonly string[]): Promise<void> {
  for (let from = 0; from < cookies.length; from += AT_ONCE) {
    await Promise.all(cookies.slice(from, from + AT_ONCE).map((cookie, n) => open(url, cookie, from + n)));
  }
}

async function cut(): Promise<{ lastMs: number; medianMs: number }> {
  const cutAt = preciseNow();
  const back = sockets.map(
    (socket) => new Promise<number>((resolve) => {
      socket.once('connect', () => resolve(preciseNow() - cutAt));
      socket.io.engine.close();
    }),
  );
  const times = (await Promise.all(back)).sort((a, b) => a - b);
  return { lastMs: times.at(-1)!, medianMs: times[Math.floor(times.length / 2)]! };
}

// A benchmark that was killed leaves no load behind, which would disturb the next one.
process.once('disconnect', () => process.exit());
process.on('message', (request: LoadClientsRequest) => {
  void (async () => {
    if (request.do === 'connect') {
      await connect(request.url, request.cookies);
      answer({ done: 'connect' });
    } else if (request.do === 'collect') {
      answer({ done: 'collect', arrivals });
      arrivals = [];
    } else if (request.do === 'cut') {
      answer({ done: 'cut', ...(await cut()) });
    } else {
      for (const socket of sockets) socket.disconnect();
      answer({ done: 'close' });
    }
  })().catch((error: unknown) => {
    console.error('load clients:', error);
    process.exit(1);
  });
});
