import { rows } from '#kernel/db/raw.ts';
import type { FlagHolders } from '#modules/identity/people-flags.port.ts';

const REPORTED = `
  select author_id as id from reports where status = 'open' and author_id is not null and (cast(:among as uuid[]) is null or author_id = any(cast(:among as uuid[])))
  group by author_id order by max(created_at) desc, author_id limit :limit`;
const STRUCK = `
  select user_id as id from strikes
  where withdrawn_at is null and user_id is not null and expires_at > :now and (cast(:among as uuid[]) is null or user_id = any(cast(:among as uuid[])))
  group by user_id order by max(created_at) desc, user_id limit :limit`;

/** People whose work or profile has an open report, latest report first. */
export const reportedPeople: FlagHolders = async (connection, { among, limit }) =>
  (await rows<{ id: string }>(connection, REPORTED, { among: among && [...among], limit })).map(({ id }) => id);

/** People with an active strike, latest strike first. */
export const struckPeople: FlagHolders = async (connection, { now, among, limit }) =>
  (await rows<{ id: string }>(connection, STRUCK, { now, among: among && [...among], limit })).map(({ id }) => id);
