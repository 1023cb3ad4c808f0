import type { Socket } from 'socket.io-client';
import { realtimeEvents } from '#contracts/realtime.ts';
import type { PageEvent, RealtimePayload } from '#contracts/realtime.ts';
import { tellListeners } from './late-events.ts';

export type RealtimeHandlers = { [E in PageEvent]?: (payload: RealtimePayload<E>) => void };

/** The wait in ms before the socket connects again after the server was unavailable. It is drawn at random, so that pages that were refused together do not come back together. */
const UNAVAILABLE_RETRY = { leastMs: 1_000, spreadMs: 3_000 };

export interface RealtimeOptions {
  handlers: RealtimeHandlers;
  /** Called each time the socket connects, also when the server resumes the old connection. */
  onConnect(): void;
  /** Called when the socket connects and the server could not resume the old connection: the client must fetch what it missed. */
  onResync(): void;
  onState(connected: boolean): void;
  /** Called when the server closed the socket on purpose. Resolves to whether the account is still signed in, so that the client reconnects. */
  onRevoked(): Promise<boolean>;
}

/**
 * Opens the socket of the signed-in user. The socket library loads on demand, so that it does not delay the first paint. When it does not
 * arrive, or a payload breaks its contract, polling brings the data.
 * @returns a function that closes it
 */
export function openRealtime({ handlers, onConnect, onResync, onState, onRevoked }: RealtimeOptions): () => void {
  let socket: Socket | null = null;
  let closed = false;
  let again: ReturnType<typeof setTimeout> | undefined;
  void import('socket.io-client').then(({ io }) => {
    if (closed) return;
    socket = io({ withCredentials: true, reconnectionDelayMax: 10_000, randomizationFactor: 0.5 });
    socket.on('connect', () => {
      onState(true);
      onConnect();
      if (!socket?.recovered) onResync();
    });
    socket.on('disconnect', (reason) => {
      onState(false);
      // The server closed the socket: the user signed out in another tab, was banned, or got another role. The library does not reconnect by itself then, so
      // this code checks the session and reconnects.
      if (reason === 'io server disconnect') void onRevoked().then((stays) => stays && !closed && socket?.connect());
    });
    // The library gives up when the server refuses the connection. "unavailable" only means that the database is away for a moment, so the client tries again.
    socket.on('connect_error', ({ message }) => {
      if (message === 'unavailable') again = setTimeout(() => socket?.connect(), UNAVAILABLE_RETRY.leastMs + Math.random() * UNAVAILABLE_RETRY.spreadMs);
    });
    for (const event of Object.keys(handlers) as PageEvent[]) listen(socket, event, handlers);
    socket.onAny(tellListeners);
  }, () => onState(false));
  return () => {
    closed = true;
    clearTimeout(again);
    socket?.disconnect();
  };
}

function listen<E extends PageEvent>(socket: Socket, event: E, handlers: RealtimeHandlers): void {
  socket.on(event as string, (payload: unknown) => {
    const parsed = realtimeEvents[event].safeParse(payload);
    if (parsed.success) handlers[event]?.(parsed.data as RealtimePayload<E>);
  });
}
