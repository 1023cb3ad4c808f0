import { DAY_MS } from '#contracts/durations.ts';
import { REFERRAL_PARAM } from '#contracts/referrals.ts';
import { utcDay } from '#contracts/utc-days.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Arrivals, PageVisit } from '#kernel/http/arrivals.ts';
import { readCode } from '../domain/code.ts';
import { readTouch, writeTouch } from '../domain/first-touch.ts';
import type { ReferralsContext } from '../referrals-context.ts';
import { termsInForce } from '../queries/terms.ts';

const KNOWN = 'select user_id as "userId" from referral_codes where code = ?';
const CLICK = `
  with clicked as (
    insert into referral_clicks (referrer_id, day, visitor) values (:referrerId, cast(:day as date), :visitor) on conflict do nothing returning referrer_id
  )
  update referral_codes set clicks = clicks + 1 where user_id in (select referrer_id from clicked)`;

/** User agents of crawlers and link previews, whose requests do not count as clicks. */
const PROGRAM = /bot|crawl|spider|preview|facebookexternalhit|slurp|whatsapp|curl|wget/i;

/**
 * Counts a click on a referral link once per visitor and day, and lets the browser remember the first link
 * (docs/rules/rewards.md#referral-touch). An unknown code changes nothing.
 */
export const noteVisit = ({ db, clock, prints }: Pick<ReferralsContext, 'db' | 'clock' | 'prints'>): Arrivals['visited'] =>
  async ({ query, note, ...visit }: PageVisit) => {
    const code = readCode(query.get(REFERRAL_PARAM));
    if (code === null || PROGRAM.test(visit.userAgent)) return null;
    const [known] = await rows<{ userId: string }>(db.knex, KNOWN, [code]);
    if (!known) return null;
    const now = clock.now();
    const { terms } = await termsInForce(db.knex);
    if (!terms.running) return null;
    await rows(db.knex, CLICK, { referrerId: known.userId, day: utcDay(now), visitor: prints.visitor(visit, now) });
    const first = readTouch(note, now, terms.rememberedDays);
    if (first && (await rows(db.knex, KNOWN, [first.code])).length > 0) return null;
    return { note: writeTouch({ code, at: now }), keepMs: terms.rememberedDays * DAY_MS };
  };
