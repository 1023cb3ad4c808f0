import { css } from '#styled/css';
import type { ChallengeCard } from '#contracts/challenges.ts';
import { ChallengeArt } from './challenge-art.tsx';

interface ChallengeCoverProps {
  challenge: Pick<ChallengeCard, 'id' | 'contentType' | 'coverUrl'>;
  look?: 'stage' | 'cover';
  /** Whether the cover is in view at once, so that it loads first. */
  eager?: boolean;
}

/**
 * The cover picture of a challenge; without one, the drawn picture. A stage always has the drawn one, because text stands on it. So does a
 * challenge for texts, because its cover shows words, which frames of other shapes would cut. Screen readers skip it, because the title stands
 * beside it.
 */
export const ChallengeCover = ({ challenge: { id, contentType, coverUrl }, look = 'cover', eager = false }: ChallengeCoverProps) => (
  <div aria-hidden="true" className={box}>
    {coverUrl && look === 'cover' && contentType !== 'text' ? <img src={coverUrl} alt="" loading={eager ? 'eager' : 'lazy'} decoding="async" /> : <ChallengeArt id={id} contentType={contentType} look={look} />}
  </div>
);

const box = css({ width: 'full', height: 'full', '& > *': { display: 'block', width: 'full', height: 'full' }, '& img': { objectFit: 'cover' } });
