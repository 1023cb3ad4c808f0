interface Earned {
  emoji: string;
  title: string;
  message: string;
  /** Tokens that it gave, and what it is worth before the day's cap. */
  reward: number;
  worth: number;
  dailyCap: number;
}

const tokens = (count: number): string => (count === 1 ? '1 token' : `${count} tokens`);

/** What an achievement says: what it was for, and honestly what it paid. Amounts in tokens. */
export function achievementTexts({ emoji, title, message, reward, worth, dailyCap }: Earned): { subject: string; content: string } {
  return { subject: `Achievement Unlocked: ${title}`, content: `${emoji} ${message}${paid(reward, worth, dailyCap)}` };
}

function paid(reward: number, worth: number, dailyCap: number): string {
  if (worth === 0) return '';
  if (reward === worth) return ` ${tokens(reward)} came along with it.`;
  const full = `a day has ${tokens(dailyCap)} of rewards at most`;
  return reward === 0 ? ` Its ${tokens(worth)} stayed behind: ${full}. The glory is all yours.` : ` ${reward} of its ${tokens(worth)} came along: ${full}.`;
}
