import type { Chat } from '#contracts/chat.ts';
import { useChangeChat } from '#shared/chat-thread/chat.mutations.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { BUDGET } from '../chat.words.ts';
import type { ReachedLimit } from './budget-reached.ts';
import { fits, usualBudget, warns } from './budget-steps.ts';

/**
 * A notice that a spending limit is nearly or fully used, with a button that raises it. `limit` is the limit that refused the last message;
 * null stands for the chat's own budget.
 */
export function BudgetNotice({ chat, limit }: { chat: Chat; limit: ReachedLimit | null }) {
  const change = useChangeChat(chat.id);
  const { spent, budget, prices } = chat;
  const price = prices.short;
  const raised = usualBudget(spent, price);
  const raise = <Button size="sm" variant="primary" busy={change.isPending} onClick={() => change.mutate({ budget: raised })}>{BUDGET.raiseButton(raised)}</Button>;
  if (limit !== null && limit !== 'chat') return <Alert tone="warn" title={BUDGET.limitTitles[limit]} action={<LinkButton size="sm" to="/profile?tab=settings&section=limits">{BUDGET.settingsLink}</LinkButton>}>{BUDGET.limitText}</Alert>;
  // Shows nothing for a refused message when the chat's own budget is used up, because the notice about the budget already stands below.
  if (limit === 'chat' && !fits(chat, price)) return false;
  if (budget !== null && (limit === 'chat' || !fits(chat, price))) return <Alert tone="warn" title={BUDGET.reachedTitle} action={raise}>{BUDGET.reachedText(spent, budget)}{limit === 'chat' && ` ${BUDGET.refusedText}`}</Alert>;
  if (budget !== null && limit === null && warns(chat)) return <Alert tone="warn" action={raise}>{BUDGET.warnText(budget - spent)}</Alert>;
  return false;
}
