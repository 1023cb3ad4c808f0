import type { GenerationStatus } from '#contracts/generation.ts';
import type { Tx } from '#kernel/db/database.ts';
import type { GenerationProvider } from './provider.port.ts';

/** A stream that was stopped, because it repeated sealed text. */
export { SealedLeak } from './making/sealed-leak.ts';

/** One attempt at a reply, as generation hands it to the chat module's writer. */
export interface ReplyAttempt {
  runId: string;
  userId: string;
  agentId: string | null;
  /** Number of the attempt at this run. */
  attemptNo: number;
  provider: GenerationProvider;
  /** Model name as the provider knows it. */
  model: string;
  /** Words at which the reply stops. */
  words: number;
  seed: number;
  /** Attempts that were stopped because they repeated sealed text. */
  leaks: number;
  /** Aborted with the reason: the reply was stopped, time is up, or another worker has the run. */
  signal: AbortSignal;
  /**
   * Keeps the text so far and the number of the next words, while this attempt holds the run. The price of a stopped reply follows from the
   * words that were kept last. @throws LostRun
   */
  keep(text: string, nextSeq: number): Promise<void>;
  /** Ms between two batches of words, and between two calls of `keep`. */
  pace: { deltaMs: number; keepMs: number };
  /** For crash tests: the process may end here. */
  failpoint(name: 'worker.during_provider'): void;
}

/** What an attempt wrote. */
export interface WrittenReply {
  /** All words of this run. */
  text: string;
  /** Given back to `ended` in the transaction that ends the run. */
  reply: unknown;
}

/** A reply whose run has ended. */
export interface EndedReply {
  runId: string;
  userId: string;
  attemptNo: number;
  status: GenerationStatus;
  /** The text that was kept; null when there is none, or the run failed. */
  text: string | null;
  nextSeq: number;
  captured: number;
  /** Tokens of the capture that the author of the agent gets. */
  royalty: number;
  /** Why it failed, in plain words. */
  problem: string | null;
}

/** Writes replies. Runs know how an attempt is held, paid and repeated, and nothing of chats. */
export interface ChatWriter {
  /** Makes one attempt. A later attempt begins again. @throws ProviderFailure, SealedLeak, and the reason of the signal's abort */
  write(attempt: ReplyAttempt): Promise<WrittenReply>;
  /** Stores the end of a run in the transaction that ends it. `reply` is what `write` returned; undefined when the run did not succeed. */
  ended(tx: Tx, run: EndedReply, reply: unknown): Promise<void>;
}
