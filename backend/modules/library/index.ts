import { HOUR_MS } from '#contracts/durations.ts';
import type { Creation, PublicCreation } from '#contracts/creations.ts';
import type { ContentType } from '#contracts/primitives.ts';
import type { Connection } from '#kernel/db/database.ts';
import type { MaintenanceTask } from '#kernel/jobs/maintenance.ts';
import type { Module } from '#kernel/module.ts';
import type { CreationCard } from '#modules/collections/creation-cards.port.ts';
import type { ModerationTarget } from '#modules/moderation/moderation-target.port.ts';
import type { PublicWorks } from '#modules/profiles/public-works.port.ts';
import type { ArchiveMaker } from '#modules/archives/archive-maker.port.ts';
import { archiveMaker } from './archive-maker.ts';
import { adoptRuns } from './commands/adopt-runs.ts';
import { adoptPrompts } from './commands/adopt-prompts.ts';
import { purgePrompts } from './commands/purge-prompts.ts';
import { purgeTrash } from './commands/purge-trash.ts';
import { creationTarget } from './creation-target.ts';
import { creationsRoutes, publicCreationsRoutes } from './creations.routes.ts';
import { folderTarget } from './folders/folder-target.ts';
import { foldersRoutes } from './folders/folders.routes.ts';
import { folderHead, publicFolders } from './folders/open-folder.ts';
import type { FolderHead } from './folders/open-folder.ts';
import { libraryRoutes } from './library.routes.ts';
import type { LibraryContext } from './library-context.ts';
import { libraryMigrations } from './migrations/index.ts';
import { libraryPortability } from './portable.ts';
import type { LibraryPortability } from './portable.ts';
import { personalData } from './personal-data.ts';
import { creationWorks } from './public-works.ts';
import { creationCards } from './queries/creation-cards.ts';
import { listCreations } from './queries/list-creations.ts';
import { publicCreations } from './queries/public-creations.ts';
import type { PublicPage } from './queries/public-creations.ts';
import { onPrompts } from './subscribers/on-prompts.ts';
import { onRuns } from './subscribers/on-runs.ts';

export type { FolderItem, LibraryPortability, PortableCreation, PortableFolder } from './portable.ts';
export { libraryMigrations } from './migrations/index.ts';

/** The calls of the library that other modules may make. */
export interface Library {
  /** A page of public creations of a prompt, a person or all people, newest first. @throws AppError invalid_request for a malformed cursor */
  publicCreations(connection: Connection, page: PublicPage): Promise<{ items: PublicCreation[]; nextCursor: string | null }>;
  /** Those of these creations that are public or made by this person, by id. Null means a visitor, who made none. */
  cards(connection: Connection, creationIds: readonly string[], userId: string | null): Promise<Map<string, CreationCard>>;
  /** Own creations that contain these words, or all of them for empty words, newest first, without those in the trash. */
  ownCreations(connection: Connection, ownerId: string, asked: { q: string; type: ContentType | undefined; limit: number }): Promise<Creation[]>;
  /** A published folder by its address; null for all others. */
  folderHead(connection: Connection, slug: string): Promise<FolderHead | null>;
  /** Published folders for sitemaps, last changed first. */
  publicFolders(connection: Connection, limit: number): Promise<{ slug: string; updatedAt: Date }[]>;
}

export interface LibraryModule extends Module {
  library: Library;
  portable: LibraryPortability;
  archiveMaker: ArchiveMaker;
  target: ModerationTarget;
  /** Public creations as profiles show them. */
  works: PublicWorks;
  /** The moderation target of published folders, by which members report them and moderators decide. */
  folderTarget: ModerationTarget;
  maintenance: readonly MaintenanceTask[];
}

const ADOPT_EVERY_MS = 10_000;
const PURGE_EVERY_MS = HOUR_MS;

/** Composes the module library: creations, library entries of prompts, favourites and folders. */
export function createLibrary(context: LibraryContext): LibraryModule {
  return {
    library: {
      publicCreations: (connection, page) => publicCreations(connection, context, page),
      cards: (connection, ...creations) => creationCards(connection, context, ...creations),
      ownCreations: async (connection, ownerId, asked) => (await listCreations(connection, context, ownerId, { ...asked, sort: 'newest' })).items,
      publicFolders: (connection, limit) => publicFolders(connection, context, limit),
      folderHead: (connection, slug) => folderHead(connection, context, slug),
    },
    portable: libraryPortability(context),
    archiveMaker: archiveMaker(context),
    target: creationTarget(context),
    works: creationWorks(context),
    folderTarget: folderTarget(context),
    migrations: libraryMigrations,
    personalData: personalData(context),
    subscriptions: [...onRuns(context), ...onPrompts(context)],
    routes(routes) {
      creationsRoutes(routes, context);
      publicCreationsRoutes(routes, context);
      foldersRoutes(routes, context);
      libraryRoutes(routes, context);
    },
    maintenance: [
      { name: 'library.adopt_runs', everyMs: ADOPT_EVERY_MS, run: () => adoptRuns(context) },
      { name: 'library.adopt_prompts', everyMs: ADOPT_EVERY_MS, run: () => adoptPrompts(context) },
      { name: 'library.purge_prompts', everyMs: PURGE_EVERY_MS, run: () => purgePrompts(context) },
      { name: 'library.purge_trash', everyMs: PURGE_EVERY_MS, run: () => purgeTrash(context) },
    ],
  };
}
