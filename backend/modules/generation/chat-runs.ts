import { createPatternCheck } from '#contracts/pattern-engine.ts';
import type { Quote } from '#contracts/pricing.ts';
import { afterCommit } from '#kernel/db/database.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { ReplyWish } from './accepting/run-request.ts';
import { acceptRun } from './commands/accept-run.ts';
import { endRun } from './commands/end-run.ts';
import type { Deps } from './generation-deps.ts';
import { jobIdOf } from './generation.jobs.ts';
import type { Plan } from './generation.options.ts';

/** An accepted run that will write a chat reply. Its price is held. */
export interface AcceptedReply {
  runId: string;
  quote: Quote;
  model: { id: string; label: string };
  /** The line that screens show under the outputs of this model's provider; null for none. */
  credit: string | null;
}

/** The text so far of a chat reply whose run has not ended. */
export interface ReplyProgress {
  /** The number of the attempt that writes the text. */
  attemptNo: number;
  text: string;
  nextSeq: number;
}

/** Runs that write replies of chats. They have slots and a queue of their own, and lists of runs leave them out. */
export interface ChatRuns {
  /**
   * Accepts a run that writes a chat reply, and holds its price (docs/rules/chat.md#price). `expectedTotal` is null for the free continuation
   * of a reply.
   * @throws AppError price_changed, too_many_waiting, type_unavailable; InsufficientTokens; UnknownModel
   */
  accept(tx: Tx, by: { userId: string; plan: Plan; expectedTotal: number | null; keyId?: string | undefined }, wish: ReplyWish): Promise<AcceptedReply>;
  /** Stops the unfinished run of a chat reply. The person pays for the words that were written. Returns whether this call stopped it. */
  stop(tx: Tx, runId: string): Promise<boolean>;
  /** The text that unfinished chat replies have so far, by run id; at most 1 s old. */
  progress(connection: Connection, runIds: readonly string[]): Promise<Map<string, ReplyProgress>>;
  /** The price of a chat reply if it were requested now. @throws AppError type_unavailable; UnknownModel */
  price(connection: Connection, wish: Pick<ReplyWish, 'model' | 'length' | 'royalty'>): Promise<Quote>;
}

const PROGRESS = `
  select id, attempt_no as "attemptNo", coalesce(output_text, '') as text, case when output_text is null then 0 else next_seq end as "nextSeq"
  from generations where id = any(cast(? as uuid[])) and status in ('queued', 'running')`;

/** Builds the calls that the chat module makes for replies. */
export const createChatRuns = (deps: Deps): ChatRuns => ({
  async accept(tx, by, wish) {
    const run = await acceptRun(tx, deps, { ...by, requestHash: null, patterns: createPatternCheck() }, { source: 'chat', wish });
    return { runId: run.id, quote: run.quote, model: { id: run.model_id, label: run.model_label }, credit: deps.providers.find(run.provider)?.credit ?? null };
  },
  async stop(tx, runId) {
    const ended = await endRun(tx, deps, { id: runId, status: ['queued', 'running'] }, { status: 'cancelled' });
    if (ended) afterCommit(tx, () => deps.cancels.publish(jobIdOf(runId), 'stopped by its owner'));
    return ended !== null;
  },
  async progress(connection, runIds) {
    if (runIds.length === 0) return new Map();
    const found = await rows<ReplyProgress & { id: string }>(connection, PROGRESS, [[...runIds]]);
    return new Map(found.map(({ id, ...progress }) => [id, progress]));
  },
  price: async (connection, { model, length, royalty }) => (await deps.pricing.quote({ contentType: 'text', quantity: 1, length, model, royalty }, connection)).quote,
});
