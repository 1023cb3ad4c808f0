import { Suspense } from 'react';
import { css } from '#styled/css';
import { column, longWords, metaText, mutedText } from '#styled/patterns';
import { Moment } from '#ui/moment.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useModerationSlots } from '../moderation-slots.ts';
import type { ReviewFile } from '../moderation.queries.ts';
import { Part } from '../part.tsx';
import { formChanged, termChanges } from './term-changes.ts';
import { CHANGES_SINCE } from '../moderation-review.words.ts';

/** Shows moderators what a submitted version changes compared with the last approved one; nothing for a first version. */
export function ChangesSince({ reviewFile }: { reviewFile: ReviewFile }) {
  const { WordChanges } = useModerationSlots();
  const { approved, item: { subject } } = reviewFile;
  if (!approved) return null;
  const terms = termChanges(approved, { ...reviewFile, title: subject.title, pricing: subject.pricing });
  const texts = ([['Template', 'template'], [CHANGES_SINCE.systemPromptText, 'systemTemplate'], [CHANGES_SINCE.negativePromptText, 'negativeTemplate'], ['Description', 'description']] as const)
    .map(([title, key]) => ({ title, before: approved[key] ?? '', after: reviewFile[key] ?? '' }))
    .filter(({ before, after }) => before !== after);
  const form = formChanged(approved.form, reviewFile.form);
  return (
    <Part title={CHANGES_SINCE.title(approved.version)} aside={<span className={metaText()}><Sentence text={CHANGES_SINCE.approvedText} parts={{ day: <Moment at={approved.at} /> }} /></span>}>
      {terms.length === 0 && texts.length === 0 && !form && <p className={mutedText()}>{CHANGES_SINCE.noChangeText}</p>}
      {terms.length > 0 && (
        <dl className={column({ gap: '2', textStyle: 'small' })}>
          {terms.map(({ name, before, after }) => (
            <div key={name} className={longWords()}>
              <dt className={metaText()}>{name}</dt>
              <dd><del className={css({ color: 'bad' })}>{before}</del> <span aria-hidden="true">→</span> <ins className={css({ color: 'good', textDecoration: 'none', fontWeight: 'semibold' })}>{after}</ins></dd>
            </div>
          ))}
        </dl>
      )}
      {form && <p className={css({ textStyle: 'small' })}>{CHANGES_SINCE.formChangedText}</p>}
      {texts.map(({ title, before, after }) => (
        <div key={title} className={column({ gap: '1' })}>
          <h4 className={css({ textStyle: 'label' })}>{title}</h4>
          <Suspense fallback={<Skeleton radius="md" className={css({ height: '[96px]' })} />}><WordChanges before={before} after={after} /></Suspense>
        </div>
      ))}
    </Part>
  );
}
