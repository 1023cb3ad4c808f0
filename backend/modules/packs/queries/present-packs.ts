import type { PackCard } from '#contracts/packs.ts';
import { must } from '#contracts/must.ts';
import type { Connection } from '#kernel/db/database.ts';
import { discounted, ownedOff, savePercent } from '../domain/pack-price.ts';
import type { Discount } from '../domain/pack-price.ts';
import type { PacksContext } from '../packs-context.ts';
import { mayEdit } from '../packs.policy.ts';
import type { Person } from '../packs.policy.ts';
import type { PackRow } from './find-pack.ts';
import { itemsOfVersions, versionsById } from './pack-version.ts';
import type { VersionItem, VersionRow } from './pack-version.ts';
import { standingsIn } from './standing-of-viewer.ts';

const COVERS = 6;

export type Presenting = Pick<PacksContext, 'clock' | 'identity' | 'prompts' | 'parts' | 'saved'>;

/** A pack with one of its versions, usually the published one. */
export interface SoldPack {
  pack: PackRow;
  version: VersionRow;
  items: readonly VersionItem[];
}

export const discountOf = ({ discountPercent, discountUntil }: PackRow): Discount | null => (discountPercent === null ? null : { percent: discountPercent, until: discountUntil });

/** The price of a pack at this moment for a buyer who has none of its parts. */
export const priceNow = ({ pack, version }: Pick<SoldPack, 'pack' | 'version'>, now: Date): number => discounted(version.price, discountOf(pack), now);

/** Those of these packs that are published, with their versions and parts, in two statements. */
export async function soldPacks(connection: Connection, packs: readonly PackRow[]): Promise<SoldPack[]> {
  const ids = packs.flatMap(({ versionId }) => versionId ?? []);
  const [versions, items] = await Promise.all([versionsById(connection, ids), itemsOfVersions(connection, ids)]);
  return packs.flatMap((pack) => {
    const version = pack.versionId === null ? undefined : versions.get(pack.versionId);
    return version ? [{ pack, version, items: items.filter(({ versionId }) => versionId === version.id) }] : [];
  });
}

/** Packs as lists show them to a person; null means a visitor. The number of statements does not grow with the packs. */
export async function presentPacks(connection: Connection, context: Presenting, sold: readonly SoldPack[], viewer: Person | null): Promise<PackCard[]> {
  if (sold.length === 0) return [];
  const userId = viewer?.userId ?? null;
  const promptIds = sold.flatMap(({ items }) => items.map(({ promptId }) => promptId));
  const [parts, refs, creators, standings, saved] = await Promise.all([
    context.parts.parts(connection, promptIds, userId),
    context.prompts.refs(connection, sold.flatMap(({ items }) => items.slice(0, COVERS).map(({ promptId }) => promptId))),
    context.identity.creators(connection, sold.map(({ pack }) => pack.ownerId)),
    standingsIn(connection, sold.map(({ pack }) => pack.id), userId),
    userId === null ? Promise.resolve<string[]>([]) : context.saved(connection, userId, sold.map(({ pack }) => pack.id)),
  ]);
  const now = context.clock.now();
  return sold.map(({ pack, version, items }) => {
    const owned = new Set(items.map(({ promptId }) => promptId).filter((promptId) => (parts.get(promptId)?.access ?? 'none') !== 'none'));
    const notSold = new Set([...owned, ...items.map(({ promptId }) => promptId).filter((promptId) => !parts.get(promptId)?.open)]);
    const price = priceNow({ pack, version }, now);
    const standing = standings.get(pack.id);
    const mine = standing?.held === true || mayEdit(pack, viewer);
    const count = (type: string): number => items.filter(({ contentType }) => contentType === type).length;
    return {
      id: pack.id,
      slug: pack.slug,
      title: version.title,
      pitch: version.pitch,
      category: version.category,
      official: pack.official,
      featured: pack.featuredPlace !== null,
      creator: must(creators.get(pack.ownerId), 'the maker of a pack'),
      price,
      fullPrice: version.price,
      discountUntil: price < version.price ? pack.discountUntil?.toISOString() ?? null : null,
      listValue: version.listValue,
      savePercent: savePercent(price, version.listValue),
      priceForYou: mine ? 0 : price - ownedOff(price, items, notSold),
      owned: mine,
      saved: saved.includes(pack.id),
      itemCount: items.length,
      ownedItems: owned.size,
      counts: { text: count('text'), image: count('image'), video: count('video') },
      covers: items.slice(0, COVERS).flatMap(({ promptId, contentType }) => {
        const part = parts.get(promptId);
        const ref = part && (part.open || part.access !== 'none') ? refs.get(promptId) : undefined;
        return ref ? [{ promptId, title: ref.title, contentType, coverUrl: ref.coverUrl }] : [];
      }),
      done: standing?.held === true ? items.filter(({ promptId }) => standing.ticked.includes(promptId)).length : null,
      sales: pack.sales,
      reviews: pack.reviews,
      rating: pack.reviews === 0 ? null : Math.round((pack.stars * 10) / pack.reviews) / 10,
      publishedAt: pack.publishedAt?.toISOString() ?? null,
    };
  });
}
