import type { Database, Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

/** What one of several does at once. `together` is a second barrier, for broken twins that look before they act. */
export type Act = (tx: Tx, together: () => Promise<void>) => Promise<unknown>;

/** Opens when so many have come. */
export function barrier(size: number): () => Promise<void> {
  let [waiting, open] = [0, (): void => undefined];
  const opened = new Promise<void>((resolve) => (open = resolve));
  return () => {
    waiting += 1;
    if (waiting === size) open();
    return opened;
  };
}

/** Acts that are all inside a transaction before the first of them begins. Returns how each ended, sorted: `done`, or the code of what it threw. */
export async function race(db: Database, ...acts: Act[]): Promise<string[]> {
  const [begin, together] = [barrier(acts.length), barrier(acts.length)];
  const ends = await Promise.allSettled(acts.map((act) => db.transaction(async (tx) => {
    await rows(tx, 'select 1');
    await begin();
    return act(tx, together);
  })));
  return ends.map((end) => (end.status === 'fulfilled' ? 'done' : (end.reason as { code?: string }).code ?? String(end.reason))).sort();
}
