import { DAY_MS } from '#contracts/durations.ts';
import { one } from '#contracts/must.ts';
import { creatorShare, RELEASE_DAYS } from '#contracts/selling.ts';
import type { Performance } from '#contracts/selling.ts';
import { utcDay } from '#contracts/utc-days.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { rateInPercent } from '#modules/prompts/index.ts';
import type { PromptOpinions } from '#modules/prompts/index.ts';
import { lineageShares } from '../domain/split-day.ts';
import { latestSales } from './latest-sales.ts';
import { netTokens } from './net-tokens.ts';
import type { LineageLevel } from '../domain/split-day.ts';
import type { SellingContext } from '../selling-context.ts';

const MOST_PROMPTS = 50;
const MOST_RELEASES = 14;


/** The period of a creator's figures in UTC days: from `from` to today, and as many days before it, from `before` on. `promptId` is null for all prompts. */
interface Period {
  creatorId: string;
  promptId: string | null;
  before: string;
  from: string;
}

const RUNS = `outcome in ('delivered', 'failed', 'declined') and user_id is distinct from creator_id`;

const OF_PROMPT = '(cast(:promptId as uuid) is null or prompt_id = cast(:promptId as uuid))';

const FIGURES = `
  select
    (select count(*) filter (where day >= :from) from prompt_daily_views where creator_id = :creatorId and ${OF_PROMPT} and day >= :before)::int as views,
    (select count(*) filter (where day < :from) from prompt_daily_views where creator_id = :creatorId and ${OF_PROMPT} and day >= :before)::int as views_before,
    (select coalesce(sum(visits) filter (where day >= :from), 0) from prompt_daily_visits where creator_id = :creatorId and ${OF_PROMPT} and host = '' and day >= :before)::int as form_opens,
    (select coalesce(sum(visits) filter (where day < :from), 0) from prompt_daily_visits where creator_id = :creatorId and ${OF_PROMPT} and host = '' and day >= :before)::int as form_opens_before,
    (select count(*) filter (where requested_at >= cast(:from as date)) from prompt_runs where creator_id = :creatorId and ${OF_PROMPT} and requested_at >= cast(:before as date) and ${RUNS})::int as runs,
    (select count(*) filter (where requested_at < cast(:from as date)) from prompt_runs where creator_id = :creatorId and ${OF_PROMPT} and requested_at >= cast(:before as date) and ${RUNS})::int as runs_before,
    (select count(*) filter (where unlocked_at >= cast(:from as date)) from unlocks where creator_id = :creatorId and ${OF_PROMPT} and unlocked_at >= cast(:before as date) and status = 'active')::int as unlocks,
    (select count(*) filter (where unlocked_at < cast(:from as date)) from unlocks where creator_id = :creatorId and ${OF_PROMPT} and unlocked_at >= cast(:before as date) and status = 'active')::int as unlocks_before,
    (select count(*) filter (where refunded_at >= cast(:from as date)) from unlocks where creator_id = :creatorId and ${OF_PROMPT} and refunded_at >= cast(:before as date))::int as refunds,
    (select count(*) filter (where refunded_at < cast(:from as date)) from unlocks where creator_id = :creatorId and ${OF_PROMPT} and refunded_at >= cast(:before as date))::int as refunds_before,
    (select coalesce(sum(gross) filter (where day >= :from), 0) from earnings where creator_id = :creatorId and ${OF_PROMPT} and day >= :before and status <> 'reversed')::int as gross,
    (select coalesce(sum(gross) filter (where day < :from), 0) from earnings where creator_id = :creatorId and ${OF_PROMPT} and day >= :before and status <> 'reversed')::int as gross_before,
    (select coalesce(sum(share), 0) from earning_releases where creator_id = :creatorId)::int
      + (select coalesce(sum(tokens), 0) from lineage_shares where user_id = :creatorId)::int as released`;

type Figures = Record<'views' | 'views_before' | 'form_opens' | 'form_opens_before' | 'runs' | 'runs_before' | 'unlocks' | 'unlocks_before' | 'refunds' | 'refunds_before' | 'gross' | 'gross_before' | 'released', number>;

