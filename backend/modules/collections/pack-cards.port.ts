import type { PackCard } from '#contracts/packs.ts';
import type { Connection } from '#kernel/db/database.ts';

/** What collections need of packs. The module that sells packs registers one object. */
export interface PackCards {
  /** Those of these packs that this person may open, visitors for null: packs on the market, and those that they made or have. Others are absent. */
  cards(connection: Connection, packIds: readonly string[], userId: string | null): Promise<Map<string, PackCard>>;
}
