import { HOUR_MS, MINUTE_MS } from '#contracts/durations.ts';
import type { InboxEntry } from '#contracts/inbox.ts';
import type { PackCard } from '#contracts/packs.ts';
import type { Connection } from '#kernel/db/database.ts';
import type { Module } from '#kernel/module.ts';
import type { PackCards } from '#modules/collections/pack-cards.port.ts';
import type { ModerationTarget } from '#modules/moderation/moderation-target.port.ts';
import type { PublicWorks } from '#modules/profiles/public-works.port.ts';
import { builderRoutes } from './builder.routes.ts';
import { fundSamples } from './commands/fund-samples.ts';
import { returnGifts } from './commands/return-gifts.ts';
import { seedPacks } from './commands/seed-packs.ts';
import { packsMigrations } from './migrations/index.ts';
import { packHead, packMap, titledPacks } from './pack-heads.ts';
import type { PackHead } from './pack-heads.ts';
import { packTarget } from './pack-targets.ts';
import type { PacksContext } from './packs-context.ts';
import { packsAdminRoutes } from './packs.admin.routes.ts';
import { packsRoutes } from './packs.routes.ts';
import { personalData } from './personal-data.ts';
import { packCards } from './queries/pack-cards.ts';
import { packsOfPrompts } from './queries/packs-of-prompts.ts';
import { packWorks } from './public-works.ts';
import { waitingPacks } from './queries/admin-packs.ts';
import { giveAdded } from './subscribers/give-added.ts';
import { onReviews } from './subscribers/on-reviews.ts';

export { discussedPack } from './pack-targets.ts';
export { packsMigrations } from './migrations/index.ts';
export { packSales } from './queries/most-sold.ts';
export type { PackHead } from './pack-heads.ts';

/** The calls of packs that other modules may make. */
export interface Packs {
  /** The public facts of a pack on the market by id or address, for page heads and preview pictures; null for other packs. */
  head(connection: Connection, idOrSlug: string): Promise<PackHead | null>;
  /** The addresses of packs on the market, at most so many. */
  map(connection: Connection, limit: number): Promise<{ id: string; slug: string; updatedAt: Date }[]>;
  /** Packs on the market whose titles contain these letters. */
  titled(connection: Connection, q: string): Promise<Pick<PackCard, 'slug' | 'title' | 'price' | 'itemCount'>[]>;
  /** Those of these packs that a person may open, by id; null means a visitor. */
  cards: PackCards['cards'];
  /** For each prompt by id, the latest pack of this person that contains it. */
  ofPrompts(connection: Connection, userId: string, promptIds: readonly string[]): Promise<Map<string, Pick<PackCard, 'id' | 'slug' | 'title'>>>;
  /** Versions of packs that wait for a moderator. */
  waiting(connection: Connection): Promise<InboxEntry[]>;
}

export interface PacksModule extends Module {
  packs: Packs;
  /** The moderation target of packs, by which members report them and moderators decide. */
  target: ModerationTarget;
  /** Packs as profiles of their makers show them. */
  works: PublicWorks;
  /** Publishes missing official packs. Returns how many it published. */
  seed(): Promise<number>;
}

const RETURN_EVERY_MS = 10 * MINUTE_MS;
const FUND_EVERY_MS = HOUR_MS;

/** Creates the module of packs, which are prompts that are sold together. */
export function createPacks(context: PacksContext): PacksModule {
  return {
    packs: {
      head: (connection, idOrSlug) => packHead(connection, context, idOrSlug),
      map: packMap,
      cards: (connection, ...packs) => packCards(connection, context, ...packs),
      ofPrompts: packsOfPrompts,
      titled: (connection, q) => titledPacks(connection, context, q),
      waiting: waitingPacks,
    },
    target: packTarget(context),
    works: packWorks(context),
    seed: () => context.db.transaction((tx) => seedPacks(tx, context, context.official)),
    migrations: packsMigrations,
    personalData: personalData(context),
    subscriptions: [...giveAdded(context), ...onReviews()],
    maintenance: [
      { name: 'packs.return_gifts', everyMs: RETURN_EVERY_MS, run: () => returnGifts(context) },
      { name: 'packs.fund_samples', everyMs: FUND_EVERY_MS, run: () => fundSamples(context) },
    ],
    routes(routes) {
      packsRoutes(routes, context);
      builderRoutes(routes, context);
      packsAdminRoutes(routes, context);
    },
  };
}
