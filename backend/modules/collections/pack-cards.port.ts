import type { PackCard } from '#contracts/packs.ts';
import type { Connection } from '#kernel/db/database.ts';

/** What collections ask about packs. The module that sells packs registers one object. */
export interface PackCards {
  /** Those of these packs that this person may open: packs on the market, and those that the person made or holds. Others are absent. Null means a visitor. */
  cards(connection: Connection, packIds: readonly string[], userId: string | null): Promise<Map<string, PackCard>>;
}
