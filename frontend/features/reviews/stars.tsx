import { Star } from 'lucide-react';
import { pluralWord } from '#contracts/plural.ts';
import { css } from '#styled/css';
import { say } from '#lib/plain-words.ts';
import { useField } from '#ui/field-context.ts';
import { centered, keepSize, mutedText, visuallyHidden, wrap } from '#styled/patterns';
import { STARS } from './reviews.words.ts';

const ALL = [1, 2, 3, 4, 5] as const;

interface StarsProps {
  /** Rating from 0 to 5; a fraction fills the last star in part. */
  rating: number;
  /** Size of one star of the rating in px. */
  size?: number;
}

/** A rating as stars; screen readers read it as one sentence. */
export function Stars({ rating, size = 16 }: StarsProps) {
  return (
    <span role="img" aria-label={STARS.ofStarsLabel(Number.isInteger(rating) ? rating : rating.toFixed(1))} className={row}>
      {ALL.map((star) => {
        const part = Math.min(1, Math.max(0, rating - star + 1));
        return (
          <span key={star} className={css({ position: 'relative', display: 'inline-flex' })}>
            <Star size={size} aria-hidden className={hollow} />
            {part > 0 && <span className={cover} style={{ width: `${part * 100}%` }}><Star size={size} aria-hidden className={solid} /></span>}
          </span>
        );
      })}
    </span>
  );
}

interface StarsInputProps {
  /** Number of stars that the reviewer chose; 0 until one is chosen. */
  value: number;
  onChange(rating: number): void;
}

/** Returns what each number of stars means in a review. The words are looked up at each render, because a user can turn plain words on. */
const wordsOf = (stars: number): string => ['', STARS.notForMeText, STARS.couldBeBetterText, STARS.doesItsJobText, STARS.reallyGoodText, say(...STARS.pureMagicText)][stars] ?? '';

/** Field in which a reviewer chooses a number of stars. It consists of native radio buttons, so that the arrow keys, Home and End work. */
export function StarsInput({ value, onChange }: StarsInputProps) {
  const field = useField();
  return (
    <div className={wrap({ alignItems: 'center', gap: '3' })}>
      <div role="radiogroup" aria-label={STARS.starsLabel} aria-invalid={field?.invalid || undefined} aria-describedby={field?.describedBy} aria-required className={css({ display: 'inline-flex' })}>
        {ALL.map((star) => (
          <label key={star} className={choice}>
            <input type="radio" name="review-stars" className={visuallyHidden()} checked={value === star} onChange={() => onChange(star)} aria-label={`${star} ${pluralWord(star, 'star')}: ${wordsOf(star)}`} />
            <Star size={28} aria-hidden className={star <= value ? solid : hollow} />
          </label>
        ))}
      </div>
      <span aria-hidden className={mutedText()}>{wordsOf(value)}</span>
    </div>
  );
}

const row = keepSize({ display: 'inline-flex', gap: '0.5' });
const cover = css({ position: 'absolute', insetBlock: '0', insetInlineStart: '0', overflow: 'hidden', display: 'inline-flex', '& svg': { flex: 'none' } });
const solid = css({ color: 'amber', fill: 'amber.fill' });
const hollow = css({ color: 'line.field' });
const choice = centered({ width: '10', height: '10', borderRadius: 'sm', cursor: 'pointer', '&:has(:focus-visible)': { outline: '[2px solid {colors.brand}]', outlineOffset: '[-2px]' }, _hover: { backgroundColor: 'hover' } });
