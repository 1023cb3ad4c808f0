import type { Chat } from '#contracts/chat.ts';

/** From this share of the budget on the pill warns. */
const WARNING_SHARE = 0.8;
const STEP = 20;

/** Whether the chat has nearly or fully used its budget. */
export const warns = ({ spent, budget }: Pick<Chat, 'spent' | 'budget'>): boolean => budget !== null && spent >= budget * WARNING_SHARE;

/** The proposed budget in tokens: a round number above what is spent. `more` tokens must fit too. */
export const usualBudget = (spent: number, more = 0): number => Math.ceil((spent + more + STEP / 2) / STEP) * STEP;

/** Whether another message of this price fits into the budget. */
export const fits = ({ spent, budget }: Pick<Chat, 'spent' | 'budget'>, price: number): boolean => budget === null || spent + price <= budget;
