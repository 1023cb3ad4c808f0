import type { BodyOf } from '#contracts/endpoint.ts';
import { DEFAULT_REWARDS } from '#contracts/rewards.ts';
import type { RewardAmounts, saveAdminRewards } from '#contracts/rewards.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import { adminAction, adminActionOf } from '#modules/operations/operations.events.ts';
import { nothingChanged, rewardsChanged } from '../achievements.errors.ts';
import type { AchievementsContext } from '../achievements-context.ts';
import { amountsInForce } from '../queries/amounts-in-force.ts';
import { keysOf } from '#contracts/typed-records.ts';

type AmountName = keyof RewardAmounts;
const AMOUNT_NAMES = keysOf(DEFAULT_REWARDS);

// When two administrators save the same version number, the second insert waits for the first commit and then adds no row.
const ADD = `
  insert into reward_amounts (version, amounts, created_at, created_by, created_by_name, reason)
  values (:version, :amounts, :now, :userId, :username, :reason) on conflict (version) do nothing returning version`;

/**
 * Stores new reward amounts as a new version, with an entry in the audit log. Rewards that were already given keep their
 * amounts.
 * @throws AppError rewards_changed when the administrator started from an older version, nothing_changed
 */
export async function saveAmounts(tx: Tx, { clock, outbox }: AchievementsContext, { viewer, requestId }: { viewer: Viewer; requestId: string }, { base, amounts, reason }: BodyOf<typeof saveAdminRewards>): Promise<void> {
  const newest = await amountsInForce(tx);
  if (newest.version !== base) throw rewardsChanged(newest);
  const changed = AMOUNT_NAMES.filter((name) => newest.amounts[name] !== amounts[name]);
  if (changed.length === 0) throw nothingChanged();
  const version = base + 1;
  const added = await rows(tx, ADD, { version, amounts: JSON.stringify(amounts), now: clock.now(), userId: viewer.userId, username: viewer.username, reason });
  if (added.length === 0) throw rewardsChanged(null);
  const target = { type: 'rewards', id: String(version), label: `Reward amounts, version ${version}` };
  await outbox.publish(tx, adminAction, adminActionOf(viewer, requestId, { action: 'rewards.change', target, reason, details: { from: only(changed, newest.amounts), to: only(changed, amounts) } }));
}

const only = (names: readonly AmountName[], amounts: RewardAmounts): Record<string, number> => Object.fromEntries(names.map((name) => [name, amounts[name]]));
