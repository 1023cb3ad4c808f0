export interface TextFeedOptions {
  /** Shortest time between two sendings, and between two stores, in ms. */
  deltaMs: number;
  storeMs: number;
  /** Sends a batch of words to the owner's tabs. `seq` is the number of the batch, from 0. */
  send(text: string, seq: number): void;
  /** Keeps the whole text so far, and the number of the next words; a failure stops nothing, the next store says more anyway. */
  store(text: string, nextSeq: number): Promise<void>;
}

/** Streamed words: sent in batches, and stored from time to time. */
export interface TextFeed {
  add(piece: string): void;
  text(): string;
  /** The words that were already sent to the owner, who may have read them. */
  sent(): string;
  /** Sends and stores the text that has arrived so far, at once. */
  flush(): Promise<void>;
  /** The number that the next words get. */
  nextSeq(): number;
  /** Sends the remaining words, and waits for a store that is in progress. */
  finish(): Promise<void>;
  /** Sends and stores nothing more. */
  stop(): void;
  /** Waits for a store under way. */
  stored(): Promise<void>;
}

/** Batches streamed words for the owner's sockets and for the row, each at its own pace. */
export function createTextFeed({ deltaMs, storeMs, send, store }: TextFeedOptions): TextFeed {
  let text = '';
  let pending = '';
  let seq = 0;
  let lastSent = -Infinity;
  let stored = 0;
  let lastStored = performance.now();
  let storing: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  function sendPending(): void {
    if (pending === '' || stopped) return;
    send(pending, seq);
    seq += 1;
    pending = '';
    lastSent = performance.now();
  }

  function sendAndStore(): void {
    timer = undefined;
    if (stopped) return;
    sendPending();
    const due = performance.now() - lastStored >= storeMs;
    if (due && !storing && text.length > stored) {
      stored = text.length;
      lastStored = performance.now();
      storing = store(text, seq).catch(() => undefined).finally(() => {
        storing = undefined;
      });
    }
    if (text.length > stored) timer = setTimeout(sendAndStore, deltaMs);
  }

  return {
    add(piece) {
      if (piece === '') return;
      text += piece;
      pending += piece;
      if (timer) return;
      const wait = deltaMs - (performance.now() - lastSent);
      if (wait <= 0) sendAndStore();
      else timer = setTimeout(sendAndStore, wait);
    },
    text: () => text,
    sent: () => text.slice(0, text.length - pending.length),
    nextSeq: () => seq,
    async flush() {
      clearTimeout(timer);
      timer = undefined;
      sendPending();
      await storing;
      if (stopped || text.length === stored) return;
      stored = text.length;
      lastStored = performance.now();
      await store(text, seq).catch(() => undefined);
    },
    async finish() {
      clearTimeout(timer);
      sendPending();
      stopped = true;
      await storing;
    },
    stop() {
      clearTimeout(timer);
      stopped = true;
    },
    stored: async () => storing,
  };
}
