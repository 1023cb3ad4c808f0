import type { Module } from '#kernel/module.ts';
import type { ModerationTarget } from '#modules/moderation/moderation-target.port.ts';
import type { PublicWorks } from '#modules/profiles/public-works.port.ts';
import { collectionTarget } from './collection-target.ts';
import type { Collections } from './collections.ts';
import type { CollectionsContext } from './collections-context.ts';
import { collectionsRoutes } from './collections.routes.ts';
import { collectionsMigrations } from './migrations/collections.ts';
import { collectionPortability } from './portable.ts';
import type { CollectionPortability } from './portable.ts';
import { personalData } from './personal-data.ts';
import { addCreations, creationsIn } from './commands/add-creations.ts';
import { savedPacks } from './commands/save-pack.ts';
import { unsavePrompts } from './commands/save-prompt.ts';
import { collectionWorks } from './public-works.ts';
import { savers } from './queries/savers.ts';
import { shutOut } from './commands/shut-out.ts';
import { namedCollections } from './queries/named-collections.ts';
import { collectionHead, publicPages } from './queries/public-pages.ts';
import { savedAmong } from './queries/saved-among.ts';
import { makeSaved } from './subscribers/make-saved.ts';

export type { CollectionPortability, PortableItem } from './portable.ts';
export type { CollectionHead, Collections } from './collections.ts';
export { collectionsMigrations } from './migrations/collections.ts';

export interface CollectionsModule extends Module {
  collections: Collections;
  portable: CollectionPortability;
  target: ModerationTarget;
  /** Public collections as profiles show them. */
  works: PublicWorks;
}

/** Composes the module collections: sets of works that people share, with each person's collection "Saved". */
export function createCollections(context: CollectionsContext): CollectionsModule {
  return {
    target: collectionTarget,
    works: collectionWorks(context),
    collections: {
      savedAmong, savedPacks, creationsIn, shutOut, savers, unsave: (tx, ...saves) => unsavePrompts(tx, context, ...saves), addCreations: (tx, ...creations) => addCreations(tx, context, ...creations),
      head: (connection, idOrSlug) => collectionHead(connection, context, idOrSlug),
      named: (connection, ...typed) => namedCollections(connection, context, ...typed),
      publicPages: (connection, limit) => publicPages(connection, context, limit),
    },
    portable: collectionPortability(context),
    migrations: collectionsMigrations,
    personalData: personalData(context),
    subscriptions: [makeSaved(context)],
    routes: (routes) => collectionsRoutes(routes, context),
  };
}
