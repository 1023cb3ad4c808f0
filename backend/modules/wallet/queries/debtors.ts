import { rows } from '#kernel/db/raw.ts';
import type { FlagHolders } from '#modules/identity/people-flags.port.ts';

const DEBTORS = `
  select user_id as id from wallets where debt > 0 and (cast(:among as uuid[]) is null or user_id = any(cast(:among as uuid[])))
  order by debt desc, user_id limit :limit`;

/** Lists people whose wallets owe tokens, the largest debt first. */
export const debtors: FlagHolders = async (connection, { among, limit }) =>
  (await rows<{ id: string }>(connection, DEBTORS, { among: among && [...among], limit })).map(({ id }) => id);
