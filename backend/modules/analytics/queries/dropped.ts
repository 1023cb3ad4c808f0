import { rows } from '#kernel/db/raw.ts';
import type { Tx } from '#kernel/db/database.ts';
import { FUNNEL, funnelBindings } from './funnel.ts';
import type { FunnelQuestion } from './funnel.ts';

// Tells members from visitors by their ids: an account has a UUID of version 7, a visitor one of version 8.
const DROPPED = `
  with ${FUNNEL},
  last as (select person, max(step) as step, max(at) as at from taken group by person having max(step) = :step)
  select person, at, (select count(*) from last where substr(person::text, 15, 1) = '8') as visitors
  from last where substr(person::text, 15, 1) <> '8' and (cast(:beforeAt as timestamptz) is null or (at, person) < (:beforeAt, cast(:beforeId as uuid)))
  order by at desc, person desc limit :limit`;

const VISITORS = `
  with ${FUNNEL},
  last as (select person, max(step) as step from taken group by person having max(step) = :step)
  select count(*) as visitors from last where substr(person::text, 15, 1) = '8'`;

export interface DroppedRow {
  person: string;
  at: Date;
}

/** Members who left a funnel at a step, latest first, and how many visitors did. */
export async function dropped(tx: Tx, question: FunnelQuestion, { step, limit, before }: { step: number; limit: number; before: { at: Date; id: string } | null }): Promise<{ members: DroppedRow[]; visitors: number }> {
  const given = { ...funnelBindings(question), step };
  const found = await rows<DroppedRow & { visitors: number }>(tx, DROPPED, { ...given, limit, beforeAt: before?.at ?? null, beforeId: before?.id ?? null });
  const [first] = found;
  if (first) return { members: found, visitors: first.visitors };
  const [none] = await rows<{ visitors: number }>(tx, VISITORS, given);
  return { members: [], visitors: none?.visitors ?? 0 };
}
