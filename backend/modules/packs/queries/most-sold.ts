import { rows } from '#kernel/db/raw.ts';
import type { PackSales } from '#modules/analytics/shop-figures.port.ts';

const MOST_SOLD = `
  select pack_id as id, min(title) as title, creator_id as "creatorId", count(*) as sales, sum(paid) as tokens
  from pack_purchases where purchased_at >= :from and purchased_at < :to and status <> 'refunded'
  group by pack_id, creator_id order by sales desc, pack_id limit :limit`;

interface Sold {
  id: string;
  title: string;
  creatorId: string;
  sales: number;
  tokens: number;
}

/** The most sold packs of a range, for administrators' figures. */
export const packSales: PackSales = { mostSold: (tx, { from, to }, limit) => rows<Sold>(tx, MOST_SOLD, { from, to, limit }) };
