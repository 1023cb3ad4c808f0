import type { SaleLine } from '#contracts/selling.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { SellingContext } from '../selling-context.ts';

const MOST_SALES = 20;

const LATEST = `
  select id, prompt_id, source, earned_at, gross, gross - withheld as counted, status, withheld_why as why
  from earnings where creator_id = ? order by earned_at desc, id desc limit ${MOST_SALES}`;

type Row = Pick<SaleLine, 'id' | 'source' | 'gross' | 'counted' | 'status' | 'why'> & { prompt_id: string; earned_at: Date };

/** A creator's latest earnings, each with how much of it counts and why, but without the payer, whom creators do not get to know. */
export async function latestSales(connection: Connection, prompts: SellingContext['prompts'], creatorId: string): Promise<SaleLine[]> {
  const found = await rows<Row>(connection, LATEST, [creatorId]);
  const refs = await prompts.refs(connection, found.map(({ prompt_id: promptId }) => promptId));
  return found.map(({ prompt_id: promptId, earned_at: at, ...sale }) => ({ ...sale, title: refs.get(promptId)?.title ?? null, at: at.toISOString(), counted: sale.status === 'reversed' ? 0 : sale.counted }));
}
