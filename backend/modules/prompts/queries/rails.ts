import type { ResponseOf } from '#contracts/endpoint.ts';
import { must } from '#contracts/must.ts';
import { SUCCESS_RATES } from '#contracts/prompt-discovery.ts';
import type { listRails } from '#contracts/prompt-discovery.ts';
import type { Clock } from '#kernel/clock.ts';
import { millis } from '#kernel/clock.ts';
import type { Connection, Database } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Identity } from '#modules/identity/index.ts';
import type { Media } from '#modules/media/index.ts';
import type { RateCardSource } from '../prompts-context.ts';
import { presentCard } from '../prompts.presenter.ts';
import { successAtLeast } from './list-filters.ts';
import { CARD_COLUMNS } from './card-columns.ts';
import type { CardRow } from './card-columns.ts';

type Shelves = ResponseOf<typeof listRails>;
type Rail = Shelves['rails'][number];
type RailKey = Rail['key'];

const LENGTH = 12;
/** The number of candidates for each rail. It is more than a rail shows, because prompts of earlier rails drop out. */
const CANDIDATES = 4 * LENGTH;
const FRESH_MS = 30_000;
const LISTED = `p.status = 'published' and p.visibility = 'public'`;

/**
 * Reads the candidates of all rails in one statement. Creators count as new until ten sales. Each new creator's latest prompt has a
 * guaranteed place (docs/rules/prompts.md#new-creators).
 */
const RAILS = `
  select 'featured' as rail, r.* from (select row_number() over (order by s.position) as place, ${CARD_COLUMNS}
    from prompt_featured_slots s join prompts p on p.id = s.prompt_id
    where ${LISTED} and s.starts_at <= :now and (s.ends_at is null or s.ends_at > :now) order by s.position limit 24) r
  union all
  select 'trending', r.* from (select row_number() over (order by p.trending_score desc, p.id desc) as place, ${CARD_COLUMNS}
    from prompts p where ${LISTED} and p.trending_score > 0 order by p.trending_score desc, p.id desc limit ${CANDIDATES}) r
  union all
  select 'fresh-free', r.* from (select row_number() over (order by p.published_at desc, p.id desc) as place, ${CARD_COLUMNS}
    from prompts p where ${LISTED} and p.pricing = 'free' order by p.published_at desc, p.id desc limit ${CANDIDATES}) r
  union all
  select 'new-creators', r.* from (select row_number() over (order by c.latest_at desc) as place, ${CARD_COLUMNS}
    from (select * from prompt_creators where sales < 10 and not platform order by latest_at desc limit ${CANDIDATES}) c
    join prompts p on p.id = c.latest_prompt_id where ${LISTED} order by c.latest_at desc limit ${CANDIDATES}) r
  order by rail, place`;

const BEST_SUCCESS = `select coalesce(max(p.success_score), -1) as best from prompts p where ${LISTED}`;

const ORDER: readonly RailKey[] = ['featured', 'trending', 'fresh-free', 'new-creators'];
/** The order in which rails claim a prompt that fits several: moderators' picks, then the guaranteed places of new creators. */
const CLAIMS: readonly RailKey[] = ['featured', 'new-creators', 'trending', 'fresh-free'];

export interface Rails {
  /** Returns the rails as all visitors see them, at most 30 s old. Empty rails are left out. */
  read(): Promise<Shelves>;
  /** Drops the rails that this process has cached, so that the next request reads them again. */
  forget(): void;
}

interface Deps {
  db: Database;
  clock: Clock;
  identity: Identity;
  media: Media;
  rateCard: RateCardSource;
}

/** Builds the rails of the marketplace. They are the same for all people, so a process reads them at most once in 30 seconds. */
export function createRails({ db, clock, ...deps }: Deps): Rails {
  let known: { until: number; rails: Promise<Shelves> } | null = null;
  return {
    read() {
      if (known && known.until > millis(clock)) return known.rails;
      const asked = { until: millis(clock) + FRESH_MS, rails: readRails(db.knex, deps, clock.now()) };
      known = asked;
      // A failed read is not cached: only the requests that waited for it get the error.
      asked.rails.catch(() => {
        if (known === asked) known = null;
      });
      return asked.rails;
    },
    forget() {
      known = null;
    },
  };
}

async function readRails(connection: Connection, { identity, media, rateCard }: Pick<Deps, 'identity' | 'media' | 'rateCard'>, now: Date): Promise<Shelves> {
  const [found, [success]] = await Promise.all([rows<CardRow & { rail: RailKey }>(connection, RAILS, { now }), rows<{ best: number }>(connection, BEST_SUCCESS)]);
  const [creators, card] = await Promise.all([identity.creators(connection, found.map((prompt) => prompt.owner_id)), rateCard()]);
  const taken = new Set<string>();
  const items = new Map<RailKey, Rail['items']>();
  for (const key of CLAIMS) {
    const free = found.filter((prompt) => prompt.rail === key && creators.has(prompt.owner_id) && !taken.has(prompt.id)).slice(0, key === 'featured' ? undefined : LENGTH);
    free.forEach(({ id }) => taken.add(id));
    items.set(key, free.map((prompt) => presentCard(prompt, must(creators.get(prompt.owner_id), 'the creator of a prompt'), { media, card })));
  }
  return {
    rails: ORDER.map((key) => ({ key, items: must(items.get(key), 'the prompts of a rail') })).filter((rail) => rail.items.length > 0),
    successRates: SUCCESS_RATES.filter((rate) => must(success, 'the best success rate').best >= successAtLeast(rate)),
  };
}
