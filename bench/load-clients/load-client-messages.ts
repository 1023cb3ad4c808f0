/** A message that arrived at a socket of a load client. */
export interface Arrival {
  /** The id of the message in the push, or of the reply whose words arrived. */
  id: string;
  /** The message's `relatedEntityId` (such as a run's id), or the text that arrived. */
  about: string | null;
  /** Index of the load client's socket in the list of cookies. */
  socket: number;
  /** Time at which the message arrived at the load client, in ms since the epoch, with fractions. */
  at: number;
}

/** Requests of a benchmark to the process that holds its sockets. */
export type LoadClientsRequest =
  | { do: 'connect'; url: string; cookies: string[] }
  | { do: 'collect' }
  /** Cuts the connection of every load client at once, as a network failure would, and waits until all have reconnected. */
  | { do: 'cut' }
  | { do: 'close' };

export type LoadClientsAnswer =
  | { done: 'connect' | 'close' }
  | { done: 'collect'; arrivals: Arrival[] }
  /** The ms from the cut until the last load client had reconnected, and until half of them had. */
  | { done: 'cut'; lastMs: number; medianMs: number };

/** Returns the ms since the epoch with fractions, by the same clock in every process of a machine. */
export const preciseNow = (): number => performance.timeOrigin + performance.now();
