import type { RateCard } from '#contracts/pricing.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';
import type { Collections } from '#modules/collections/index.ts';
import type { Generation } from '#modules/generation/index.ts';
import type { Identity, Preferences } from '#modules/identity/index.ts';
import type { Library } from '#modules/library/index.ts';
import type { Media } from '#modules/media/index.ts';
import type { Packs } from '#modules/packs/index.ts';
import type { Prompts } from '#modules/prompts/index.ts';

/** Draws the picture of a link preview, as PNG. */
export type ShareCardPainter = (card: {
  title: string;
  oneLiner: string;
  contentType: 'text' | 'image' | 'video';
  creator: string;
  price: string;
  successRate: number | null;
  cover: Buffer | null;
}) => Promise<Buffer>;

export interface SharingContext {
  db: Database;
  clock: Clock;
  outbox: Outbox;
  identity: Identity;
  preferences: Pick<Preferences, 'listed'>;
  media: Pick<Media, 'bytes'>;
  prompts: Pick<Prompts, 'about' | 'head' | 'mapStarts' | 'mapPart' | 'runners'>;
  generation: Pick<Generation, 'show' | 'hide' | 'shown'>;
  packs: Pick<Packs, 'head' | 'map'>;
  collections: Pick<Collections, 'head' | 'publicPages'>;
  library: Pick<Library, 'publicFolders'>;
  /** The rate card with today's prices of runs, for the price on previews. */
  rateCard(): Promise<RateCard>;
  paintCard: ShareCardPainter;
  /** The public address of the product with its scheme, for site maps; null when none is configured. */
  publicUrl: string | null;
}
