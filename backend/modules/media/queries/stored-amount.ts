import { one } from '#contracts/must.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

/** Counts all files that are stored now, and their bytes. */
export const storedAmount = async (connection: Connection): Promise<{ files: number; bytes: number }> =>
  one(await rows<{ files: number; bytes: number }>(connection, 'select count(*)::int as files, coalesce(sum(bytes), 0)::bigint as bytes from files where removed_at is null'));
