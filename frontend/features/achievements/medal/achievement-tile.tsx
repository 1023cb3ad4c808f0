import { css } from '#styled/css';
import { mutedText, stack, visuallyHidden, wrap } from '#styled/patterns';
import type { Achievement } from '#contracts/achievements.ts';
import { fullDate } from '#lib/full-date.ts';
import { waitingWords } from '#shared/rewards/reward-words.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { TokenAmount } from '#ui/token-amount.tsx';
import { isMasked, progressWords, rarityWords, TIERS } from './achievement-words.ts';
import { Medal } from './medal.tsx';
import { ACHIEVEMENT_TILE } from '../achievements.words.ts';

/** The tile of an achievement: what it is for, the user's progress, its tokens, and how rare it is. */
export function AchievementTile({ achievement }: { achievement: Achievement }) {
  const { emoji, tier, message, unlockedAt, rewardTokens, rewardState, rarityPercent, opensWith } = achievement;
  const masked = isMasked(achievement);
  const waiting = waitingWords(achievement);
  const title = masked ? '???' : achievement.title;
  return (
    <Card as="li" radius="lg" pad="sm" className={css({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: '4', rowGap: '3', alignContent: 'space-between' })}>
      <Medal emoji={emoji} tier={tier} earned={unlockedAt !== null} />
      <div className={stack({ gap: '1', alignContent: 'start' })}>
        <h4 className={css({ textStyle: 'pane' })}>{title}{masked && <span className={visuallyHidden()}> {ACHIEVEMENT_TILE.spokenSecretText}</span>}</h4>
        <p className={mutedText({ textStyle: 'meta' })}>{message}</p>
      </div>
      <div className={stack({ gridColumn: '1 / -1', gap: '2' })}>
        {unlockedAt === null && !masked && opensWith === null && <ProgressBar label={ACHIEVEMENT_TILE.label(title)} tone="brand" value={(achievement.progress / achievement.goal) * 100} />}
        <p className={wrap({ alignItems: 'center', columnGap: '2', rowGap: '1', textStyle: 'micro', color: 'fg.subtle' })}>
          <Badge tone={tier === 'gold' ? 'warn' : 'neutral'}>{TIERS[tier]}</Badge>
          <span>{stateWords(achievement)}</span>
          {rarityPercent !== null && <span>{rarityWords(rarityPercent)}</span>}
          {waiting && <span>{waiting}</span>}
          {rewardTokens > 0 && (rewardState === 'open' || rewardState === 'paid') && <TokenAmount tokens={rewardTokens} signed size={14} className={css({ marginInlineStart: 'auto', color: 'fg' })} />}
        </p>
      </div>
    </Card>
  );
}

function stateWords(achievement: Achievement): string {
  if (achievement.unlockedAt) return `Earned ${fullDate(achievement.unlockedAt)}`;
  if (isMasked(achievement)) return ACHIEVEMENT_TILE.secretText;
  return achievement.opensWith ? ACHIEVEMENT_TILE.opensWithText(achievement.opensWith) : progressWords(achievement);
}
