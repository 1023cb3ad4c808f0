export interface TextFeedOptions {
  /** The shortest time in ms between two batches that are sent, and between two stores of the text. */
  deltaMs: number;
  storeMs: number;
  /** Sends a batch of words to the owner's tabs. `seq` is the number of the batch, from 0. */
  send(text: string, seq: number): void;
  /** Stores the whole text so far, and the number of the next batch. A failure is ignored, because the next store has more text anyway. */
  store(text: string, nextSeq: number): Promise<void>;
}

/** A text while a provider writes it: new words are sent in batches, and the text so far is stored from time to time. */
export interface TextFeed {
  add(piece: string): void;
  text(): string;
  /** The words that were sent to the owner's tabs, where the owner may have read them. */
  sent(): string;
  /** Sends and stores the text so far at once. */
  flush(): Promise<void>;
  /** The number that the next batch of words gets. */
  nextSeq(): number;
  /** Sends the remaining words, and waits for a store that is in progress. */
  finish(): Promise<void>;
  /** Stops sending and storing words. */
  stop(): void;
  /** Waits until a store in progress has ended. */
  stored(): Promise<void>;
}

/** Builds a feed that sends words to the owner's tabs and stores the text in the run's row, each at its own interval. */
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
