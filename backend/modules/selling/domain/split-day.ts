import { creatorShare } from '#contracts/selling.ts';

/** A prompt in the lineage of a fork. Its creator gets `percent` of what the prompt below it gets. */
export interface LineageLevel {
  promptId: string;
  ownerId: string;
  percent: number;
}

/** How many tokens one prompt earned on a day, without bonus tokens, of which the lineage of a fork gets no part. */
export interface PromptDay {
  gross: number;
  lineage: readonly LineageLevel[];
}

export interface LineageShare {
  promptId: string;
  userId: string;
  tokens: number;
}

export interface SplitDay {
  gross: number;
  /** Tokens that the creator gets. */
  share: number;
  /** How many tokens of the creator's share are bonus tokens, because bonus tokens paid for them. */
  bonus: number;
  lineage: LineageShare[];
  platform: number;
}

/**
 * What the creators of a fork's lineage get of the fork's day (docs/rules/selling.md#lineage): each level its percent, rounded down, of what
 * the level below it got. Forks of own prompts pay nothing.
 */
export function lineageShares(ownerId: string, { gross, lineage }: PromptDay): LineageShare[] {
  const shares: LineageShare[] = [];
  let below = { ownerId, tokens: gross };
  for (const { promptId, ownerId: userId, percent } of lineage) {
    if (userId === below.ownerId) continue;
    const tokens = Math.floor((below.tokens * percent) / 100);
    const last = shares.at(-1);
    if (last) last.tokens -= tokens;
    shares.push({ promptId, userId, tokens });
    below = { ownerId: userId, tokens };
  }
  return shares.filter(({ tokens }) => tokens > 0);
}

/**
 * Splits a creator's day of earnings: first the lineage gets its part of each prompt, then the creator 80 % of the rest with the released
 * bonus tokens, and the platform what remains. The share is rounded once for the day, so that small royalties do not round to 0. The share of
 * tokens that are not bonus is rounded down by itself, so that no bonus token counts as earned.
 */
export function splitDay(creatorId: string, prompts: readonly PromptDay[], bonus = 0): SplitDay {
  const paid = prompts.reduce((sum, prompt) => sum + prompt.gross, 0);
  const gross = paid + bonus;
  const byPrompt = new Map<string, LineageShare>();
  for (const share of prompts.flatMap((prompt) => lineageShares(creatorId, prompt))) {
    const known = byPrompt.get(share.promptId);
    if (known) known.tokens += share.tokens;
    else byPrompt.set(share.promptId, { ...share });
  }
  const lineage = [...byPrompt.values()];
  const passedOn = lineage.reduce((sum, { tokens }) => sum + tokens, 0);
  const share = creatorShare(gross - passedOn);
  return { gross, share, bonus: share - creatorShare(paid - passedOn), lineage, platform: gross - passedOn - share };
}

/** One person's share of a day's earnings. `bonus` of its tokens stay bonus tokens. */
export interface DayShare {
  userId: string;
  amount: number;
  bucket: 'earned' | 'bonus';
}

/** The shares of a day by person: the creator, then the lineage. Shares of 0 are left out. */
export function sharesOf(creatorId: string, { share, bonus, lineage }: Pick<SplitDay, 'share' | 'bonus' | 'lineage'>): DayShare[] {
  const earned = new Map([[creatorId, share - bonus]]);
  for (const { userId, tokens } of lineage) earned.set(userId, (earned.get(userId) ?? 0) + tokens);
  const shares: DayShare[] = [...earned].map(([userId, amount]) => ({ userId, amount, bucket: 'earned' }));
  return [...shares, { userId: creatorId, amount: bonus, bucket: 'bonus' as const }].filter(({ amount }) => amount > 0).sort((a, b) => (a.userId < b.userId ? -1 : 1));
}

/** The tokens that the creator and the lineage give back when an earning of a released day is reversed. */
export interface TakenBack {
  /** Tokens that the creator gives back. */
  share: number;
  /** How many of the creator's returned tokens are bonus tokens. */
  bonus: number;
  lineage: LineageShare[];
}

/** A creator's earnings of a day: tokens by prompt, and the released bonus tokens. */
export interface Day {
  prompts: readonly PromptDay[];
  bonus: number;
}

/**
 * What each person got because of one earning: the split of the day with this earning minus the split without it. If all earnings of a day
 * are refunded, in any order, the sum is exactly what was released.
 */
export function takenBack(creatorId: string, before: Day, after: Day): TakenBack {
  const [had, keeps] = [splitDay(creatorId, before.prompts, before.bonus), splitDay(creatorId, after.prompts, after.bonus)];
  const kept = new Map(keeps.lineage.map(({ promptId, tokens }) => [promptId, tokens]));
  const lineage = had.lineage.map((share) => ({ ...share, tokens: share.tokens - (kept.get(share.promptId) ?? 0) }));
  const share = had.share - keeps.share;
  // Rounding may move a token of a refunded share between its bonus tokens and its other tokens. Their sum is exact.
  const bonus = Math.min(share, Math.max(0, had.bonus - keeps.bonus));
  return { share, bonus, lineage: lineage.filter(({ tokens }) => tokens > 0) };
}
