import { pluralWord } from '#contracts/plural.ts';
import { creatorShare } from '#contracts/selling.ts';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import type { License, PromptPricing } from '#contracts/prompts.ts';

interface Choice<V extends string> {
  value: V;
  label: string;
  help: string;
}

export const PRICES: readonly Choice<PromptPricing>[] = [
  { value: 'free', label: 'No author’s fee', help: 'Everyone can run it and read its template.' },
  { value: 'run', label: 'Per run', help: 'A few tokens on top of each run. The template stays sealed.' },
  { value: 'unlock', label: 'Unlock', help: 'Paid once: the template, copies and all later versions.' },
  { value: 'run_and_unlock', label: 'Run or unlock', help: 'Tokens per run, credited toward the unlock.' },
];

/** The price mode "Packs only", offered to authors who may make packs, and to prompts that have this mode already. */
export const PACKS_ONLY: Choice<PromptPricing> = { value: 'pack_only', label: 'Packs only', help: 'Only in packs that you make.' };

export const LICENCES: readonly Choice<License>[] = [
  { value: 'fork_credit', label: 'Copies with credit', help: 'Everyone who can read it may remix it and must name you.' },
  { value: 'fork_royalty', label: 'Copies with a royalty', help: 'Remixes pay you a part of what they earn.' },
  { value: 'open', label: 'Open', help: 'Everyone may remix it without naming you.' },
  { value: 'no_fork', label: 'No copies', help: 'It cannot be remixed.' },
];

export const VISIBILITIES = [
  { value: 'public', label: 'Public', help: 'In the marketplace and in search.' },
  { value: 'unlisted', label: 'Unlisted', help: 'For everyone with the address.' },
  { value: 'private', label: 'Private', help: 'Only for you.' },
] as const;

export const asksPerRun = (pricing: PromptPricing): boolean => pricing === 'run' || pricing === 'run_and_unlock';
export const asksToUnlock = (pricing: PromptPricing): boolean => pricing === 'unlock' || pricing === 'run_and_unlock';

/**
 * Returns the creator's earnings in sentences, such as "You earn up to 20 of 25 tokens for each unlock." `owed` is the percentage that a fork
 * pays to its original first.
 */
export function earningLines({ pricing, runRoyalty, unlockPrice }: Pick<DraftContent, 'pricing' | 'runRoyalty' | 'unlockPrice'>, owed = 0): string[] {
  const of = (gross: number): string => `You earn up to ${creatorShare(gross - Math.floor((gross * owed) / 100))} of ${gross} ${pluralWord(gross, 'token')}`;
  return [
    // States a small royalty, or one shared with another creator, per ten runs. The creator's share of a single token would round down to 0.
    ...(asksPerRun(pricing) && runRoyalty > 0 ? [runRoyalty < 5 || owed > 0 ? `${of(runRoyalty * 10)} for ten runs.` : `${of(runRoyalty)} for each run.`] : []),
    ...(asksToUnlock(pricing) && unlockPrice > 0 ? [`${of(unlockPrice)} for each unlock.`] : []),
  ];
}

/** Sets another price mode in a prompt's draft. Prices that the mode does not use become 0; those that it uses get a starting value. */
export function withPricing(content: DraftContent, pricing: PromptPricing): DraftContent {
  if (content.pricing === pricing) return content;
  return {
    ...content,
    pricing,
    runRoyalty: asksPerRun(pricing) ? content.runRoyalty || 5 : 0,
    unlockPrice: asksToUnlock(pricing) ? content.unlockPrice || 100 : 0,
    freeTrialRunsPerDay: asksPerRun(pricing) ? content.freeTrialRunsPerDay : 0,
  };
}
