import type { Database, Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

/** What one participant of a race does in its transaction. `together` waits for all participants, for broken code that first looks and then acts. */
export type Act = (tx: Tx, together: () => Promise<void>) => Promise<unknown>;

/** Returns a function that waits until it was called `size` times. */
export function barrier(size: number): () => Promise<void> {
  let [waiting, open] = [0, (): void => undefined];
  const opened = new Promise<void>((resolve) => (open = resolve));
  return () => {
    waiting += 1;
    if (waiting === size) open();
    return opened;
  };
}

/**
 * Starts a transaction for each act, and begins the acts only once all transactions are open. Returns how each act ended, sorted: `done`, or the code
 * of its error.
 */
export async function race(db: Database, ...acts: Act[]): Promise<string[]> {
  const [begin, together] = [barrier(acts.length), barrier(acts.length)];
  const ends = await Promise.allSettled(acts.map((act) => db.transaction(async (tx) => {
    await rows(tx, 'select 1');
    await begin();
    return act(tx, together);
  })));
  return ends.map((end) => (end.status === 'fulfilled' ? 'done' : (end.reason as { code?: string }).code ?? String(end.reason))).sort();
}
