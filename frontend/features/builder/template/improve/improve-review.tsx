import { useMemo } from 'react';
import { css } from '#styled/css';
import { stack } from '#styled/patterns';
import { templateVariables } from '#contracts/template-variables.ts';
import { diffWords } from '#lib/word-diff.ts';
import { Alert } from '#ui/alert.tsx';
import { IMPROVE_REVIEW } from '../../builder-template.words.ts';

interface ImproveReviewProps {
  /** The template as it is now. */
  before: string;
  better: string;
  /** It was edited while the model worked. */
  stale: boolean;
}

const named = (names: readonly string[]): string => names.map((name) => `{{${name}}}`).join(', ');

/** The two templates laid over each other, and what the change would do to the variables. */
export function ImproveReview({ before, better, stale }: ImproveReviewProps) {
  const parts = useMemo(() => diffWords(before, better), [before, better]);
  const gone = templateVariables(before).filter((name) => !templateVariables(better).includes(name));
  const fresh = templateVariables(better).filter((name) => !templateVariables(before).includes(name));
  return (
    <div className={stack({ gap: '3' })}>
      {stale && <Alert tone="warn">{IMPROVE_REVIEW.staleText}</Alert>}
      {gone.length > 0 && <Alert tone="warn">{IMPROVE_REVIEW.noLongerNamedText(named(gone), gone.length)}</Alert>}
      {fresh.length > 0 && <Alert>{IMPROVE_REVIEW.newMayNeedText(named(fresh), fresh.length)}</Alert>}
      <div className={box} role="region" aria-label={IMPROVE_REVIEW.label} tabIndex={0}>
        {parts.map(({ kind, text }, index) => {
          // Parts have no identity but their place.
          if (kind === 'added') return <ins key={index} className={added}>{text}</ins>;
          if (kind === 'removed') return <del key={index} className={removed}>{text}</del>;
          return <span key={index}>{text}</span>;
        })}
      </div>
    </div>
  );
}

const box = css({ textStyle: 'code', fontSize: '13', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: '[52dvh]', overflowY: 'auto', padding: '4', border: 'soft', borderRadius: 'md', backgroundColor: 'surface' });
const added = css({ backgroundColor: 'good.soft', color: 'good', textDecoration: 'none', borderRadius: 'xs' });
const removed = css({ backgroundColor: 'bad.soft', color: 'bad', borderRadius: 'xs' });
