import type { ContentType } from '#contracts/primitives.ts';
import type { Clock } from '#kernel/clock.ts';
import { afterCommit } from '#kernel/db/database.ts';
import type { Database } from '#kernel/db/database.ts';
import type { Logger } from '#kernel/logging/logger.ts';
import type { Module } from '#kernel/module.ts';
import type { Identity } from '#modules/identity/index.ts';
import type { Media } from '#modules/media/index.ts';
import { paintCovers } from './commands/paint-covers.ts';
import type { CoverPainter } from './commands/paint-covers.ts';
import { publishStarters } from './commands/publish-starters.ts';
import { refreshStatistics } from './commands/refresh-statistics.ts';
import { refreshTerms } from './commands/refresh-terms.ts';
import { createFeatured } from './featured.ts';
import type { Featured } from './featured.ts';
import { personalData } from './personal-data.ts';
import { promptSearchMigration } from './migrations/prompt-search.ts';
import { promptStudioMigration } from './migrations/prompt-studio.ts';
import { promptsMigrations as firstMigrations } from './migrations/prompts.ts';
import type { Prompts } from './prompts.ts';
import { promptRoutes } from './prompts.routes.ts';
import { promptFacts } from './queries/prompt-facts.ts';
import { promptHead } from './queries/prompt-head.ts';
import { promptRefs } from './queries/prompt-refs.ts';
import { createRails } from './queries/rails.ts';
import { runnablePrompt } from './queries/runnable-prompt.ts';
import { onMarks } from './subscribers/on-marks.ts';
import { onRunFinished } from './subscribers/on-run-finished.ts';

export type { PromptFacts, PromptHead, PromptRef, Prompts, RunnablePrompt } from './prompts.ts';
export type { Featured, FeaturedSlot } from './featured.ts';
export type { CoverPainter } from './commands/paint-covers.ts';
export { renderedValues, renderTemplate } from './domain/render-template.ts';
export type { AttachedFile, AttachedFiles, RenderedField, SystemValues } from './domain/render-template.ts';

export const promptsMigrations = { ...firstMigrations, ...promptStudioMigration, ...promptSearchMigration };

export interface PromptsDeps {
  db: Database;
  clock: Clock;
  log: Logger;
  identity: Identity;
  media: Media;
  /** Paints covers of prompts that have none; without it they stay bare. */
  paintCover: CoverPainter | null;
  /** What a model of the rate card makes, for the filter by model; null for one that is not there. */
  modelType?: (modelId: string) => ContentType | null;
}

export interface PromptsModule extends Module {
  prompts: Prompts;
  featured: Featured;
  /** Publishes missing starter prompts; returns how many. Quick when there is nothing to do. */
  seed(): Promise<number>;
}

const STATISTICS_EVERY_MS = 300_000;
const COVERS_EVERY_MS = 10_000;

/** Prompts, versions and forms: the catalogue that runs are made from. */
export function createPrompts(deps: PromptsDeps): PromptsModule {
  const { db, clock, log, identity, media, paintCover, modelType = () => null } = deps;
  const rails = createRails({ db, clock, identity, media });
  return {
    prompts: {
      runnable: runnablePrompt,
      refs: (connection, ids) => promptRefs(connection, ids, media),
      about: promptFacts,
      head: promptHead,
    },
    featured: createFeatured(clock, (tx) => afterCommit(tx, () => rails.forget())),
    migrations: promptsMigrations,
    personalData: personalData({ db, media }),
    subscriptions: [...onRunFinished(clock), ...onMarks],
    routes: (routes) => promptRoutes(routes, { db, identity, media, rails, modelType }),
    seed: () => db.transaction((tx) => publishStarters(tx, { clock, identity })),
    maintenance: [
      { name: 'prompts.refresh_statistics', everyMs: STATISTICS_EVERY_MS, run: () => refreshStatistics(db, clock) },
      { name: 'prompts.refresh_terms', everyMs: STATISTICS_EVERY_MS, run: () => refreshTerms(db, identity) },
      ...(paintCover ? [{ name: 'prompts.paint_covers', everyMs: COVERS_EVERY_MS, run: async () => void (await paintCovers({ db, media, paintCover, log })) }] : []),
    ],
  };
}
