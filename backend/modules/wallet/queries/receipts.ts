import type { Receipt } from '#contracts/wallet.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

interface HoldRow {
  generation_id: string;
  amount: number;
  captured: number;
  released: number;
  status: Receipt['status'];
  held_at: Date;
  settled_at: Date | null;
}

/** What each run held, captured and gave back, by generation id; runs without a hold are left out. */
export async function receipts(connection: Connection, generationIds: readonly string[]): Promise<Map<string, Receipt>> {
  if (generationIds.length === 0) return new Map();
  const found = await rows<HoldRow>(
    connection,
    `select generation_id, amount, captured, released, status, held_at, settled_at from holds
     where generation_id = any(?::uuid[])`,
    [generationIds],
  );
  return new Map(found.map((hold) => [hold.generation_id, present(hold)]));
}

const present = (hold: HoldRow): Receipt => ({
  held: hold.amount,
  captured: hold.captured,
  released: hold.released,
  status: hold.status,
  heldAt: hold.held_at.toISOString(),
  settledAt: hold.settled_at?.toISOString() ?? null,
});
