import type { QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import { CASH_OUT_AGE_DAYS, LEAST_CASH_OUT } from '#contracts/cash-outs.ts';
import type { CashOuts, getCashOuts, listCashOuts as adminEndpoint } from '#contracts/cash-outs.ts';
import { DAY_MS } from '#contracts/durations.ts';
import { afterId, cutPageById } from '#kernel/cursor.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import type { CashOutsContext } from '../cash-outs-context.ts';
import { isBelowPrices } from '../domain/cash-out-rate.ts';
import { CASH_OUT_COLUMNS, presentAdminCashOut, presentCashOut } from './cash-out-rows.ts';
import type { CashOutRow } from './cash-out-rows.ts';

const OWN = `
  select ${CASH_OUT_COLUMNS} from cash_outs c where c.user_id = :userId and (cast(:after as uuid) is null or c.id < cast(:after as uuid)) order by c.id desc limit :limit`;
const WAITING = `
  select ${CASH_OUT_COLUMNS} from cash_outs c where c.status = :state and (cast(:after as uuid) is null or c.id > cast(:after as uuid)) order by c.id limit :limit`;
const ENDED = `
  select ${CASH_OUT_COLUMNS} from cash_outs c where c.status = :state and (cast(:after as uuid) is null or c.id < cast(:after as uuid)) order by c.id desc limit :limit`;

/** Only tokens that were earned before this time may be paid out. */
export const earnedBefore = ({ clock }: Pick<CashOutsContext, 'clock'>): Date => new Date(clock.now().getTime() - CASH_OUT_AGE_DAYS * DAY_MS);

/** Whether payouts are open to this person: the flag is on, and the rate is below the cheapest price of tokens. */
export async function isOpen(connection: Connection, { flagged, pricing, centsPer100 }: CashOutsContext, viewer: Viewer): Promise<boolean> {
  if (!(await flagged(connection, viewer))) return false;
  const { packages, pro } = await pricing.products(connection);
  return isBelowPrices(centsPer100, [...packages, pro]);
}

/** How many tokens a person can be paid for, and a page of their payout requests, latest first. @throws AppError invalid_request for a foreign cursor */
export async function ownCashOuts(context: CashOutsContext, viewer: Viewer, { limit, cursor }: QueryOf<typeof getCashOuts>): Promise<CashOuts> {
  const { knex } = context.db;
  const { userId } = viewer;
  const { earned, payable } = await context.tokens.payable(knex, userId, earnedBefore(context));
  const { page, nextCursor } = cutPageById(await rows<CashOutRow>(knex, OWN, { userId, after: afterId(cursor), limit: limit + 1 }), limit);
  return {
    open: await isOpen(knex, context, viewer), earned, payable, least: LEAST_CASH_OUT, ageDays: CASH_OUT_AGE_DAYS, centsPer100: context.centsPer100,
    items: page.map((row) => presentCashOut(context, row)), nextCursor,
  };
}

/** A page of all payout requests in a state: those that wait oldest first, others latest first. @throws AppError invalid_request for a foreign cursor */
export async function listCashOuts(context: CashOutsContext, { state, limit, cursor }: QueryOf<typeof adminEndpoint>): Promise<ResponseOf<typeof adminEndpoint>> {
  const { knex } = context.db;
  const asked = { state, after: afterId(cursor), limit: limit + 1 };
  const found = state === 'requested' || state === 'approved' ? await rows<CashOutRow>(knex, WAITING, asked) : await rows<CashOutRow>(knex, ENDED, asked);
  const { page, nextCursor } = cutPageById(found, limit);
  const people = await context.identity.creators(knex, page.map(({ userId }) => userId));
  return { items: page.map((row) => presentAdminCashOut(context, row, people.get(row.userId) ?? null)), nextCursor };
}
