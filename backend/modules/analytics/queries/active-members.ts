import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

const MEMBERS = `
  with here as (
    select user_id, count(*) as events, max(at) as at from events
    where user_id is not null and at >= :from and at < :to and (cast(:name as text) is null or name = :name) group by user_id
  )
  select user_id as "userId", events, at from here
  where user_id is not null and at is not null and (cast(:beforeAt as timestamptz) is null or (at, user_id) < (:beforeAt, cast(:beforeId as uuid)))
  order by at desc, user_id desc limit :limit`;

export interface ActiveMember {
  userId: string;
  events: number;
  at: Date;
}

interface Asked {
  from: Date;
  to: Date;
  /** The event that a listed member must have; null for any event. */
  name: string | null;
  limit: number;
  before: { at: Date; id: string } | null;
}

/** Members with an event in the range, those with the latest event first. */
export const activeMembers = (tx: Tx, { before, ...asked }: Asked): Promise<ActiveMember[]> =>
  rows<ActiveMember>(tx, MEMBERS, { ...asked, beforeAt: before?.at ?? null, beforeId: before?.id ?? null });
