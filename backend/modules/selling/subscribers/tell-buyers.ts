import { must } from '#contracts/must.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { promptRemoved, promptRestored } from '#modules/prompts/prompts.events.ts';
import type { SellingContext } from '../selling-context.ts';
import { unlockedPromptMoved } from '../selling.events.ts';

const BUYERS_A_TIME = 50;
const NEXT = `
  select id as "unlockId", user_id as "userId", paid from unlocks
  where prompt_id = :promptId and status = 'active' and (cast(:after as uuid) is null or id > :after) order by id limit :batch`;

interface Move {
  promptId: string;
  title: string;
  removed: boolean;
  /** The ISO time at which the prompt was taken down or brought back. */
  movedAt: string;
}

/**
 * When a prompt is taken down or brought back, publishes its buyers in batches, so that each gets a message. Each transaction stores how far
 * it got. If the change is undone meanwhile, the remaining buyers get no message.
 */
export function tellBuyers({ prompts, outbox }: Pick<SellingContext, 'prompts' | 'outbox'>, batch = BUYERS_A_TIME): Subscription[] {
  async function tell(tx: Tx, move: Move, after: string | null): Promise<void> {
    const { promptId, removed } = move;
    if ((await prompts.takenDown(tx, [promptId])).has(promptId) !== removed) return;
    const unlocks = await rows<{ unlockId: string; userId: string; paid: number }>(tx, NEXT, { promptId, after, batch });
    if (unlocks.length > 0) await outbox.publish(tx, unlockedPromptMoved, { ...move, unlocks, after: unlocks.length === batch ? must(unlocks.at(-1), 'the last unlock of a full batch').unlockId : null });
  }
  return [
    subscribe(promptRemoved, 'selling.tell_buyers', (tx, { promptId, title }, { occurredAt }) => tell(tx, { promptId, title, removed: true, movedAt: occurredAt.toISOString() }, null)),
    subscribe(promptRestored, 'selling.tell_buyers_again', (tx, { promptId, title }, { occurredAt }) => tell(tx, { promptId, title, removed: false, movedAt: occurredAt.toISOString() }, null)),
    subscribe(unlockedPromptMoved, 'selling.tell_more_buyers', (tx, { after, promptId, title, removed, movedAt }) => tell(tx, { promptId, title, removed, movedAt }, after), { concerns: ({ after }) => after !== null }),
  ];
}
