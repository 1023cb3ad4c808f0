let reads = new AbortController();
let held: Promise<boolean> | null = null;

/**
 * While a session is being ended: calls back every read that began before, also those that are still held and those of parts that pass no signal, and
 * holds the reads that begin meanwhile. The server would answer them with 401. The returned function says whether the session ended: then held reads are
 * dropped, else they are sent.
 */
export function holdReads(): (ended: boolean) => void {
  callBack();
  let settle: (ended: boolean) => void;
  held = new Promise((resolve) => {
    settle = resolve;
  });
  return (ended) => {
    held = null;
    if (ended) callBack();
    settle(ended);
  };
}

function callBack(): void {
  reads.abort();
  reads = new AbortController();
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

/** Aborted when the reads that begin now are called back. A read takes it before it waits for anything: what follows belongs to the session it began in. */
export const readSignal = (): AbortSignal => reads.signal;
