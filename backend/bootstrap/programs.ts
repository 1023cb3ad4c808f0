import { createApiAccess } from '#modules/api-access/index.ts';
import type { ApiAccessModule } from '#modules/api-access/index.ts';
import type { ModuleDeps, Modules } from './modules.ts';

/** What serves the programs of members: they come with keys. */
export interface ProgramModules {
  apiAccess: ApiAccessModule;
}

export const programsOf = ({ db, clock }: ModuleDeps, { identity, generation }: Pick<Modules, 'identity' | 'generation'>): ProgramModules => ({
  apiAccess: createApiAccess({ db, clock, owners: identity.keyOwners, spending: generation.keySpending }),
});
