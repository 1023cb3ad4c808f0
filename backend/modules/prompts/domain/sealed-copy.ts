import type { DraftContent } from '#contracts/prompt-drafts.ts';

/** Another person's sealed prompt that an author has forked, or whose text the author has read. */
export interface SealedOriginal {
  /** True when the author forked this prompt. False when the author read its text and copied it by hand. */
  forked: boolean;
  /** Whether the fork's licence pays the original a part of what the fork earns. */
  paid: boolean;
  runRoyalty: number;
  /** The unlock price in tokens; 0 when the prompt cannot be unlocked. */
  unlockPrice: number;
}

export type CopyRefusal = 'not_free' | 'too_cheap' | 'not_a_fork';

type Offered = Pick<DraftContent, 'visibility' | 'pricing' | 'runRoyalty' | 'unlockPrice'>;

/**
 * Returns why a near copy of a sealed text may not be published, or null when it may. A private copy is allowed, because no other person sees
 * it. A fork may be sold sealed. If its licence pays the original nothing, the fork must not be cheaper than the original.
 */
export function copyRefusalOf({ visibility, pricing, runRoyalty, unlockPrice }: Offered, original: SealedOriginal): CopyRefusal | null {
  if (visibility === 'private') return null;
  if (!original.forked) return 'not_a_fork';
  if (pricing === 'free') return 'not_free';
  if (original.paid) return null;
  const perRun = pricing === 'run' || pricing === 'run_and_unlock';
  // A fork that sells runs is refused if the original earns nothing from runs: no royalty can then be equal to the original's price.
  if (perRun && (original.runRoyalty === 0 || runRoyalty < original.runRoyalty)) return 'too_cheap';
  return (pricing === 'unlock' || pricing === 'run_and_unlock') && unlockPrice < original.unlockPrice ? 'too_cheap' : null;
}
