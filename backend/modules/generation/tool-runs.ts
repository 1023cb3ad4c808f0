import type { PatternCheck } from '#contracts/form-pattern.ts';
import type { FreeRunWish } from '#contracts/generation.ts';
import type { Quote } from '#contracts/pricing.ts';
import type { Tx } from '#kernel/db/database.ts';
import { prepareRun } from './accepting/prepare-run.ts';
import type { Requester, RunRequest } from './accepting/run-request.ts';
import { acceptRun, priceRun } from './commands/accept-run.ts';
import type { Deps } from './generation-deps.ts';
import type { Plan } from './generation.options.ts';

/** A run that a chat's tool requests. `versionId` is the version that the agent names; null for the version that the person may run. */
export type ToolRunWish = { source: 'free'; wish: FreeRunWish } | { source: 'prompt'; promptId: string; versionId: string | null; inputs: Readonly<Record<string, unknown>> };

/** Runs that tools of a chat request for the person (docs/rules/chat.md#tools). They are ordinary runs of that person. */
export interface ToolRuns {
  /**
   * The price of a tool's run for this person now. It makes the same checks as `accept`, except for tokens and slots, and stores nothing.
   * @throws AppError as accept, tokens and slots left out
   */
  price(userId: string, wish: ToolRunWish, patterns: PatternCheck): Promise<Quote>;
  /** Computes the same price as `price`, within the caller's transaction. */
  priceIn(tx: Tx, userId: string, wish: ToolRunWish, patterns: PatternCheck): Promise<Quote>;
  /**
   * Accepts a tool's run in the caller's transaction and holds its price.
   * @throws AppError price_changed with the new quote, budget_reached, not_found, pack_only, model_not_allowed, invalid_request, too_many_waiting, type_unavailable
   * @throws InsufficientTokens
   */
  accept(tx: Tx, by: Pick<Requester, 'userId' | 'expectedTotal' | 'patterns'> & { plan: Plan }, wish: ToolRunWish): Promise<{ runId: string; quote: Quote }>;
}

const requestOf = (wish: ToolRunWish): Extract<RunRequest, { source: 'free' | 'prompt' }> =>
  wish.source === 'free' ? { source: 'free', wish: wish.wish } : { source: 'prompt', promptId: wish.promptId, keptVersionId: wish.versionId, wish: { inputs: wish.inputs } };

/** Builds the calls for the chat module, which has the tools. */
export function createToolRuns(deps: Deps): ToolRuns {
  const priceIn = async (tx: Tx, userId: string, wish: ToolRunWish, patterns: PatternCheck): Promise<Quote> => {
    const requester: Requester = { userId, plan: 'free', requestHash: null, expectedTotal: null, patterns };
    return (await priceRun(tx, deps, await prepareRun(tx, deps, requester, requestOf(wish)), false)).quote;
  };
  return {
    price: (...asked) => deps.db.transaction((tx) => priceIn(tx, ...asked)),
    priceIn,
    async accept(tx, by, wish) {
      const { id, quote } = await acceptRun(tx, deps, { ...by, requestHash: null, surface: 'chat' }, requestOf(wish));
      return { runId: id, quote };
    },
  };
}
