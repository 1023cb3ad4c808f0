import { rows } from '#kernel/db/raw.ts';
import type { StorageFigures } from '#modules/analytics/shop-figures.port.ts';

const KINDS = `
  select case when mime like 'image/%' then 'image' when mime like 'video/%' then 'video' when mime like 'text/%' then 'text' else 'other' end as kind,
    count(*) as files, sum(bytes) as bytes, coalesce(sum(bytes) filter (where created_at >= :from and created_at < :to), 0) as added
  from files where removed_at is null group by 1 order by bytes desc`;

const ACCOUNTS = `
  with kept as (select owner_id, count(*) as files, sum(bytes) as bytes from files where removed_at is null group by owner_id)
  select owner_id as "userId", files, bytes from kept
  where cast(:beforeBytes as bigint) is null or (bytes, owner_id) < (:beforeBytes, cast(:beforeId as uuid))
  order by bytes desc, owner_id desc limit :limit`;

interface Kind {
  kind: string;
  files: number;
  bytes: number;
  added: number;
}

/**
 * Storage figures for analytics. `kinds` counts the stored files and their bytes by kind of file; `added` is the bytes of those that were
 * stored from `from` until `to`. `accounts` lists accounts by their bytes, the largest first.
 */
export const storageFigures: StorageFigures = {
  kinds: (tx, { from, to }) => rows<Kind>(tx, KINDS, { from, to }),
  accounts: (tx, { limit, before }) => rows<{ userId: string; files: number; bytes: number }>(tx, ACCOUNTS, { limit, beforeBytes: before?.bytes ?? null, beforeId: before?.id ?? null }),
};
