import { must } from '#contracts/must.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Identity } from '#modules/identity/index.ts';
import { presentCard } from '../prompts.presenter.ts';
import type { Presenting } from '../prompts.presenter.ts';
import type { ShownCard } from '../prompts.ts';
import type { RateCardSource } from '../prompts-context.ts';
import { CARD_COLUMNS } from './card-columns.ts';
import type { CardRow } from './card-columns.ts';

interface Deps {
  identity: Identity;
  media: Presenting['media'];
  rateCard: RateCardSource;
}

const CARDS = `
  select ${CARD_COLUMNS}, p.status = 'published' and p.visibility = 'public' as listed, p.status = 'published' and p.visibility = 'unlisted' as linked
  from prompts p
  where p.id = any(:promptIds::uuid[]) and p.category is not null and p.status <> 'removed'
    and ((p.status = 'published' and p.visibility <> 'private') or (p.owner_id = :userId and p.trashed_at is null)
      or exists (select from prompt_access a where a.prompt_id = p.id and a.user_id = :userId and a.revoked_at is null))`;

/** Returns cards of the prompts that a person may open; the user id is null for visitors. One statement reads the prompts, whatever their number. */
export async function promptCards(connection: Connection, { identity, media, rateCard }: Deps, promptIds: readonly string[], userId: string | null): Promise<Map<string, ShownCard>> {
  if (promptIds.length === 0) return new Map();
  const found = await rows<CardRow & { listed: boolean; linked: boolean }>(connection, CARDS, { promptIds: [...new Set(promptIds)], userId });
  const card = await rateCard();
  const creators = await identity.creators(connection, found.map((prompt) => prompt.owner_id));
  return new Map(found.map((prompt) => [prompt.id, {
    card: presentCard(prompt, must(creators.get(prompt.owner_id), 'the creator of a prompt'), { media, card }),
    reach: prompt.listed ? 'listed' : prompt.linked && prompt.owner_id !== userId ? 'link' : 'own',
  }]));
}
