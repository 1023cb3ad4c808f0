import type { Socket } from 'socket.io-client';
import { realtimeEvents } from '#contracts/realtime.ts';
import type { PageEvent, RealtimePayload } from '#contracts/realtime.ts';
import { tellListeners } from './late-events.ts';

export type RealtimeHandlers = { [E in PageEvent]?: (payload: RealtimePayload<E>) => void };

const UNAVAILABLE_RETRY_MS = 5_000;

export interface RealtimeOptions {
  handlers: RealtimeHandlers;
  /** Called on every connect, whether the connection was resumed or is new. */
  onConnect(): void;
  /** Every connect that the server could not resume: what was missed must be fetched. */
  onResync(): void;
  onState(connected: boolean): void;
  /** The server closed the connection on purpose. Says whether the account is still signed in, so that it connects anew. */
  onRevoked(): Promise<boolean>;
}

/**
 * Opens the live connection of the signed-in user and returns its closer. The library is loaded on demand, so that the
 * first paint does not wait for it. A payload that does not fit its contract is dropped: the polling net shows the truth. So it does when the
 * library does not arrive, offline or after a deployment.
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
      // Signed out in another tab, banned, or given another role: the session has to be looked at again. The library itself
      // never comes back from this reason, so a page that stays signed in would hear nothing more until it is loaded again.
      if (reason === 'io server disconnect') void onRevoked().then((stays) => stays && !closed && socket?.connect());
    });
    // Refused by the server, the library gives up; "unavailable" is only a database that is away for a moment.
    socket.on('connect_error', ({ message }) => {
      if (message === 'unavailable') again = setTimeout(() => socket?.connect(), UNAVAILABLE_RETRY_MS);
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
