import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

const TIMELINE = `
  select id, at, name, device, country, source, props from events
  where person = :userId and (cast(:beforeAt as timestamptz) is null or (at, id) < (:beforeAt, cast(:beforeId as uuid)))
  order by at desc, id desc limit :limit`;

export interface TimelineRow {
  id: string;
  at: Date;
  name: string;
  device: string | null;
  country: string | null;
  source: string | null;
  props: Record<string, unknown>;
}

/** The events of a member, latest first. */
export const timeline = (tx: Tx, { userId, limit, before }: { userId: string; limit: number; before: { at: Date; id: string } | null }): Promise<TimelineRow[]> =>
  rows<TimelineRow>(tx, TIMELINE, { userId, limit, beforeAt: before?.at ?? null, beforeId: before?.id ?? null });
