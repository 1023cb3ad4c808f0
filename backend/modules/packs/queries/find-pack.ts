import type { PackStatus } from '#contracts/packs.ts';
import type { Category } from '#contracts/prompts.ts';
import { id } from '#contracts/primitives.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { packMissing } from '../packs.errors.ts';
import { mayEdit } from '../packs.policy.ts';
import type { Person } from '../packs.policy.ts';

/** A row of the table of packs, with the draft and the state on the market. */
export interface PackRow {
  id: string;
  ownerId: string;
  official: boolean;
  slug: string;
  status: PackStatus;
  title: string;
  pitch: string;
  description: string;
  category: Category | null;
  price: number;
  progressMode: 'free' | 'ordered';
  discountPercent: number | null;
  discountUntil: Date | null;
  featuredPlace: number | null;
  versionId: string | null;
  publishedAt: Date | null;
  sales: number;
  gifts: number;
  refunds: number;
  gross: number;
  reviews: number;
  stars: number;
  /** The rule for which a moderator hid the pack, until a changed version is approved. */
  hiddenRule: string | null;
  updatedAt: Date;
}

export const PACK_COLUMNS = `
  p.id, p.owner_id as "ownerId", p.official, p.slug, p.status, p.title, p.pitch, p.description, p.category, p.price, p.progress_mode as "progressMode",
  p.discount_percent as "discountPercent", p.discount_until as "discountUntil", p.featured_place as "featuredPlace", p.published_version_id as "versionId",
  p.published_at as "publishedAt", p.sales, p.gifts, p.refunds, p.gross, p.reviews, p.stars, p.hidden_rule as "hiddenRule", p.updated_at as "updatedAt"`;

const BY_ID = `select ${PACK_COLUMNS} from prompt_packs p where p.id = :id`;
const BY_SLUG = `select ${PACK_COLUMNS} from prompt_packs p where p.slug = :slug`;
const LOCK = 'select id from prompt_packs where id = ? for no key update';

/** Finds a pack by id or address, in whatever state. @throws AppError not_found */
export async function findPack(connection: Connection, idOrSlug: string): Promise<PackRow> {
  const [found] = id.safeParse(idOrSlug).success ? await rows<PackRow>(connection, BY_ID, { id: idOrSlug }) : await rows<PackRow>(connection, BY_SLUG, { slug: idOrSlug });
  if (!found) throw packMissing();
  return found;
}

/** Locks a pack that this transaction changes or sells. Other transactions wait until it ends. @throws AppError not_found */
export async function lockPack(tx: Tx, packId: string): Promise<PackRow> {
  await rows(tx, LOCK, [packId]);
  return findPack(tx, packId);
}

/** Locks a pack for a person who edits it, who must be allowed to. @throws AppError not_found, also for other people's packs */
export async function lockEdited(tx: Tx, packId: string, person: Person): Promise<PackRow> {
  const pack = await lockPack(tx, packId);
  if (!mayEdit(pack, person)) throw packMissing();
  return pack;
}
