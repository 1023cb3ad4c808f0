import type { QueryOf } from '#contracts/endpoint.ts';
import type { listReferrers as endpoint } from '#contracts/referral-admin.ts';
import { CSV_START, csvLine } from '#kernel/http/csv.ts';
import type { ReferralsContext } from '../referrals-context.ts';
import { listReferrers } from './list-referrers.ts';

const COLUMNS = ['referrer', 'code', 'clicks', 'sign-ups', 'paid', 'settled', 'tokens pending', 'tokens held', 'tokens settled', 'tokens revoked', 'repeats', 'friends held'];

/** The referrers that match a filter as CSV, read in pages of `limit`. A deleted account has no name in it. */
export async function* referrersAsCsv(context: Pick<ReferralsContext, 'db' | 'identity'>, query: QueryOf<typeof endpoint>): AsyncIterable<string> {
  yield CSV_START + csvLine(COLUMNS);
  let cursor: string | undefined;
  do {
    const page = await listReferrers(context, { ...query, cursor });
    yield page.items
      .map(({ person, code, funnel, tokens, signals, held }) =>
        csvLine([person?.username ?? null, code, funnel.clicks, funnel.signedUp, funnel.paid, funnel.settled, tokens.pending, tokens.held, tokens.settled, tokens.revoked, signals.join(' '), held]),
      )
      .join('');
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
}
