import { one } from '#contracts/must.ts';
import type { Tx } from '#kernel/db/database.ts';
import { prepared } from '#kernel/db/raw.ts';
import { tooManyWaiting } from '../generation.errors.ts';
import type { Deps } from '../generation-deps.ts';
import type { Plan } from '../generation.options.ts';
import type { GenerationRow } from '../models/generation.model.ts';

interface Slot {
  in_flight: number;
  waiting: number;
  /** The time when the run got a slot; null when it has to wait for one. */
  dispatched_at: Date | null;
}

// Slots are counted after the hold, which locks the wallet's row: otherwise two requests of one user could both take the last slot.
const TAKE_SLOT = {
  name: 'generation_slot_2',
  sql: `
  with counts as materialized (
    select count(*) filter (where dispatched_at is not null) as in_flight,
      count(*) filter (where dispatched_at is null and id <> :id) as waiting
    from generations where user_id = :userId and lane = :lane and status in ('queued', 'running')
  ), dispatched as (
    update generations g set dispatched_at = :now from counts c where g.id = :id and c.in_flight < g.slots
    returning g.dispatched_at
  )
  select in_flight, waiting, (select dispatched_at from dispatched) as dispatched_at from counts`,
};

/** Gives a new run a free slot of its owner and lane, or lets it wait (docs/rules/runs.md#slots). @throws AppError too_many_waiting */
export async function takeSlot(tx: Tx, { clock, options }: Pick<Deps, 'clock' | 'options'>, run: GenerationRow, plan: Plan): Promise<Slot> {
  const slot = one(await prepared<Slot>(tx, TAKE_SLOT, { id: run.id, userId: run.user_id, lane: run.lane, now: clock.now() }));
  if (!slot.dispatched_at && slot.waiting >= options.waiting[plan]) throw tooManyWaiting(options.waiting[plan]);
  return slot;
}
