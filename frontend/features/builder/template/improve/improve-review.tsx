import { stack } from '#styled/patterns';
import { templateVariables } from '#contracts/template-variables.ts';
import { ChangedWords } from '#shared/improving/changed-words.tsx';
import { Alert } from '#ui/alert.tsx';
import { IMPROVE_REVIEW } from '../../builder-template.words.ts';

interface ImproveReviewProps {
  /** The prompt's template as the draft has it now. */
  before: string;
  better: string;
  /** True when the author edited the template while the model worked on a better one. */
  stale: boolean;
}

const named = (names: readonly string[]): string => names.map((name) => `{{${name}}}`).join(', ');

/** The differences between the template and the model's better one, and which variables would come or go. */
export function ImproveReview({ before, better, stale }: ImproveReviewProps) {
  const gone = templateVariables(before).filter((name) => !templateVariables(better).includes(name));
  const fresh = templateVariables(better).filter((name) => !templateVariables(before).includes(name));
  return (
    <div className={stack({ gap: '3' })}>
      {stale && <Alert tone="warn">{IMPROVE_REVIEW.staleText}</Alert>}
      {gone.length > 0 && <Alert tone="warn">{IMPROVE_REVIEW.noLongerNamedText(named(gone), gone.length)}</Alert>}
      {fresh.length > 0 && <Alert>{IMPROVE_REVIEW.newMayNeedText(named(fresh), fresh.length)}</Alert>}
      <ChangedWords before={before} after={better} />
    </div>
  );
}
