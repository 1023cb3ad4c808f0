import { rows } from '#kernel/db/raw.ts';
import type { FlagHolders } from '#modules/identity/people-flags.port.ts';

const DISPUTING = `
  select o.user_id as id from disputes d join orders o on o.id = d.order_id
  where d.status <> 'won' and (cast(:among as uuid[]) is null or o.user_id = any(cast(:among as uuid[])))
  group by o.user_id order by max(d.opened_at) desc, o.user_id limit :limit`;

/** People with a dispute that is open or was lost, latest dispute first. */
export const disputingPeople: FlagHolders = async (connection, { among, limit }) =>
  (await rows<{ id: string }>(connection, DISPUTING, { among: among && [...among], limit })).map(({ id }) => id);
