import { creatorShare } from '#contracts/selling.ts';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import type { License, PromptPricing } from '#contracts/prompts.ts';

interface Choice<V extends string> {
  value: V;
  label: string;
  help: string;
}

export const PRICES: readonly Choice<PromptPricing>[] = [
  { value: 'free', label: 'No author’s fee', help: 'Everybody runs it and sees how it is made.' },
  { value: 'run', label: 'Per run', help: 'A few tokens on top of each run. The template stays sealed.' },
  { value: 'unlock', label: 'Unlock', help: 'Paid once: the template, copies and all later versions.' },
  { value: 'run_and_unlock', label: 'Run or unlock', help: 'Tokens per run, credited toward the unlock.' },
  { value: 'pack_only', label: 'Packs only', help: 'Not on its own: it comes with packs that you make.' },
];

export const LICENCES: readonly Choice<License>[] = [
  { value: 'fork_credit', label: 'Copies with credit', help: 'Whoever sees the text may build on it, and names you.' },
  { value: 'fork_royalty', label: 'Copies with a royalty', help: 'Copies pay you a part of what they earn.' },
  { value: 'open', label: 'Open', help: 'Copies need not even name you.' },
  { value: 'no_fork', label: 'No copies', help: 'Nobody may build on it.' },
];

export const VISIBILITIES = [
  { value: 'public', label: 'Public', help: 'In the marketplace and in search.' },
  { value: 'unlisted', label: 'Unlisted', help: 'For whoever has the address.' },
  { value: 'private', label: 'Private', help: 'For you alone.' },
] as const;

export const asksPerRun = (pricing: PromptPricing): boolean => pricing === 'run' || pricing === 'run_and_unlock';
export const asksToUnlock = (pricing: PromptPricing): boolean => pricing === 'unlock' || pricing === 'run_and_unlock';

/**
 * What its creator gets, in sentences: "You earn up to 20 of 25 tokens when somebody unlocks it." `owed` is the percent that a copy
 * pays to what it was made from, before the rest is shared.
 */
export function earningLines({ pricing, runRoyalty, unlockPrice }: Pick<DraftContent, 'pricing' | 'runRoyalty' | 'unlockPrice'>, owed = 0): string[] {
  const of = (gross: number): string => `You earn up to ${creatorShare(gross - Math.floor((gross * owed) / 100))} of ${gross} ${gross === 1 ? 'token' : 'tokens'}`;
  return [
    // One token's share is none, so a small royalty, and one with a part for somebody else, is told by ten runs: what counts is the day's total.
    ...(asksPerRun(pricing) && runRoyalty > 0 ? [runRoyalty < 5 || owed > 0 ? `${of(runRoyalty * 10)} for ten runs.` : `${of(runRoyalty)} each time somebody runs it.`] : []),
    ...(asksToUnlock(pricing) && unlockPrice > 0 ? [`${of(unlockPrice)} when somebody unlocks it.`] : []),
  ];
}

/** Sets another price mode: what it does not ask for is 0, what it asks for gets a beginning. */
export function withPricing(content: DraftContent, pricing: PromptPricing): DraftContent {
  if (content.pricing === pricing) return content;
  return {
    ...content,
    pricing,
    runRoyalty: asksPerRun(pricing) ? content.runRoyalty || 5 : 0,
    unlockPrice: asksToUnlock(pricing) ? content.unlockPrice || 100 : 0,
    freeTastesPerDay: asksPerRun(pricing) ? content.freeTastesPerDay : 0,
  };
}
