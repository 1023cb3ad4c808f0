import { Readable } from 'node:stream';
import * as z from 'zod/mini';
import { PRODUCT } from '#contracts/product.ts';
import { utcDay } from '#contracts/utc-days.ts';
import { TRANSACTIONS_CSV_PATH, transactionFilter } from '#contracts/wallet.ts';
import type { WalletTransaction } from '#contracts/wallet.ts';
import { unauthenticated } from '#kernel/errors.ts';
import { CSV_START, csvLine } from '#kernel/http/csv.ts';
import { parseQuery } from '#kernel/http/parse-request.ts';
import type { RawRoutes } from '#kernel/module.ts';
import type { ActivityPage, Position } from '../wallet.ts';
import { activityFilter } from './activity-filter.ts';
import type { WalletRoutesDeps } from './wallet.routes.ts';

const query = z.strictObject(transactionFilter);
/** The export reads this many lines at a time, so that a long activity does not fill the memory. */
const PAGE = 1_000;
const HEADER = [
  'Date (UTC)', 'Type', 'What', 'Tokens', 'Balance after', 'State', 'Held', 'Charged', 'Returned', 'Held at', 'Settled at',
  'Belongs to', 'Reference',
];

/** `GET /api/user/transactions.csv`: streams every matching line of the viewer's activity, latest first. */
export function activityExport(mount: RawRoutes, { db, clock, wallet }: WalletRoutesDeps): void {
  mount.get(TRANSACTIONS_CSV_PATH, async ({ ctx, viewer }) => {
    if (!viewer) throw unauthenticated();
    const filter = activityFilter(parseQuery(query, ctx.query));
    const read = (after: Position | null): Promise<ActivityPage> => wallet.activity(db.knex, viewer.userId, filter, after, PAGE);
    ctx.status = 200;
    ctx.type = 'text/csv; charset=utf-8';
    ctx.set('Cache-Control', 'no-store');
    ctx.set('X-Content-Type-Options', 'nosniff');
    ctx.set('Content-Disposition', `attachment; filename="${PRODUCT.toLowerCase()}-wallet-${utcDay(clock.now())}.csv"`);
    if (ctx.method === 'HEAD') return;
    // The server reads the first page before it sends the first byte, so that an early failure gives an ordinary error response.
    const csv = Readable.from(lines(await read(null), read));
    // The status is already sent. The server breaks the response off, so that no client takes the file for complete.
    csv.once('error', () => ctx.res.destroy());
    ctx.res.once('close', () => csv.destroy());
    ctx.body = csv;
  });
}

async function* lines(first: ActivityPage, read: (after: Position) => Promise<ActivityPage>): AsyncGenerator<string> {
  yield CSV_START + csvLine(HEADER);
  for (let page = first; ; page = await read(page.next)) {
    yield page.items.map(lineOf).join('');
    if (page.next === null) return;
  }
}

const lineOf = ({ receipt, ...item }: WalletTransaction): string =>
  csvLine([
    item.createdAt, item.type, item.title, item.amount, item.balanceAfter, item.status, receipt?.held ?? null,
    receipt?.captured ?? null, receipt?.released ?? null, receipt?.heldAt ?? null, receipt?.settledAt ?? null, item.refType, item.refId,
  ]);

