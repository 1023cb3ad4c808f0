import { freePacksMigration } from './free-packs.ts';
import { hiddenPacksMigration } from './hidden-packs.ts';
import { packOrdersMigration } from './pack-orders.ts';
import { packPurchasesMigration } from './pack-purchases.ts';
import { packRemovalsMigration } from './pack-removals.ts';
import { packsMigration } from './packs.ts';

/** All migrations of the module packs. */
export const packsMigrations = { ...packsMigration, ...packPurchasesMigration, ...packRemovalsMigration, ...packOrdersMigration, ...freePacksMigration, ...hiddenPacksMigration };
