import type { Tx } from '#kernel/db/database.ts';
import { prepared } from '#kernel/db/raw.ts';
import type { AchievementsContext } from '../achievements-context.ts';
import type { Move } from '../domain/move.ts';
import { goalsReached } from '../catalogue/goals.ts';
import { unlockAchievements } from './unlock-achievements.ts';

// Marks decide what is new by their key; counters are locked in the order of their names, so that two events cannot block each other.
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
 * Moves a person's counters and unlocks what they come to, with its reward. Runs in the transaction of an event's
 * subscriber, which remembers the event: that is what makes a number safe to add. What may come again as another event
 * (a vote, a day, a prompt) is `distinct` and counts once for ever. Nothing is counted for an account that was deleted.
 * @param generationId the run that moves them, when it has a message: what it earns is told there
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
