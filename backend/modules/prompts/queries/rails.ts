import type { ResponseOf } from '#contracts/endpoint.ts';
import type { listRails } from '#contracts/prompt-discovery.ts';
import type { Clock } from '#kernel/clock.ts';
import { millis } from '#kernel/clock.ts';
import type { Connection, Database } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Identity } from '#modules/identity/index.ts';
import type { Media } from '#modules/media/index.ts';
import type { RateCardSource } from '../prompts-context.ts';
import { presentCard } from '../prompts.presenter.ts';
import { CARD_COLUMNS } from './card-columns.ts';
import type { CardRow } from './card-columns.ts';

type Rail = ResponseOf<typeof listRails>['rails'][number];
type RailKey = Rail['key'];

const LENGTH = 12;
const FRESH_MS = 30_000;
const LISTED = `p.status = 'published' and p.visibility = 'public'`;

/**
 * All rails in one statement. A creator is new until ten sales, whatever they published last then has its place here for
 * whoever browses, one prompt each (screens.md section 2: guaranteed slots).
 */
const RAILS = `
  select 'featured' as rail, r.* from (select row_number() over (order by s.position) as place, ${CARD_COLUMNS}
    from prompt_featured_slots s join prompts p on p.id = s.prompt_id
    where ${LISTED} and s.starts_at <= :now and (s.ends_at is null or s.ends_at > :now) order by s.position limit 24) r
  union all
  select 'trending', r.* from (select row_number() over (order by p.trending_score desc, p.id desc) as place, ${CARD_COLUMNS}
    from prompts p where ${LISTED} and p.trending_score > 0 order by p.trending_score desc, p.id desc limit ${LENGTH}) r
  union all
  select 'fresh-free', r.* from (select row_number() over (order by p.published_at desc, p.id desc) as place, ${CARD_COLUMNS}
    from prompts p where ${LISTED} and p.pricing = 'free' order by p.published_at desc, p.id desc limit ${LENGTH}) r
  union all
  select 'new-creators', r.* from (select row_number() over (order by c.latest_at desc) as place, ${CARD_COLUMNS}
    from (select * from prompt_creators where sales < 10 and not house order by latest_at desc limit ${2 * LENGTH}) c
    join prompts p on p.id = c.latest_prompt_id where ${LISTED} order by c.latest_at desc limit ${LENGTH}) r
  order by rail, place`;

const ORDER: readonly RailKey[] = ['featured', 'trending', 'fresh-free', 'new-creators'];

export interface Rails {
  /** The rails as visitors see them, at most 30 s old; those that would be empty are left out. */
  read(): Promise<Rail[]>;
  /** Forgets what this process remembers. */
  forget(): void;
}

interface Deps {
  db: Database;
  clock: Clock;
  identity: Identity;
  media: Media;
  rateCard: RateCardSource;
}

/** Everybody sees the same rails, so that one process asks for them once in 30 seconds. */
export function createRails({ db, clock, ...deps }: Deps): Rails {
  let known: { until: number; rails: Promise<Rail[]> } | null = null;
  return {
    read() {
      if (known && known.until > millis(clock)) return known.rails;
      const asked = { until: millis(clock) + FRESH_MS, rails: readRails(db.knex, deps, clock.now()) };
      known = asked;
      // A failure is nothing to remember; whoever waits for it gets it.
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

async function readRails(connection: Connection, { identity, media, rateCard }: Pick<Deps, 'identity' | 'media' | 'rateCard'>, now: Date): Promise<Rail[]> {
  const found = await rows<CardRow & { rail: RailKey }>(connection, RAILS, { now });
  const [creators, card] = await Promise.all([identity.creators(connection, found.map((prompt) => prompt.owner_id)), rateCard()]);
  const cards = (key: RailKey): Rail['items'] =>
    found.flatMap((prompt) => (prompt.rail === key && creators.has(prompt.owner_id) ? presentCard(prompt, creators.get(prompt.owner_id)!, { media, card }) : []));
  return ORDER.map((key) => ({ key, items: cards(key) })).filter(({ items }) => items.length > 0);
}
