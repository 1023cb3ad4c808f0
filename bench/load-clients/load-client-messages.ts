/** A message that arrived at a socket of a load client. */
export interface Arrival {
  /** `id` of the message, or of the reply whose words arrived. */
  id: string;
  /** `relatedEntityId` of the message, or the text that arrived. */
  about: string | null;
  /** Which socket, by its place in the list of cookies. */
  socket: number;
  /** Time of arrival in ms since the epoch, with fractions. */
  at: number;
}

/** What a benchmark asks of the process that holds its sockets. */
export type LoadClientsRequest =
  | { do: 'connect'; url: string; cookies: string[] }
  | { do: 'collect' }
  /** Cuts every connection at once, as a network would, and waits until all are back. */
  | { do: 'cut' }
  | { do: 'close' };

export type LoadClientsAnswer =
  | { done: 'connect' | 'close' }
  | { done: 'collect'; arrivals: Arrival[] }
  /** ms from the cut until the last one was back, and until half of them were. */
  | { done: 'cut'; lastMs: number; medianMs: number };

/** ms since the epoch with fractions, the same in every process of a machine. */
export const preciseNow = (): number => performance.timeOrigin + performance.now();
