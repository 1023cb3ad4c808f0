import type { Chat } from '#contracts/chat.ts';

/** Share of a chat's budget from which on the page warns that it is nearly used. */
const WARNING_SHARE = 0.8;
const STEP = 20;

/** Tells whether a chat has used 80 % of its budget or more. */
export const warns = ({ spent, budget }: Pick<Chat, 'spent' | 'budget'>): boolean => budget !== null && spent >= budget * WARNING_SHARE;

/** Proposes a budget for a chat in tokens: a round number above what it has spent, with room for `more` tokens. */
export const usualBudget = (spent: number, more = 0): number => Math.ceil((spent + more + STEP / 2) / STEP) * STEP;

/** Tells whether another message of this price fits into the chat's budget. */
export const fits = ({ spent, budget }: Pick<Chat, 'spent' | 'budget'>, price: number): boolean => budget === null || spent + price <= budget;
