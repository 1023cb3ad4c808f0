import { AppError } from '#kernel/errors.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { PackCard } from '#contracts/packs.ts';
import type { PacksContext } from './packs-context.ts';
import { findPack, PACK_COLUMNS } from './queries/find-pack.ts';
import type { PackRow } from './queries/find-pack.ts';
import { presentPacks, soldPacks } from './queries/present-packs.ts';

/** The public facts of a pack on the market for search engines, link previews and suggestions. */
export interface PackHead extends Pick<PackCard, 'id' | 'slug' | 'title' | 'pitch' | 'price' | 'rating' | 'reviews' | 'counts'> {
  creatorId: string;
  creator: string;
  /** The cover of the first part that has one; null when no part has one. */
  coverPromptId: string | null;
  updatedAt: Date;
}

/** A pack on the market as visitors see it, by id or address; null for others. */
export async function packHead(connection: Connection, context: PacksContext, idOrSlug: string): Promise<PackHead | null> {
  try {
    const pack = await findPack(connection, idOrSlug);
    if (pack.status !== 'published') return null;
    const [card] = await presentPacks(connection, context, await soldPacks(connection, [pack]), null);
    if (!card) return null;
    const { id, slug, title, pitch, price, rating, reviews, counts, creator, covers } = card;
    return { id, slug, title, pitch, price, rating, reviews, counts, creatorId: creator.id, creator: creator.displayName, coverPromptId: covers.find(({ coverUrl }) => coverUrl !== null)?.promptId ?? null, updatedAt: pack.updatedAt };
  } catch (error) {
    if (error instanceof AppError && error.kind === 'not_found') return null;
    throw error;
  }
}

const MAP = `select id, slug, updated_at as "updatedAt" from prompt_packs where status = 'published' order by id limit :limit`;

/** What the addresses of packs on the market are made of, for sitemaps. */
export const packMap = (connection: Connection, limit: number): Promise<{ id: string; slug: string; updatedAt: Date }[]> => rows<{ id: string; slug: string; updatedAt: Date }>(connection, MAP, { limit });

// The index of words covers title and pitch together, so the second condition lets Postgres use it. The first condition keeps only matches in the title.
const TITLED = `
  select ${PACK_COLUMNS} from prompt_packs p join pack_versions v on v.id = p.published_version_id
  where p.status = 'published' and v.title ilike '%' || cast(:q as text) || '%' and v.title || ' ' || v.pitch ilike '%' || cast(:q as text) || '%'
  order by cast(p.sales as double precision) desc, p.id desc limit 3`;

/** Packs on the market whose titles contain these letters, the best sold first. */
export async function titledPacks(connection: Connection, context: PacksContext, q: string): Promise<Pick<PackCard, 'slug' | 'title' | 'price' | 'itemCount'>[]> {
  const found = await soldPacks(connection, await rows<PackRow>(connection, TITLED, { q: q.replace(/[\\%_]/g, '\\$&') }));
  return (await presentPacks(connection, context, found, null)).map(({ slug, title, price, itemCount }) => ({ slug, title, price, itemCount }));
}
