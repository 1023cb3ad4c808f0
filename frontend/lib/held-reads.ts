let reads = new AbortController();
let held: Promise<boolean> | null = null;

/**
 * During a sign-out: cancels every read that began before, including waiting ones, and holds the reads that begin meanwhile, because the server would
 * answer 401. The returned function ends this: held reads are dropped when the session ended, else they are sent.
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

/** Holds the reads that begin before `moment` resolves, and sends them then. */
export function holdReadsUntil(moment: Promise<void>): void {
  const mine = moment.then(() => {
    if (held === mine) held = null;
    return false;
  });
  held = mine;
}

/** The promise for which a read waits before it is sent; it says whether the session ended. Null while reads are sent at once. */
export const heldReads = (): Promise<boolean> | null => held;

/**
 * The signal that cancels the reads that begin now. A read takes it before it waits for anything, because it belongs to the session in which it
 * began.
 */
export const readSignal = (): AbortSignal => reads.signal;