const DAYS = `
  with ${netTokens()}
  select d.day::date::text as day, coalesce(n.tokens, 0)::int as net, coalesce(e.royalties, 0)::int as royalties, coalesce(e.unlocks, 0)::int as unlocks, coalesce(l.tokens, 0)::int as lineage
  from generate_series(cast(:from as date), cast(:today as date), interval '1 day') as d (day)
  left join (
    select day, sum(gross) filter (where source = 'royalty') as royalties, sum(gross) filter (where source <> 'royalty') as unlocks
    from earnings where creator_id = :creatorId and ${OF_PROMPT} and day >= :from and status <> 'reversed' group by day
  ) e on e.day = d.day::date
  left join (select day, sum(tokens) as tokens from lineage_shares where user_id = :creatorId and cast(:promptId as uuid) is null and day >= :from group by day) l on l.day = d.day::date
  left join (select day, sum(tokens) as tokens from net_tokens where ${OF_PROMPT} group by day) n on n.day = d.day::date
  order by 1`;

const PROMPTS = `
  with ${netTokens()},
  net as (select prompt_id, sum(tokens)::int as n from net_tokens where ${OF_PROMPT} group by 1),
  views as (select prompt_id, count(*)::int as n from prompt_daily_views where creator_id = :creatorId and ${OF_PROMPT} and day >= :from group by 1),
  runs as (
    select prompt_id, count(*)::int as n, count(distinct user_id)::int as runners, (count(*) filter (where outcome = 'delivered'))::int as worked
    from prompt_runs where creator_id = :creatorId and ${OF_PROMPT} and requested_at >= cast(:from as date) and ${RUNS} group by 1
  ),
  sold as (select prompt_id, count(*)::int as n from unlocks where creator_id = :creatorId and ${OF_PROMPT} and unlocked_at >= cast(:from as date) and status = 'active' group by 1),
  returned as (select prompt_id, count(*)::int as n from unlocks where creator_id = :creatorId and ${OF_PROMPT} and refunded_at >= cast(:from as date) group by 1),
  earned as (select prompt_id, sum(gross)::int as n, coalesce(sum(gross) filter (where source = 'royalty'), 0)::int as royalties from earnings where creator_id = :creatorId and ${OF_PROMPT} and day >= :from and status <> 'reversed' group by 1)
  select prompt_id as id, coalesce(v.n, 0) as views, coalesce(r.n, 0) as runs, coalesce(r.runners, 0) as runners, coalesce(r.worked, 0) as worked,
    coalesce(s.n, 0) as unlocks, coalesce(b.n, 0) as refunds, coalesce(e.royalties, 0) as royalties, coalesce(e.n, 0) as gross, coalesce(net.n, 0) as net
  from views v full join runs r using (prompt_id) full join sold s using (prompt_id) full join returned b using (prompt_id) full join earned e using (prompt_id) full join net using (prompt_id)
  order by net desc, gross desc, runs desc, views desc, id limit ${MOST_PROMPTS}`;

const MODELS = `
  select model as label, count(*)::int as runs, (count(*) filter (where outcome = 'delivered'))::int as worked
  from prompt_runs where creator_id = :creatorId and ${OF_PROMPT} and requested_at >= cast(:from as date) and ${RUNS} and model is not null
  group by 1 order by runs desc, label`;

const REFERRERS = `
  select host, sum(visits)::int as visits from prompt_daily_visits where creator_id = :creatorId and ${OF_PROMPT} and host <> '' and day >= :from
  group by host order by visits desc, host limit 10`;

const WAITING = `
  select day::text, prompt_id, sum(gross)::int as gross, (array_agg(lineage order by id desc))[1] as lineage
  from earnings where creator_id = :creatorId and status = 'pending' group by day, prompt_id order by day`;

const PAID = `
  select day::text, max(released_at) as released_at, sum(gross)::int as gross, sum(share)::int as share
  from earning_releases where creator_id = :creatorId group by day order by day desc limit ${MOST_RELEASES}`;

const NET = `
  with ${netTokens()}
  select coalesce(sum(tokens) filter (where day >= :from), 0)::int as now, coalesce(sum(tokens) filter (where day < :from), 0)::int as before
  from net_tokens where ${OF_PROMPT}`;

