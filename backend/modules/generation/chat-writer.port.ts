import type { GenerationStatus } from '#contracts/generation.ts';
import type { Tx } from '#kernel/db/database.ts';
import type { GenerationProvider } from './provider.port.ts';

/** The error of an output that was stopped because it repeated sealed text. */
export { SealedLeak } from './making/sealed-leak.ts';

/** One attempt at a chat reply, as generation hands it to the chat module's writer. */
export interface ReplyAttempt {
  runId: string;
  userId: string;
  agentId: string | null;
  /** The number of this attempt, which counts up with each attempt at the run. */
  attemptNo: number;
  provider: GenerationProvider;
  /** The model's name at the provider. */
  model: string;
  /** The number of words at which the reply stops. */
  words: number;
  seed: number;
  /** How many earlier attempts were stopped because they repeated sealed text. */
  leaks: number;
  /** Aborts when the reply was stopped, its time is up, or another worker has the run. The abort carries the reason. */
  signal: AbortSignal;
  /**
   * Stores the text so far and the number of the next batch of words, while this attempt holds the run. A stopped reply is charged by the
   * text that was stored last. @throws LostRun
   */
  keep(text: string, nextSeq: number): Promise<void>;
  /** The time in ms between two batches of words, and between two calls of `keep`. */
  pace: { deltaMs: number; keepMs: number };
  /** Crash tests may end the process at this call. It does nothing in production. */
  failpoint(name: 'worker.during_provider'): void;
}

/** The result of a successful attempt at a chat reply. */
export interface WrittenReply {
  /** The whole text that this run wrote. */
  text: string;
  /** The writer's own record of the reply. Generation passes it to `ended` unread. */
  reply: unknown;
}

/** A chat reply whose run has ended. */
export interface EndedReply {
  runId: string;
  userId: string;
  attemptNo: number;
  status: GenerationStatus;
  /** The text that this run wrote. After a cancel it is the part that was stored before. Null when the run wrote nothing, failed or was blocked. */
  text: string | null;
  nextSeq: number;
  captured: number;
  /** The part of the charged tokens that the agent's author gets. */
  royalty: number;
  /** The reason of a failure in plain words, for the person; null without one. */
  problem: string | null;
}

/** Writes replies of chats. The chat module implements it, so that generation knows attempts and prices but nothing of chats. */
export interface ChatWriter {
  /** Writes a reply in one attempt. A later attempt begins the text anew. @throws ProviderFailure, SealedLeak, and the reason of the signal's abort */
  write(attempt: ReplyAttempt): Promise<WrittenReply>;
  /** Stores the ended reply in the transaction that ends its run. `reply` is the writer's record from `write`; undefined when the run did not succeed. */
  ended(tx: Tx, run: EndedReply, reply: unknown): Promise<void>;
}
