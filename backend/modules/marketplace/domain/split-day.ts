import { creatorShare } from '#contracts/selling.ts';

/** A prompt above another one, nearest first: `percent` is of what the one below it gets. */
export interface LineageLevel {
  promptId: string;
  ownerId: string;
  percent: number;
}

/** What one prompt brought in on a day, in tokens. */
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
  /** The creator's own part. */
  share: number;
  lineage: LineageShare[];
  platform: number;
}

/**
 * What the people above a fork get of its day: each level its percent, rounded down, of what the level below it got
 * (screens.md S8). Forks of one's own prompts pay nothing.
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
 * Splits a creator's day (decisions.md, Marketplace): lineage first, by prompt; then 80 % of what remains to the creator,
 * rounded down once for the whole day, so that small royalties are not rounded away; the rest to the platform.
 */
export function splitDay(creatorId: string, prompts: readonly PromptDay[]): SplitDay {
  const gross = prompts.reduce((sum, prompt) => sum + prompt.gross, 0);
  const byPrompt = new Map<string, LineageShare>();
  for (const share of prompts.flatMap((prompt) => lineageShares(creatorId, prompt))) {
    const known = byPrompt.get(share.promptId);
    if (known) known.tokens += share.tokens;
    else byPrompt.set(share.promptId, { ...share });
  }
  const lineage = [...byPrompt.values()];
  const passedOn = lineage.reduce((sum, { tokens }) => sum + tokens, 0);
  const share = creatorShare(gross - passedOn);
  return { gross, share, lineage, platform: gross - passedOn - share };
}

/** What of a day becomes whose, in the order in which everybody updates wallets, so that nobody waits for each other in a ring. */
export function sharesOf(creatorId: string, { share, lineage }: Pick<SplitDay, 'share' | 'lineage'>): { userId: string; amount: number }[] {
  const shares = new Map([[creatorId, share]]);
  for (const { userId, tokens } of lineage) shares.set(userId, (shares.get(userId) ?? 0) + tokens);
  return [...shares].map(([userId, amount]) => ({ userId, amount })).sort((a, b) => (a.userId < b.userId ? -1 : 1));
}

/** A day that was released, without one of its earnings: what everybody gives back of it. */
export interface TakenBack {
  /** The creator's own part. */
  share: number;
  lineage: LineageShare[];
}

/**
 * What a day's people got because of one earning: the difference between the day with it and the day without. When all
 * earnings of a day are given back, in whatever order, that is exactly what was released.
 */
export function takenBack(creatorId: string, before: readonly PromptDay[], after: readonly PromptDay[]): TakenBack {
  const [had, keeps] = [splitDay(creatorId, before), splitDay(creatorId, after)];
  const kept = new Map(keeps.lineage.map(({ promptId, tokens }) => [promptId, tokens]));
  const lineage = had.lineage.map((share) => ({ ...share, tokens: share.tokens - (kept.get(share.promptId) ?? 0) }));
  return { share: had.share - keeps.share, lineage: lineage.filter(({ tokens }) => tokens > 0) };
}
