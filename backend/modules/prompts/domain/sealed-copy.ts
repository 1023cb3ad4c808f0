import type { DraftContent } from '#contracts/prompt-drafts.ts';

/** Another person's sealed prompt whose text an author has read or forked. */
export interface SealedOriginal {
  /** What is published has come from it by forking; otherwise its author has read it and wrote it down anew. */
  forked: boolean;
  /** Whether the fork pays it a part of what it earns, by the licence that it was forked under. */
  paid: boolean;
  runRoyalty: number;
  /** 0 when it cannot be unlocked. */
  unlockPrice: number;
}

export type CopyRefusal = 'not_free' | 'too_cheap' | 'not_a_fork';

type Offered = Pick<DraftContent, 'visibility' | 'pricing' | 'runRoyalty' | 'unlockPrice'>;

/**
 * Why a text that is still nearly a sealed one may not go out like this; null when it may. What stays private gives nothing
 * away. A fork may be sold, sealed; where its licence pays the original nothing, it must not be the cheaper way to it.
 */
export function copyRefusalOf({ visibility, pricing, runRoyalty, unlockPrice }: Offered, original: SealedOriginal): CopyRefusal | null {
  if (visibility === 'private') return null;
  if (!original.forked) return 'not_a_fork';
  if (pricing === 'free') return 'not_free';
  if (original.paid) return null;
  const perRun = pricing === 'run' || pricing === 'run_and_unlock';
  // An author who sells only the text gets nothing from runs of a copy.
  if (perRun && (original.runRoyalty === 0 || runRoyalty < original.runRoyalty)) return 'too_cheap';
  return (pricing === 'unlock' || pricing === 'run_and_unlock') && unlockPrice < original.unlockPrice ? 'too_cheap' : null;
}
