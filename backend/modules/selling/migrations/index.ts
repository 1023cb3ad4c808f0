import { agentEarningsMigration } from './agent-earnings.ts';
import { earningReleasesMigration } from './earning-releases.ts';
import { earningsOfPromptMigration } from './earnings-of-prompt.ts';
import { earningsMigration } from './earnings.ts';
import { figuresMigration } from './figures.ts';
import { packEarningsMigration } from './packs.ts';
import { tipsMigration } from './tips.ts';
import { unlocksMigration } from './unlocks.ts';
import { visitsMigration } from './visits.ts';

/** All migrations of the module selling. */
export const sellingMigrations = { ...unlocksMigration, ...earningsMigration, ...earningReleasesMigration, ...figuresMigration, ...packEarningsMigration, ...earningsOfPromptMigration, ...visitsMigration, ...tipsMigration, ...agentEarningsMigration };