/** A creator's figures of the last `days` UTC days, today included, beside those of as many days before; in tokens, computed from rows. */
export async function creatorPerformance({ db, clock, generation, prompts, promptSelling, earnings }: Pick<SellingContext, 'db' | 'clock' | 'generation' | 'prompts' | 'promptSelling' | 'earnings'>, creatorId: string, days: number, promptId: string | null = null): Promise<Performance> {
  const now = clock.now().getTime();
  const today = utcDay(now);
  const period: Period = { creatorId, promptId, from: utcDay(now - (days - 1) * DAY_MS), before: utcDay(now - (2 * days - 1) * DAY_MS) };
  const { from } = period;
  const f = one(await rows<Figures>(db.knex, FIGURES, { ...period }));
  const pending = await pendingDays(db.knex, creatorId);
  const opinions = await promptSelling.opinions(db.knex, creatorId, promptId);
  return {
    views: { now: f.views, before: f.views_before },
    formOpens: { now: f.form_opens, before: f.form_opens_before },
    runs: { now: f.runs, before: f.runs_before },
    unlocks: { now: f.unlocks, before: f.unlocks_before },
    gross: { now: f.gross, before: f.gross_before },
    net: one(await rows<Performance['net']>(db.knex, NET, { ...period, since: period.before })),
    trials: await generation.trialCosts(db.knex, { ...period }),
    opinions: summedUp([...opinions.values()]),
    pending: await earnings.pendingEarned(db.knex, creatorId),
    released: f.released,
    refunds: { now: f.refunds, before: f.refunds_before },
    releases: upcoming(pending),
    paid: await paid(db.knex, creatorId),
    sales: await latestSales(db.knex, prompts, creatorId),
    days: await rows(db.knex, DAYS, { creatorId, promptId, from, today, since: from }),
    prompts: await byPrompt(db.knex, { prompts, promptSelling }, { creatorId, promptId, from }, opinions),
    models: (await rows<{ label: string; runs: number; worked: number }>(db.knex, MODELS, { creatorId, promptId, from })).map(({ label, runs, worked }) => ({ label, runs, works: rateInPercent(worked, runs) })),
    referrers: await rows(db.knex, REFERRERS, { creatorId, promptId, from }),
  };
}

async function byPrompt(connection: Connection, { prompts, promptSelling }: Pick<SellingContext, 'prompts' | 'promptSelling'>, period: { creatorId: string; promptId: string | null; from: string }, opinions: ReadonlyMap<string, PromptOpinions>): Promise<Performance['prompts']> {
  const found = await rows<{ id: string; views: number; runs: number; runners: number; worked: number; unlocks: number; refunds: number; royalties: number; gross: number; net: number }>(connection, PROMPTS, { ...period, since: period.from });
  const ids = found.map(({ id }) => id);
  const refs = await prompts.refs(connection, ids);
  const thumbs = await promptSelling.thumbs(connection, ids, period.from);
  return found.flatMap(({ worked, ...each }) => {
    const ref = refs.get(each.id);
    const { up = 0, down = 0 } = thumbs.get(each.id) ?? {};
    return ref ? [{ ...each, slug: ref.slug, title: ref.title, works: rateInPercent(worked, each.runs), liked: rateInPercent(up, up + down), likes: opinions.get(each.id)?.likes ?? 0, reviews: opinions.get(each.id)?.reviews ?? 0 }] : [];
  });
}

/** The latest days whose earnings were released, each with the creator's share. */
async function paid(connection: Connection, creatorId: string): Promise<Performance['paid']> {
  const found = await rows<{ day: string; released_at: Date; gross: number; share: number }>(connection, PAID, { creatorId });
  return found.map(({ day, released_at: on, gross, share }) => ({ day, on: on.toISOString(), gross, share }));
}

interface PendingDay {
  day: string;
  gross: number;
  /** The most tokens that the creator can get of this day's pending earnings. */
  share: number;
}

/** Days with earnings that are not released yet, the earliest first. */
async function pendingDays(connection: Connection, creatorId: string): Promise<PendingDay[]> {
  const waiting = await rows<{ day: string; gross: number; lineage: LineageLevel[] }>(connection, WAITING, { creatorId });
  const days = new Map<string, { gross: number; above: number }>();
  for (const { day, gross, lineage } of waiting) {
    const known = days.get(day) ?? { gross: 0, above: 0 };
    const above = lineageShares(creatorId, { gross, lineage }).reduce((sum, { tokens }) => sum + tokens, 0);
    days.set(day, { gross: known.gross + gross, above: known.above + above });
  }
  return [...days].map(([day, { gross, above }]) => ({ day, gross, share: creatorShare(gross - above) }));
}

/** The days on which pending earnings will be released, with their tokens. */
const upcoming = (pending: readonly PendingDay[]): Performance['releases'] =>
  pending.slice(0, MOST_RELEASES).map(({ day, gross, share }) => ({ on: new Date(Date.parse(day) + (RELEASE_DAYS + 1) * DAY_MS).toISOString(), gross, share }));

function summedUp(opinions: readonly PromptOpinions[]): Performance['opinions'] {
  const sum = (of: (each: PromptOpinions) => number): number => opinions.reduce((total, each) => total + of(each), 0);
  const reviews = sum((each) => each.reviews);
  return { likes: sum((each) => each.likes), reviews, rating: reviews === 0 ? null : Math.round((sum((each) => each.stars) / reviews) * 10) / 10 };
}
