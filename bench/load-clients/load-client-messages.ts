/** A message that arrived at a socket of a load client. */
export interface Arrival {
  /** `id` of the message, or of the reply whose words arrived. */
  id: string;
  /** `relatedEntityId` of the message, or the text that arrived. */
  about: string | null;
  /** Index of the socket in the list of cookies. */
  socket: number;
  /** Time of arrival in ms since the epoch, with fractions. */
  at: number;
}

/** Requests of a benchmark to the process that holds its sockets. */
export type LoadClientsRequest =
  | { do: 'connect'; url: string; cookies: string[] }
  | { do: 'collect' }
  /** Cuts every connection at once, as a network failure would, and waits until all have reconnected. */
  | { do: 'cut' }
  | { do: 'close' };

export type LoadClientsAnswer =
  | { done: 'connect' | 'close' }
  | { done: 'collect'; arrivals: Arrival[] }
  /** ms from the cut until the last socket had reconnected, and until half of them had. */
  | { done: 'cut'; lastMs: number; medianMs: number };

/** ms since the epoch with fractions, the same clock in every process of a machine. */
export const preciseNow = (): number => performance.timeOrigin + performance.now();
