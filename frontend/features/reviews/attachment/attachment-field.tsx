import { useId } from 'react';
import { useQuery } from '@tanstack/react-query';
import { css } from '#styled/css';
import { coverImage, mutedText, visuallyHidden } from '#styled/patterns';
import type { Generation } from '#contracts/generation.ts';
import { Field } from '#ui/field.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { ownRunsQuery } from './own-runs.queries.ts';
import { ATTACHMENT_FIELD } from '../reviews.words.ts';

interface AttachmentFieldProps {
  promptId: string;
  /** Id of the own run that the reviewer attaches; null for none. */
  value: string | null;
  onChange(generationId: string | null): void;
}

/** Field of the review form with which reviewers attach one of their own runs. It is hidden while they have no runs. */
export function AttachmentField({ promptId, value, onChange }: AttachmentFieldProps) {
  const name = useId();
  const runs = useQuery(ownRunsQuery(promptId)).data ?? [];
  if (runs.length === 0) return null;
  return (
    <Field group optional label={ATTACHMENT_FIELD.label} help={ATTACHMENT_FIELD.help}>
      <div className={css({ display: 'flex', gap: '2', overflowX: 'auto', padding: '1', marginInline: '-1' })}>
        <label className={choice}><input type="radio" name={name} className={visuallyHidden()} checked={value === null} onChange={() => onChange(null)} /><span className={face}>{ATTACHMENT_FIELD.nothingText}</span></label>
        {runs.map((run) => (
          <label key={run.id} className={choice}>
            <input type="radio" name={name} className={visuallyHidden()} checked={value === run.id} onChange={() => onChange(run.id)} /><span className={visuallyHidden()}>{run.title}, <RelativeTime iso={run.createdAt} /></span>
            <Face run={run} />
          </label>
        ))}
      </div>
    </Field>
  );
}

function Face({ run }: { run: Generation }) {
  const media = run.outputs.find((output) => output.kind !== 'text');
  const picture = media && (media.kind === 'image' ? media.url : media.posterUrl);
  return picture ? <img src={picture} alt="" loading="lazy" className={coverImage()} /> : <span aria-hidden className={face}>{run.excerpt ?? run.title}</span>;
}

const choice = css({
  flex: 'none', width: '[128px]', height: '[96px]', overflow: 'hidden', layerStyle: 'card', borderRadius: 'md', cursor: 'pointer', display: 'grid',
  '&:has(:checked)': { outline: '[2px solid {colors.brand}]', outlineOffset: '[0px]' }, '&:has(:focus-visible)': { outline: '[3px solid {colors.brand}]', outlineOffset: '[1px]' },
});
const face = mutedText({ padding: '2', textStyle: 'meta', overflow: 'hidden', overflowWrap: 'anywhere' });
