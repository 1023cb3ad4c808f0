import type { PackDetail, PackItem } from '#contracts/packs.ts';
import { one } from '#contracts/must.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { PacksContext } from '../packs-context.ts';
import { packMissing } from '../packs.errors.ts';
import { mayEdit } from '../packs.policy.ts';
import type { Person } from '../packs.policy.ts';
import { findPack } from './find-pack.ts';
import { latestPurchase } from './list-purchases.ts';
import { presentPacks, soldPacks } from './present-packs.ts';
import { notToPay, quotePack } from './quote-pack.ts';
import { standingsIn } from './standing-of-viewer.ts';

const CHANGES = `
  select kind, title, at from pack_changes where pack_id = :packId and version_no > :since order by id desc limit 50`;

interface Change {
  kind: 'added' | 'removed' | 'price';
  title: string;
  at: Date;
}

/**
 * A pack with its parts and its price for the viewer; null means a visitor. Its buyers and its maker can open it even off the market.
 * @throws AppError not_found
 */
export async function openPack(context: PacksContext, idOrSlug: string, viewer: Person | null): Promise<PackDetail> {
  return presentPack(context.db.knex, context, idOrSlug, viewer);
}

export async function presentPack(connection: Connection, context: PacksContext, idOrSlug: string, viewer: Person | null): Promise<PackDetail> {
  const userId = viewer?.userId ?? null;
  const pack = await findPack(connection, idOrSlug);
  const edits = mayEdit(pack, viewer);
  const standing = (await standingsIn(connection, [pack.id], userId)).get(pack.id);
  const held = standing?.held === true;
  const [sold] = await soldPacks(connection, [pack]);
  if (!sold || (pack.status !== 'published' && !edits && !held)) throw packMissing();
  const { version, items } = sold;
  const ids = items.map(({ promptId }) => promptId);
  const [card, parts, cards, purchase, left] = await Promise.all([
    presentPacks(connection, context, [sold], viewer).then(one),
    context.parts.parts(connection, ids, userId),
    context.prompts.cards(connection, ids, userId),
    userId === null ? null : latestPurchase(connection, context, userId, pack.id),
    context.parts.samplesLeft(connection, items.filter(({ freeSample }) => freeSample).map(({ promptId }) => promptId), userId),
  ]);
  const own = purchase !== null && purchase.status === 'active' && purchase.role !== 'giver' ? purchase : null;
  const since = own?.versionNo ?? 0;
  const changes = await rows<Change>(connection, CHANGES, { packId: pack.id, since });
  const bought = new Set(own?.items.filter(({ added }) => !added).map(({ promptId }) => promptId));
  const owned = new Set(ids.filter((id) => (parts.get(id)?.access ?? 'none') !== 'none'));
  const shown = items.flatMap((item): PackItem[] => {
    const [prompt, part] = [cards.get(item.promptId)?.card, parts.get(item.promptId)];
    if (!prompt || !part) return [];
    return [{
      prompt,
      note: item.note,
      freeSample: item.freeSample,
      sampleLeft: left.has(item.promptId),
      listValue: item.listValue,
      keepsRoyalty: part.pricing === 'run',
      license: part.license,
      allowCommercial: part.allowCommercial,
      owned: owned.has(item.promptId),
      added: own !== null && !bought.has(item.promptId),
      pinnedVersion: item.pinnedVersion,
      ...(part.versions ? { versions: part.versions } : {}),
      done: standing?.ticked.includes(item.promptId) ?? false,
    }];
  });
  const forkable = shown.filter(({ license }) => license !== 'no_fork').length;
  const commercial = shown.filter(({ allowCommercial }) => allowCommercial).length;
  const share = (count: number): 'all' | 'some' | 'none' => (count === 0 ? 'none' : count === shown.length ? 'all' : 'some');
  return {
    ...card,
    description: version.description,
    status: pack.status,
    progressMode: version.progressMode,
    mayEdit: edits,
    mayOpen: held || edits || card.price === 0,
    quote: quotePack(sold, context.clock.now(), { owned: notToPay(items, parts, false) }),
    licenses: { forkable: share(forkable), commercial: share(commercial) },
    items: shown,
    purchase: purchase?.purchase ?? null,
    changes: changes.map(({ at, ...change }) => ({ ...change, at: at.toISOString() })),
    addedSince: own === null ? 0 : changes.filter(({ kind }) => kind === 'added').length,
    updatedAt: pack.updatedAt.toISOString(),
  };
}
