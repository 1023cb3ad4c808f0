import { css, cx } from '#styled/css';
import { centered } from '#styled/patterns';
import type { AchievementTier } from '#contracts/achievements.ts';
import { Picture } from '#ui/pictures.tsx';

interface MedalProps {
  emoji: string;
  tier: AchievementTier;
  earned: boolean;
}

const METALS: Record<AchievementTier, string> = { bronze: css({ backgroundColor: 'orange', color: '[oklch(.19 .035 295)]' }), silver: css({ backgroundColor: 'line.field', color: '[oklch(.19 .035 295)]' }), gold: css({ backgroundColor: 'amber.fill', color: '[oklch(.19 .035 295)]' }) };
const SIX_SIDES = 'polygon(50% 0, 100% 25%, 100% 75%, 50% 100%, 0 75%, 0 25%)';
/**
 * CSS filter that turns the medal of an achievement that is not earned into a grey silhouette. Without contrast every colour becomes the same
 * grey, which both themes show.
 */
const SILHOUETTE = 'contrast(0) opacity(.8)';

/**
 * The six-sided medal of an achievement in its tier's metal, or a silhouette until it is earned. Screen readers skip it, because the text
 * beside it says the same.
 */
export const Medal = ({ emoji, tier, earned }: MedalProps) => (
  <span aria-hidden className={cx(shape, earned ? METALS[tier] : css({ backgroundColor: 'raised' }))} style={{ clipPath: SIX_SIDES }}>
    <span style={earned ? undefined : { filter: SILHOUETTE }}><Picture emoji={emoji} /></span>
  </span>
);

const shape = centered({ flex: 'none', width: '12', height: '14', fontSize: '20' });
