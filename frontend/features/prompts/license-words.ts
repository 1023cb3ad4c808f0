import type { PromptDetail } from '#contracts/prompt-detail.ts';

/** Texts of the badge that names a prompt's licence. */
export function licenseWords({ license, forkRoyaltyPercent }: Pick<PromptDetail, 'license' | 'forkRoyaltyPercent'>): string {
  switch (license) {
    case 'no_fork':
      return 'No remixes';
    case 'fork_credit':
      return 'Remix with credit';
    case 'fork_royalty':
      return `Remix for ${forkRoyaltyPercent}% of its royalties`;
    case 'open':
      return 'Free to remix';
  }
}
