import type { ReactNode } from 'react';
import { css } from '#styled/css';
import { hstack, mutedText, stack, visuallyHidden, wrap } from '#styled/patterns';
import type { EarnedAchievement, LockedAchievement } from '#contracts/achievements.ts';
import { Card } from '#ui/card.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { progressWords, shortRarity } from '../medal/achievement-words.ts';
import { Medal } from '../medal/medal.tsx';
import { ACHIEVEMENT_TILE, EARNED_ACHIEVEMENTS } from '../achievements.words.ts';

/** An achievement that at most this percentage of people have counts as rare. */
const RARE = 2;

/** The tile of an achievement on another person's profile: earned with its day, or a silhouette with the viewer's own progress. */
export function PersonTile({ achievement }: { achievement: EarnedAchievement | LockedAchievement }) {
  const { emoji, tier, message, secret, key, rarityPercent } = achievement;
  const earned = 'unlockedAt' in achievement;
  // The server hides a secret achievement that the viewer has not earned: its key then begins with `secret-`.
  const masked = secret && key.startsWith('secret-');
  const title = masked ? EARNED_ACHIEVEMENTS.secretName : achievement.title;
  return (
    <Card as="li" radius="lg" pad="sm" data-locked={earned ? undefined : ''} className={tile}>
      <Medal emoji={emoji} tier={tier} earned={earned} />
      <div className={stack({ gap: '1', alignContent: 'center', minWidth: '0' })}>
        <h4 className={css({ textStyle: 'pane', '[data-locked] &': { color: 'fg.muted' } })}>{title}{masked && <span className={visuallyHidden()}> {ACHIEVEMENT_TILE.spokenSecretText}</span>}</h4>
        <p className={mutedText({ textStyle: 'meta' })}>{message}</p>
        <div className={facts}>
          {earned && <span><span className={visuallyHidden()}>{EARNED_ACHIEVEMENTS.spokenEarnedText}</span>{EARNED_ACHIEVEMENTS.earnedOnText(achievement.unlockedAt)}</span>}
          {rarityPercent !== null && <span className={rarity} data-rare={rarityPercent <= RARE || undefined}>{shortRarity(rarityPercent)}</span>}
          {!earned && achievement.opensWith !== null && <span>{ACHIEVEMENT_TILE.opensWithText(achievement.opensWith)}</span>}
          {!earned && achievement.viewer !== null && achievement.opensWith === null && <Yours title={title} {...achievement.viewer} />}
        </div>
      </div>
    </Card>
  );
}

/** The viewer's own progress, shown on an achievement that the profile's owner has earned. */
const Yours = ({ title, progress, goal }: { title: string; progress: number; goal: number }): ReactNode =>
  progress >= goal ? <span>{EARNED_ACHIEVEMENTS.youHaveItText}</span> : (
    <>
      <span>{EARNED_ACHIEVEMENTS.youText(progressWords({ progress, goal }))}</span>
      <span className={css({ flex: '1', minWidth: '10', maxWidth: '24' })}><ProgressBar label={EARNED_ACHIEVEMENTS.youLabel(title)} tone="brand" value={(progress / goal) * 100} /></span>
    </>
  );

const tile = hstack({ gap: '4', '&[data-locked]': { border: 'dashed', backgroundColor: 'transparent' } });
const facts = wrap({ alignItems: 'center', columnGap: '2.5', rowGap: '1', textStyle: 'micro', color: 'fg.subtle', tabular: true });
const rarity = css({ '&[data-rare]': { color: 'amber', fontWeight: 'semibold' } });
