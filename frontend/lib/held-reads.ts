let reads = new AbortController();
let held: Promise<boolean> | null = null;

/**
 * Holds GET requests during a sign-out, because the server would answer 401: earlier ones are cancelled, new ones wait. The returned function
 * ends this: waiting requests are dropped when the session ended, else they are sent.
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

/** Holds the GET requests that begin before `moment` resolves, and sends them then. */
export function holdReadsUntil(moment: Promise<void>): void {
  const mine = moment.then(() => {
    if (held === mine) held = null;
    return false;
  });
  held = mine;
}

/** Returns the promise for which a GET request waits before it is sent. It resolves to whether the session ended. Null while requests are sent at once. */
export const heldReads = (): Promise<boolean> | null => held;

/**
 * Returns the signal that cancels the GET requests of the current session. A request takes it before it waits, because it belongs to the
 * session in which it began.
 */
export const readSignal = (): AbortSignal => reads.signal;
