import type { listForYou as endpoint } from '#contracts/prompt-discovery.ts';
import { FOR_YOU_LIMIT } from '#contracts/prompt-discovery.ts';
import type { ResponseOf } from '#contracts/endpoint.ts';
import { must } from '#contracts/must.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Identity, Preferences } from '#modules/identity/index.ts';
import type { Blocks } from '#modules/social/blocks.port.ts';
import type { RateCardSource } from '../prompts-context.ts';
import { presentCard } from '../prompts.presenter.ts';
import type { Presenting } from '../prompts.presenter.ts';
import { CARD_COLUMNS } from './card-columns.ts';
import type { CardRow } from './card-columns.ts';

interface Deps {
  identity: Identity;
  preferences: Pick<Preferences, 'wantsSensitive'>;
  blocks: Pick<Blocks, 'by'>;
  media: Presenting['media'];
  rateCard: RateCardSource;
}

/** The number of a person's latest runs from which the list "for you" learns the preferred categories. */
const RUNS_READ = 100;
const CATEGORIES = 3;
/** The number of candidates from each source. It is more than the list shows, because the person's own prompts and those that they ran drop out. */
const CANDIDATES = 4 * FOR_YOU_LIMIT;
const LISTED = `p.status = 'published' and p.visibility = 'public' and (cast(:sensitive as boolean) or not p.safety_flag)`;
const FOUND = `
  with recent as (select prompt_id from prompt_runners where user_id = :userId order by last_run_at desc limit ${RUNS_READ}),
    mine as (select p.category from recent r join prompts p on p.id = r.prompt_id where p.category is not null group by p.category order by count(*) desc, p.category limit ${CATEGORIES}),
    followed as (
      select p.id, 1 as source, row_number() over (order by p.published_at desc, p.id desc) as place
      from prompt_followed_creators f join prompts p on p.owner_id = f.owner_id where f.user_id = :userId and f.following and ${LISTED}
      order by p.published_at desc, p.id desc limit ${CANDIDATES}),
    liked as (
      select t.id, 2 as source, row_number() over (order by t.trending_score desc, t.id desc) as place from mine m cross join lateral (
        select p.id, p.trending_score from prompts p where p.category = m.category and ${LISTED} order by p.trending_score desc, p.id desc limit ${CANDIDATES}) t
      order by t.trending_score desc, t.id desc limit ${CANDIDATES}),
    found as (select id, min(source) as source, min(place) as place from (select * from followed union all select * from liked) c group by id)
  select ${CARD_COLUMNS} from found c join prompts p on p.id = c.id
  where p.owner_id <> :userId and not exists (select from prompt_runners r where r.prompt_id = p.id and r.user_id = :userId)
  order by c.place, c.source, p.id desc limit ${CANDIDATES}`;

/**
 * Returns prompts of people whom this person follows, in turn with prompts of the categories that they run most. Own prompts and prompts that
 * the person ran are left out.
 */
export async function forYou(connection: Connection, { identity, preferences, blocks, media, rateCard }: Deps, userId: string): Promise<ResponseOf<typeof endpoint>> {
  const sensitive = await preferences.wantsSensitive(connection, userId);
  const found = await rows<CardRow>(connection, FOUND, { userId, sensitive });
  const owners = [...new Set(found.map((prompt) => prompt.owner_id))];
  const [here, apart, creators, card] = await Promise.all([identity.present(connection, owners), blocks.by(connection, userId, owners), identity.creators(connection, owners), rateCard()]);
  const shown = found.filter(({ owner_id: owner }) => here.has(owner) && !apart.has(owner)).slice(0, FOR_YOU_LIMIT);
  return { items: shown.map((prompt) => presentCard(prompt, must(creators.get(prompt.owner_id), 'the creator of a prompt'), { media, card, sensitive })) };
}
