import type { Page } from '@playwright/test';
import { Client } from 'pg';

export interface Line {
  type: string;
  title: string;
  amount: number;
  balanceAfter: number;
}

/** Returns every line of the signed-in user's wallet, oldest first. */
export async function linesOf(page: Page, baseURL: string): Promise<Line[]> {
  const { items } = (await (await page.request.get(`${baseURL}/api/user/transactions?limit=100`)).json()) as { items: Line[] };
  return items.map(({ type, title, amount, balanceAfter }) => ({ type, title, amount, balanceAfter })).reverse();
}

/** Returns a user's figures from the ledger's rows: spendable tokens, held tokens, pending earnings, and transactions that do not sum to zero. */
export async function ledgerOf(username: string): Promise<{ spendable: number; held: number; pending: number; unbalanced: number }> {
  const database = new Client({ connectionString: process.env.E2E_DATABASE_URL });
  await database.connect();
  try {
    const { rows } = await database.query<{ account: string; tokens: number }>(
      'select account, sum(amount)::int as tokens from ledger_entries where owner = (select id from users where username = $1) group by account', [username],
    );
    const of = (accounts: string[]): number => rows.filter(({ account }) => accounts.includes(account)).reduce((sum, { tokens }) => sum + tokens, 0);
    const broken = await database.query('select tx_id from ledger_entries group by tx_id having sum(amount) <> 0');
    return { spendable: of(['bonus', 'subscription', 'earned', 'purchased', 'debt']), held: of(['held']), pending: of(['pending_earned']), unbalanced: broken.rowCount ?? 0 };
  } finally {
    await database.end();
  }
}
