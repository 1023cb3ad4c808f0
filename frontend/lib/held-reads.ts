let reads = new AbortController();
let held: Promise<boolean> | null = null;

/**
 * While a session is being ended: calls back every read under way, also those of parts that pass no signal, and holds the reads that begin meanwhile.
 * The server would answer them with 401. The returned function says whether the session ended: then held reads are dropped, else they are sent.
 */
export function holdReads(): (ended: boolean) => void {
  reads.abort();
  reads = new AbortController();
  let settle: (ended: boolean) => void;
  held = new Promise((resolve) => {
    settle = resolve;
  });
  return (ended) => {
    held = null;
    settle(ended);
  };
}

/** Holds the reads that begin before a moment, and sends them then. */
export function holdReadsUntil(moment: Promise<void>): void {
  const mine = moment.then(() => {
    if (held === mine) held = null;
    return false;
  });
  held = mine;
}

/** What a read waits for before it is sent: whether the session ended meanwhile. Null while reads are sent at once. */
export const heldReads = (): Promise<boolean> | null => held;

/** Aborted when the reads that begin now are called back. */
export const readSignal = (): AbortSignal => reads.signal;
