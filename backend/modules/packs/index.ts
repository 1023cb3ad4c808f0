import type { Module } from '#kernel/module.ts';
import { packsMigrations } from './migrations/index.ts';
import type { PacksContext } from './packs-context.ts';
import { packsRoutes } from './packs.routes.ts';
import { personalData } from './personal-data.ts';

export { packsMigrations } from './migrations/index.ts';

export type PacksModule = Module;

/** Prompts that are sold together. */
export function createPacks(context: PacksContext): PacksModule {
  return {
    migrations: packsMigrations,
    personalData: personalData(context),
    routes: (routes) => packsRoutes(routes, context),
  };
}
