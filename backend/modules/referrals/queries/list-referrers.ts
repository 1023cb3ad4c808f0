import { z } from 'zod';
import type { QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import { one } from '#contracts/must.ts';
import type { listReferrers as endpoint, Referrer } from '#contracts/referral-admin.ts';
import { afterPlace, cutPage, encodeCursor } from '#kernel/cursor.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { readCode } from '../domain/code.ts';
import type { ReferralsContext } from '../referrals-context.ts';
import { figuresOf } from './figures.ts';

const PLACE = z.strictObject({ signUps: z.int().min(0).max(2_000_000_000), id: z.uuid() });
/** How many people with matching names a search for referrers considers at most. */
const NAMED = 200;

interface CodeRow {
  userId: string;
  code: string;
  clicks: number;
  signUps: number;
}

const PAGE = `
  select c.user_id as "userId", c.code, c.clicks, c.signed_up as "signUps" from referral_codes c
  where c.signed_up > 0
    and (cast(:signUps as int) is null or (c.signed_up, c.user_id) < (cast(:signUps as int), cast(:after as uuid)))
    and (cast(:code as text) is null or starts_with(c.code, cast(:code as text)) or c.user_id = any(cast(:named as uuid[])))
    and case cast(:filter as text)
      when 'signals' then exists (select from referral_attributions a where a.referrer_id = c.user_id and a.signals <> '{}')
      when 'held' then exists (select from referral_attributions a where a.referrer_id = c.user_id and a.status = 'held') else true end
  order by c.signed_up desc, c.user_id desc limit :limit`;
const TOTALS = `
  select count(*)::int as "all", (count(*) filter (where marked))::int as signals, (count(*) filter (where waiting))::int as held
  from (select bool_or(signals <> '{}') as marked, bool_or(status = 'held') as waiting from referral_attributions group by referrer_id) as referrers`;
const CODES = 'select user_id as "userId", code, clicks, signed_up as "signUps" from referral_codes where user_id = ?';

/** Referrers with their figures, names and pictures, in the given order, in two queries. */
async function presentReferrers(connection: Connection, { identity }: Pick<ReferralsContext, 'identity'>, codes: readonly (Omit<CodeRow, 'code'> & { code: string | null })[]): Promise<Referrer[]> {
  const ids = codes.map(({ userId }) => userId);
  const [figures, people] = [new Map((await figuresOf(connection, ids)).map((each) => [each.userId, each])), await identity.creators(connection, ids)];
  return codes.flatMap(({ userId, code, clicks }) => {
    const own = figures.get(userId);
    return own ? [{ id: userId, person: people.get(userId) ?? null, code, funnel: { clicks, ...own.funnel }, tokens: own.tokens, signals: own.signals, held: own.held }] : [];
  });
}

/** A page of referrers, those with the most sign-ups first. @throws AppError invalid_request for a foreign cursor */
export async function listReferrers(context: Pick<ReferralsContext, 'db' | 'identity'>, { q, filter, limit, cursor }: QueryOf<typeof endpoint>): Promise<ResponseOf<typeof endpoint>> {
  const { knex } = context.db;
  const place = afterPlace(cursor, PLACE);
  const words = q === undefined || q === '' ? null : q;
  const named = words === null ? [] : await context.identity.idsByWords(knex, words, NAMED);
  const found = await rows<CodeRow>(knex, PAGE, {
    // A searched text that cannot be a code, such as one with a space, is compared unchanged and matches no code.
    code: words === null ? null : (readCode(words) ?? words.toUpperCase()), named, filter, signUps: place?.signUps ?? null, after: place?.id ?? null, limit: limit + 1,
  });
  const { page, nextCursor } = cutPage(found, limit, (last) => encodeCursor({ signUps: last.signUps, id: last.userId }));
  return { items: await presentReferrers(knex, context, page), nextCursor, totals: one(await rows<{ all: number; signals: number; held: number }>(knex, TOTALS)) };
}

/** One referrer with figures, even after the account was deleted. */
export async function findReferrer(context: Pick<ReferralsContext, 'db' | 'identity'>, userId: string): Promise<Referrer> {
  const { knex } = context.db;
  const [known] = await rows<CodeRow>(knex, CODES, [userId]);
  return one(await presentReferrers(knex, context, [known ?? { userId, code: null, clicks: 0, signUps: 0 }]));
}
