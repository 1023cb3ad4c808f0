import { css, cx } from '#styled/css';
import { centered } from '#styled/patterns';
import type { AchievementTier } from '#contracts/achievements.ts';

interface MedalProps {
  emoji: string;
  tier: AchievementTier;
  earned: boolean;
}

const METALS: Record<AchievementTier, string> = { bronze: css({ backgroundColor: 'orange' }), silver: css({ backgroundColor: 'line.field' }), gold: css({ backgroundColor: 'amber.fill' }) };
const SIX_SIDES = 'polygon(50% 0, 100% 25%, 100% 75%, 50% 100%, 0 75%, 0 25%)';
/** Filter for a silhouette: without contrast every colour becomes the same grey, which is visible in both themes. */
const SILHOUETTE = 'contrast(0) opacity(.45)';

/** A six-sided medal in its tier's metal; a silhouette until it is earned. It is decoration, because the text beside it says the same. */
export const Medal = ({ emoji, tier, earned }: MedalProps) => (
  <span aria-hidden className={cx(shape, earned ? METALS[tier] : css({ backgroundColor: 'raised' }))} style={{ clipPath: SIX_SIDES }}>
    <span style={earned ? undefined : { filter: SILHOUETTE }}>{emoji}</span>
  </span>
);

const shape = centered({ flex: 'none', width: '12', height: '14', fontSize: '20' });
