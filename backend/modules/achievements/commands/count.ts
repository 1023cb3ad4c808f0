import type { Tx } from '#kernel/db/database.ts';
import { prepared } from '#kernel/db/raw.ts';
import type { AchievementsContext } from '../achievements-context.ts';
import type { Move } from '../domain/move.ts';
import { goalsReached } from '../catalogue/goals.ts';
import { unlockAchievements } from './unlock-achievements.ts';

// The primary key of `achievement_marks` decides whether a mark is new. The statement locks counters in the order of their names, so that two events cannot
// deadlock.
const MOVE = {
  name: 'achievements_move_1',
  sql: `
  with moves as (
    select * from unnest(:counters::text[], :marks::text[], :steps::int[]) as m (counter, mark, step)
  ), fresh as (
    insert into achievement_marks (user_id, counter, mark)
    select distinct :userId::uuid, counter, mark from moves where mark is not null on conflict do nothing returning counter
  ), steps as (
    select counter, sum(step)::int as step from (
      select counter, 1 as step from fresh union all select counter, step from moves where mark is null
    ) each group by counter having sum(step) > 0 order by counter
  )
  insert into achievement_counters (user_id, counter, value) select :userId::uuid, counter, step from steps
  on conflict (user_id, counter) do update set value = achievement_counters.value + excluded.value
  returning counter, value`,
};

/**
 * Moves a person's counters, unlocks the goals that they reach, and pays the rewards. It runs in the transaction of a
 * subscriber, which handles each event once, so a number is added once. A mark (`distinct`) counts once for ever, because
 * another event can name the same vote, day or prompt again. Nothing is counted for a deleted account.
 * @param generationId the run that moves them, if it has a message: that message also names the rewards
 */
export async function count(tx: Tx, context: AchievementsContext, userId: string, moves: readonly Move[], generationId?: string): Promise<void> {
  if (await context.identity.gone(tx, userId)) return;
  const moved = await prepared<{ counter: string; value: number }>(tx, MOVE, {
    userId,
    counters: moves.map(({ counter }) => counter),
    marks: moves.map((move) => ('distinct' in move ? move.distinct : null)),
    steps: moves.map((move) => ('distinct' in move ? 0 : (move.by ?? 1))),
  });
  await unlockAchievements(tx, context, userId, goalsReached(new Map(moved.map(({ counter, value }) => [counter, value]))), generationId);
}
