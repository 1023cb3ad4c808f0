import type { QueryOf } from '#contracts/endpoint.ts';
import { DAY_MS, MINUTE_MS } from '#contracts/durations.ts';
import type { listRefunds } from '#contracts/moderation.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';
import type { Module } from '#kernel/module.ts';
import { answerRefundRequest, lockRefundRequest } from './commands/answer-refund-request.ts';
import type { LockedRefundRequest, RefundAnswer } from './commands/answer-refund-request.ts';
import { forgetViews } from './commands/forget-views.ts';
import { lockPackSale, payPack, refundPack } from './commands/pack-sales.ts';
import { releaseEarnings } from './commands/release-earnings.ts';
import type { PackSales } from './pack-sales.ts';
import type { SellingContext } from './selling-context.ts';
import { sellingMigrations } from './migrations/index.ts';
import { personalData } from './personal-data.ts';
import { packUsage, refundsOf } from './queries/pack-usage.ts';
import { earned } from './queries/earned.ts';
import { refundRequests, waitingRefundRequests } from './queries/refund-requests.ts';
import type { RefundRequest } from './queries/refund-requests.ts';
import { performanceTable } from './routes/performance-table.ts';
import { sellingRoutes } from './routes/selling.routes.ts';
import { tipsRoutes } from './routes/tips.routes.ts';
import { onDisputes } from './subscribers/on-disputes.ts';
import { onRuns } from './subscribers/on-runs.ts';
import { tellBuyers } from './subscribers/tell-buyers.ts';

export type { PackRefund, PackSale, PackSales, RefundRest, SoldPart, Usage, UsageOf } from './pack-sales.ts';
export { refundableUntil, refundRefusalOf } from './domain/refund-rules.ts';
export { sellingMigrations } from './migrations/index.ts';

const RELEASE_EVERY_MS = 10 * MINUTE_MS;
const FORGET_EVERY_MS = DAY_MS;

/** The calls of selling that other modules may make. */
export interface Selling {
  /** The net tokens that each of these prompts has earned its author; prompts without earnings are absent. */
  earned(connection: Connection, creatorId: string, promptIds: readonly string[]): Promise<Map<string, number>>;
  /** The requests in which buyers ask moderators for a refund. */
  refundRequests: {
    waiting(connection: Connection): Promise<{ count: number; oldest: Date | null }>;
    /** A page of refund requests: the open ones oldest first, the others latest first. @throws AppError invalid_request for a foreign cursor */
    page(query: QueryOf<typeof listRefunds>): Promise<{ items: RefundRequest[]; nextCursor: string | null }>;
    /** Locks a buyer's refund request; null for an unknown id. */
    lock(tx: Tx, id: string): Promise<LockedRefundRequest | null>;
    answer(tx: Tx, request: LockedRefundRequest, answer: RefundAnswer): Promise<void>;
  };
}

export interface SellingModule extends Module {
  selling: Selling;
  packSales: PackSales;
}

/** Composes the module selling: unlocks, refunds, tips, earnings and their release. */
export function createSelling(context: SellingContext): SellingModule {
  return {
    selling: {
      earned,
      refundRequests: {
        waiting: waitingRefundRequests,
        page: (query) => refundRequests(context, query),
        lock: lockRefundRequest,
        answer: (tx, request, answer) => answerRefundRequest(tx, context, request, answer),
      },
    },
    packSales: {
      usage: packUsage,
      refundsOf,
      pay: (tx, sale) => payPack(tx, context, sale),
      lock: (tx, sale) => lockPackSale(tx, context, sale),
      refund: (tx, refund) => refundPack(tx, context, refund),
    },
    migrations: sellingMigrations,
    personalData: personalData(context),
    subscriptions: [...onRuns(context), ...onDisputes(context), ...tellBuyers(context)],
    routes(routes) {
      sellingRoutes(routes, context);
      tipsRoutes(routes, context);
    },
    rawRoutes: (mount) => performanceTable(mount, context),
    maintenance: [
      { name: 'selling.release_earnings', everyMs: RELEASE_EVERY_MS, run: () => releaseEarnings(context) },
      { name: 'selling.forget_views', everyMs: FORGET_EVERY_MS, run: () => forgetViews(context.db, context.clock) },
    ],
  };
}
