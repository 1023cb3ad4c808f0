import type { PinType } from '#contracts/pins.ts';
import { must } from '#contracts/must.ts';
import type { Module } from '#kernel/module.ts';
import { profilesMigrations } from './migrations/pins.ts';
import { personalData } from './personal-data.ts';
import type { ProfilesContext } from './profiles-context.ts';
import { profilesRoutes } from './profiles.routes.ts';
import type { PublicWorks } from './public-works.port.ts';

export { profilesMigrations } from './migrations/pins.ts';

export interface ProfilesDeps extends Omit<ProfilesContext, 'works'> {
  /** For each kind of work, the object of the module that owns it, which says which works are public. */
  works: readonly PublicWorks[];
}

/** Builds the module of profiles: pinned works, and counts of public works. Names and texts of people belong to `identity`. */
export function createProfiles(deps: ProfilesDeps): Module {
  const byType = new Map<PinType, PublicWorks>(deps.works.map((works) => [works.type, works]));
  const context: ProfilesContext = { ...deps, works: (type) => must(byType.get(type), 'the works of a type') };
  return { migrations: profilesMigrations, personalData: personalData(context), routes: (routes) => profilesRoutes(routes, context) };
}
