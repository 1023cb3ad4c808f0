import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import type { Module } from '#kernel/module.ts';
import type { Identity } from '#modules/identity/index.ts';
import type { Media } from '#modules/media/index.ts';
import { paintCovers } from './commands/paint-covers.ts';
import type { CoverPainter } from './commands/paint-covers.ts';
import { publishStarters } from './commands/publish-starters.ts';
import { refreshStatistics } from './commands/refresh-statistics.ts';
import { promptsMigrations } from './migrations/prompts.ts';
import type { Prompts } from './prompts.ts';
import { promptRoutes } from './prompts.routes.ts';
import { promptRefs } from './queries/prompt-refs.ts';
import { runnablePrompt } from './queries/runnable-prompt.ts';
import { onRunFinished } from './subscribers/on-run-finished.ts';

export type { PromptRef, Prompts, RunnablePrompt } from './prompts.ts';
export type { CoverPainter } from './commands/paint-covers.ts';
export { renderedValues, renderTemplate } from './domain/render-template.ts';
export type { AttachedFile, AttachedFiles, RenderedField, SystemValues } from './domain/render-template.ts';
export { promptsMigrations } from './migrations/prompts.ts';

export interface PromptsDeps {
  db: Database;
  clock: Clock;
  identity: Identity;
  media: Media;
}

export interface PromptsModule extends Module {
  prompts: Prompts;
  /** Publishes missing starter prompts and paints missing covers; quick when there is nothing to do. */
  seed(paintCover: CoverPainter): Promise<{ published: number; painted: number }>;
  /** Maintenance: rebuilds the rolling statistics. */
  refreshStatistics(): Promise<void>;
}

/** Prompts, versions and forms: the catalogue that runs are made from. */
export function createPrompts(deps: PromptsDeps): PromptsModule {
  const { db, clock, identity, media } = deps;
  return {
    prompts: {
      runnable: runnablePrompt,
      refs: (connection, ids) => promptRefs(connection, ids, media),
    },
    migrations: promptsMigrations,
    subscriptions: onRunFinished(clock),
    routes: (routes) => promptRoutes(routes, { db, identity, media }),
    async seed(paintCover) {
      const published = await db.transaction((tx) => publishStarters(tx, { clock, identity }));
      const painted = await paintCovers({ db, media, paintCover });
      return { published, painted };
    },
    refreshStatistics: () => refreshStatistics(db, clock),
  };
}
