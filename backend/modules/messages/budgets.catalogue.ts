import { tokens } from './domain/token-words.ts';

/** Writes the message to a person who has used at least 80 % of their own budget of a UTC day. */
export const budgetNearlyReachedTexts = ({ perDay, spent }: { perDay: number; spent: number }): { subject: string; content: string } => {
  const left = Math.max(perDay - spent, 0);
  return {
    subject: left === 0 ? 'Your budget for today is used up' : `${tokens(left)} left of today’s budget`,
    content: `Your runs and chats used ${spent} of the ${tokens(perDay)} that you set for a day. The next day begins at 00:00 UTC. You can change the budget in your settings.`,
  };
};
