import { Check, Vote } from 'lucide-react';
import { css } from '#styled/css';
import { longWords, metaText, mutedText, spaceBetween, stack, wrap } from '#styled/patterns';
import type { NextFeature } from '#contracts/next-features.ts';
import { useFlag } from '#lib/flags.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { StatusBadge } from './feature-status.tsx';
import { voteShare, voteWords } from './vote-share.ts';
import { useVote } from './next-features.mutations.ts';
import { FEATURE_CARD } from './next-features.words.ts';

interface FeatureCardProps {
  feature: NextFeature;
  /** Number of votes for all next features together, from which the card computes this one's share. */
  total: number;
}

/** Card of one next feature with its votes and the button to vote. */
export function FeatureCard({ feature, total }: FeatureCardProps) {
  const { id, title, description, status, votes, userVoted, estimatedCompletion } = feature;
  const vote = useVote(id);
  const votesOpen = useFlag('feature_votes');
  const share = voteShare(votes, total);
  const voted = userVoted || vote.isPending;
  return (
    <Card as="li" pad="sm" radius="lg" aria-labelledby={`feature-${id}`} className={stack({ gap: '3' })}>
      <div className={spaceBetween({ gap: '2', alignItems: 'flex-start' })}>
        <h3 id={`feature-${id}`} className={longWords({ textStyle: 'h4', minWidth: '0' })}>{title}</h3>
        <StatusBadge status={status} />
      </div>
      <p className={mutedText({ overflowWrap: 'anywhere' })}>{description}</p>
      <div className={stack({ gap: '1.5' })}>
        <p className={css({ display: 'flex', gap: '2', justifyContent: 'space-between', textStyle: 'meta', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' })}>
          <span>{voteWords(votes)}</span>
          <span>{share}%</span>
        </p>
        <ProgressBar value={share} tone="brand" label={FEATURE_CARD.shareLabel(title)} />
      </div>
      <div className={wrap({ gap: '2', justifyContent: 'space-between', alignItems: 'center' })}>
        {estimatedCompletion ? <p className={metaText({ overflowWrap: 'anywhere' })}>{FEATURE_CARD.estimatedCompletionText(estimatedCompletion)}</p> : <span />}
        {status === 'voting' && votesOpen && (
          <Button
            size="sm" variant={voted ? undefined : 'primary'} disabled={voted} icon={voted ? <Check aria-hidden /> : <Vote aria-hidden />}
            aria-describedby={`feature-${id}`} onClick={() => vote.mutate()}
          >
            {voted ? 'Voted' : 'Vote'}
          </Button>
        )}
      </div>
    </Card>
  );
}
