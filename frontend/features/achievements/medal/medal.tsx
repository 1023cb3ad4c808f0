import { css } from '#styled/css';
import type { AchievementTier } from '#contracts/achievements.ts';

interface MedalProps {
  emoji: string;
  tier: AchievementTier;
  earned: boolean;
}

/** A six-sided medal in its tier's metal; a silhouette until it is earned. Decoration: the words beside it say both. */
export const Medal = ({ emoji, tier, earned }: MedalProps) => (
  <span aria-hidden className={shape} data-tier={tier} data-earned={earned || undefined}>
    <span className={css({ '[data-tier]:not([data-earned]) > &': { filter: { base: '[brightness(0) invert(1) opacity(.3)]', _light: '[brightness(0) opacity(.3)]' } } })}>{emoji}</span>
  </span>
);

const shape = css({
  display: 'grid', placeItems: 'center', flex: 'none', width: '12', height: '14', clipPath: '[polygon(50% 0, 100% 25%, 100% 75%, 50% 100%, 0 75%, 0 25%)]', fontSize: '20', backgroundColor: 'raised',
  '&[data-earned]': { backgroundColor: 'orange' },
  '&[data-earned][data-tier=silver]': { backgroundColor: 'line.field' },
  '&[data-earned][data-tier=gold]': { backgroundColor: 'amber.fill' },
});
