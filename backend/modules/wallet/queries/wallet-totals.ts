import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { WalletTotals } from '../wallet.ts';

// By step: what a run sets aside and gets back stays inside the wallet, and is neither spent nor received.
const TOTALS = `
  select coalesce(sum(net) filter (where net > 0), 0) as received, coalesce(-sum(net) filter (where net < 0), 0) as spent
  from (select sum(amount) as net from ledger_entries where owner = :userId and chain_no is not null group by chain_no) each`;

/** Everything that ever came in and went out, adjustments included, in tokens: received - spent is what is there now. */
export async function walletTotals(connection: Connection, userId: string): Promise<WalletTotals> {
  const [totals] = await rows<Record<'received' | 'spent', string>>(connection, TOTALS, { userId });
  return { received: Number(totals!.received), spent: Number(totals!.spent) };
}
