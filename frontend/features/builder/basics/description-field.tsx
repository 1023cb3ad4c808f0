import { Suspense, useState } from 'react';
import { css } from '#styled/css';
import { stack } from '#styled/patterns';
import { lazyPart } from '#lib/lazy-part.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { placeId, useDraftPart } from '../draft-store.ts';
import { useEditPart } from '../edit-part.ts';
import { DESCRIPTION_FIELD } from '../builder.words.ts';

const ProseText = lazyPart(() => import('#ui/prose-text.tsx'), 'ProseText');
const LIMIT = 5_000;

/** The field for the prompt's long description in Markdown, with a switch between writing and preview. */
export function DescriptionField() {
  const text = useDraftPart((content) => content.description);
  const edit = useEditPart();
  const [preview, setPreview] = useState(false);
  return (
    <div className={stack({ gap: '2' })}>
      <Field label={DESCRIPTION_FIELD.label} optional value={`${text.length.toLocaleString('en-US')} / ${LIMIT.toLocaleString('en-US')}`} id={placeId(['description'])} help={DESCRIPTION_FIELD.help} group={preview}>
        {preview
          ? <div className={box}><Suspense fallback={<Skeleton className={css({ height: '16' })} />}><ProseText under={2} text={text || DESCRIPTION_FIELD.nothingWrittenYetText} /></Suspense></div>
          : <Textarea grow rows={4} maxLength={LIMIT} value={text} onChange={(event) => edit('description', event.currentTarget.value, 'Description')} />}
      </Field>
      <Button size="sm" variant="ghost" className={css({ justifySelf: 'start' })} aria-pressed={preview} onClick={() => setPreview(!preview)}>{preview ? DESCRIPTION_FIELD.button : 'Preview'}</Button>
    </div>
  );
}

const box = css({ border: 'soft', borderRadius: 'md', padding: '3', minHeight: '20', maxHeight: '[50dvh]', overflowY: 'auto', '& > div': { textStyle: 'small' } });
