import type { Chat } from '#contracts/chat.ts';

/** From this part of the budget on the pill warns. */
const WARNING_SHARE = 0.8;
const STEP = 20;

/** Whether the chat is near the end of its budget, or at it. */
export const warns = ({ spent, budget }: Pick<Chat, 'spent' | 'budget'>): boolean => budget !== null && spent >= budget * WARNING_SHARE;

/** The budget that is offered: a round number with some room above what is spent, in tokens. `more` is what must fit besides. */
export const usualBudget = (spent: number, more = 0): number => Math.ceil((spent + more + STEP / 2) / STEP) * STEP;

/** Whether another message of this price fits into the budget. */
export const fits = ({ spent, budget }: Pick<Chat, 'spent' | 'budget'>, price: number): boolean => budget === null || spent + price <= budget;
