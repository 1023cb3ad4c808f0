import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { column, mutedText, stack, wrap } from '#styled/patterns';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FetchProblem } from '#ui/fetch-problem.tsx';
import { EarsScene } from '#ui/illustrations/small-scenes.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { earnedQuery } from '../achievements.queries.ts';
import { rarityWords, TIERS } from '../medal/achievement-words.ts';
import { Medal } from '../medal/medal.tsx';
import { tiles, TilesWaiting } from './tiles.tsx';
import { EARNED_ACHIEVEMENTS } from '../achievements.words.ts';

/** What another user has earned, latest first. Secret achievements stay hidden. */
export function EarnedAchievements({ username, name }: { username: string; name: string }) {
  const { data, error, refetch } = useQuery(earnedQuery(username));
  if (!data) return error ? <FetchProblem error={error} onRetry={() => void refetch()} /> : <TilesWaiting />;
  if (data.achievements.length === 0) {
    return <EmptyState size="sm" level="h3" art={<EarsScene />} title={EARNED_ACHIEVEMENTS.title}>{EARNED_ACHIEVEMENTS.emptyText(name)}</EmptyState>;
  }
  return (
    <div className={column({ gap: '4' })}>
      <p className={css({ color: 'fg.muted' })}><Sentence text={EARNED_ACHIEVEMENTS.earnedText} parts={{ count: <strong className={css({ color: 'fg' })}>{data.achievements.length} of {data.total}</strong> }} /></p>
      <ul className={tiles}>
        {data.achievements.map(({ key, emoji, title, message, tier, unlockedAt, rarityPercent }) => (
          <Card key={key} as="li" radius="lg" pad="sm" className={css({ display: 'flex', gap: '4' })}>
            <Medal emoji={emoji} tier={tier} earned />
            <div className={stack({ gap: '1', alignContent: 'start', minWidth: '0' })}>
              <h3 className={css({ textStyle: 'pane' })}>{title}</h3>
              <p className={mutedText({ textStyle: 'meta' })}>{message}</p>
              <p className={wrap({ alignItems: 'center', columnGap: '2', rowGap: '1', textStyle: 'micro', color: 'fg.subtle' })}>
                <Badge tone={tier === 'gold' ? 'warn' : 'neutral'}>{TIERS[tier]}</Badge>
                <span>{EARNED_ACHIEVEMENTS.earnedOnText(unlockedAt)}</span>
                {rarityPercent !== null && <span>{rarityWords(rarityPercent)}</span>}
              </p>
            </div>
          </Card>
        ))}
      </ul>
    </div>
  );
}
