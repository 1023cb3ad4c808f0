import { z } from 'zod';
import type { QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import { PROMPTS_FOR_PACK, PAID_PROMPTS_FOR_PAID_PACK } from '#contracts/pack-builder.ts';
import type { listCandidates as candidatesEndpoint, listOwnPacks as endpoint } from '#contracts/pack-builder.ts';
import { may } from '#contracts/permissions.ts';
import { afterId, afterPlace, cursorTime, cutPage, encodeCursor } from '#kernel/cursor.ts';
import { rows } from '#kernel/db/raw.ts';
import { forbidden } from '#kernel/errors.ts';
import type { PacksContext } from '../packs-context.ts';
import type { Person } from '../packs.policy.ts';
import { PACK_COLUMNS } from './find-pack.ts';
import type { PackRow } from './find-pack.ts';

const PLACE = z.strictObject({ at: cursorTime, id: z.uuid() });
const COVERS = 3;
const OWN = `
  select ${PACK_COLUMNS}, exists (select from pack_versions v where v.pack_id = p.id and v.status = 'waiting') as waiting,
    (select count(*) from pack_items i where i.pack_id = p.id)::int as "itemCount",
    coalesce((select array_agg(f.prompt_id order by f.position, f.prompt_id) from (
      select prompt_id, position from pack_items i where i.pack_id = p.id order by position, prompt_id limit ${COVERS}) f), cast('{}' as uuid[])) as "promptIds"
  from prompt_packs p
  where (p.owner_id = :userId and not p.official or p.official and cast(:official as boolean))
    and (cast(:at as timestamptz) is null or (p.updated_at, p.id) < (cast(:at as timestamptz), cast(:after as uuid)))
  order by p.updated_at desc, p.id desc limit :limit`;

/** A page of the packs that a person edits, last changed first. @throws AppError invalid_request for a foreign cursor */
export async function listOwnPacks(context: PacksContext, person: Person, { limit, cursor }: QueryOf<typeof endpoint>): Promise<ResponseOf<typeof endpoint>> {
  const { knex } = context.db;
  const place = afterPlace(cursor, PLACE);
  const found = await rows<PackRow & { itemCount: number; promptIds: string[]; waiting: boolean }>(knex, OWN, {
    userId: person.userId, official: may(person.role, 'packs.manage'), at: place?.at ?? null, after: place?.id ?? null, limit: limit + 1,
  });
  const { page, nextCursor } = cutPage(found, limit, (last) => encodeCursor({ at: last.updatedAt.toISOString(), id: last.id }));
  const [refs, figures] = await Promise.all([context.prompts.refs(knex, page.flatMap(({ promptIds }) => promptIds)), context.parts.figures(knex, person.userId)]);
  return {
    items: page.map((pack) => ({
      id: pack.id, slug: pack.slug, title: pack.title, status: pack.waiting && pack.status !== 'published' ? 'in_review' as const : pack.status, official: pack.official, price: pack.price, itemCount: pack.itemCount,
      coverUrls: pack.promptIds.map((id) => refs.get(id)?.coverUrl ?? null), sales: pack.sales, updatedAt: pack.updatedAt.toISOString(),
    })),
    nextCursor,
    mayCreate: figures.published >= PROMPTS_FOR_PACK,
    maySell: figures.published >= PROMPTS_FOR_PACK && figures.paid >= PAID_PROMPTS_FOR_PAID_PACK,
  };
}

/** A page of prompts that may go into a pack of this person. @throws AppError forbidden, invalid_request for a foreign cursor */
export async function listCandidates(context: PacksContext, person: Person, { q, official, limit, cursor }: QueryOf<typeof candidatesEndpoint>): Promise<ResponseOf<typeof candidatesEndpoint>> {
  const { knex } = context.db;
  if (official && !may(person.role, 'packs.manage')) throw forbidden();
  const ownerIds = official ? await context.officialMakers(knex) : [person.userId];
  const ids = await context.parts.candidates(knex, { ownerIds, q: q ? q : null, after: afterId(cursor), limit: limit + 1 });
  const { page, nextCursor } = cutPage(ids, limit, (last) => last);
  const [cards, parts] = await Promise.all([context.prompts.cards(knex, page, person.userId), context.parts.parts(knex, page, person.userId)]);
  const items = page.flatMap((id) => {
    const [shown, part] = [cards.get(id), parts.get(id)];
    return shown && part ? [{ prompt: shown.card, version: part.version, listValue: part.unlockPrice ? part.unlockPrice : null }] : [];
  });
  return { items, nextCursor };
}
