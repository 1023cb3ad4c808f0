import { creatorShare } from '#contracts/selling.ts';

/** An original above a fork. It gets `percent` of what the prompt below it gets. */
export interface LineageLevel {
  promptId: string;
  ownerId: string;
  percent: number;
}

/** Tokens that one prompt earned on a day, without bonus tokens: the lineage of a fork gets no part of those. */
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
  /** How many tokens of the share are bonus tokens, because bonus tokens paid them. */
  bonus: number;
  lineage: LineageShare[];
  platform: number;
}

/**
 * What the people above a fork get of its day (docs/rules/selling.md#lineage): each level its percent, rounded down, of what the
 * level below it got. Forks of own prompts pay nothing.
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
 * Splits a creator's day. The lineage is first, by prompt. The creator gets 80 % of what remains, including released bonus tokens. It is
 * rounded down once for the whole day, so that small royalties do not round to 0. The platform gets the rest. The share of what was not
 * paid from bonus tokens is rounded down for itself: no part of a gift is ever called earned.
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

/** The share of one person of a day's earnings. `bonus` of its tokens stay bonus tokens. */
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

/** What the creator and the lineage give back of a released day when an earning of that day is reversed. */
export interface TakenBack {
  /** Tokens that the creator gives back. */
  share: number;
  /** How many of these tokens are bonus tokens. */
  bonus: number;
  lineage: LineageShare[];
}

/** What a creator earned on a day: tokens by prompt, and the released bonus tokens. */
export interface Day {
  prompts: readonly PromptDay[];
  bonus: number;
}

/**
 * What a day's people got because of one earning: the difference between the day with it and the day without. When all
 * earnings of a day are given back, in whatever order, that is exactly what was released.
 */
export function takenBack(creatorId: string, before: Day, after: Day): TakenBack {
  const [had, keeps] = [splitDay(creatorId, before.prompts, before.bonus), splitDay(creatorId, after.prompts, after.bonus)];
  const kept = new Map(keeps.lineage.map(({ promptId, tokens }) => [promptId, tokens]));
  const lineage = had.lineage.map((share) => ({ ...share, tokens: share.tokens - (kept.get(share.promptId) ?? 0) }));
  const share = had.share - keeps.share;
  // Rounding may move a token between bonus and other tokens of a share. The sum of both is exact.
  const bonus = Math.min(share, Math.max(0, had.bonus - keeps.bonus));
  return { share, bonus, lineage: lineage.filter(({ tokens }) => tokens > 0) };
}
