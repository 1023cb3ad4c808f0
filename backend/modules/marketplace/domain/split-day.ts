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
