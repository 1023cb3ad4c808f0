import type { Receipt } from '#contracts/wallet.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { presentReceipt } from '../wallet.presenter.ts';
import type { HoldRow } from '../wallet.presenter.ts';

/** Reads the tokens that runs held, captured and released, by generation id. Runs without a hold are absent. */
export async function receipts(connection: Connection, generationIds: readonly string[]): Promise<Map<string, Receipt>> {
  if (generationIds.length === 0) return new Map();
  const found = await rows<HoldRow & { generation_id: string }>(
    connection,
    `select generation_id, amount, captured, released, status, held_at, settled_at from holds
     where generation_id = any(?::uuid[])`,
    [generationIds],
  );
  return new Map(found.map((hold) => [hold.generation_id, presentReceipt(hold)]));
}
