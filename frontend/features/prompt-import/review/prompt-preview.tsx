import { counted } from '#contracts/plural.ts';
import { css } from '#styled/css';
import { mutedText, stack } from '#styled/patterns';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { fieldWords } from '../import-words.ts';
import { MarkedTemplate } from './marked-template.tsx';
import { PROMPT_PREVIEW } from '../prompt-import.words.ts';

interface PromptPreviewProps {
  content: DraftContent;
  /** Sentences that say what the conversion of the imported prompt changed. */
  notes: readonly string[];
}

/** Preview of a converted prompt: its template beside the fields made from its variables, and every change as text. */
export function PromptPreview({ content, notes }: PromptPreviewProps) {
  const fields = content.form.sections.flatMap((section) => section.fields);
  return (
    <div className={stack({ gap: '4' })}>
      <div className={css({ display: 'grid', gap: '4', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' } })}>
        <section aria-label={PROMPT_PREVIEW.templateLabel} className={part}>
          <h4 className={heading}>{PROMPT_PREVIEW.templateLabel}</h4>
          <MarkedTemplate template={content.template} />
          {content.systemTemplate ? <><h4 className={heading}>{PROMPT_PREVIEW.heading}</h4><MarkedTemplate template={content.systemTemplate} /></> : null}
        </section>
        <section aria-label={PROMPT_PREVIEW.fieldsLabel} className={part}>
          <h4 className={heading}>{fields.length === 0 ? 'Fields' : `Fields (${fields.length})`}</h4>
          {fields.length === 0 && <p className={mutedText()}>{PROMPT_PREVIEW.noVariables}</p>}
          <ul className={stack({ gap: '2' })}>
            {fields.map((field) => (
              <li key={field.key} className={stack({ gap: '0.5', overflowWrap: 'anywhere' })}>
                <span className={css({ textStyle: 'label' })}>{field.label}</span>
                <span className={mutedText({ textStyle: 'meta' })}>{fieldWords(field)}</span>
              </li>
            ))}
          </ul>
        </section>
      </div>
      {notes.length > 0 && (
        <Disclosure summary={counted(notes.length, PROMPT_PREVIEW.thingWasChangedText, PROMPT_PREVIEW.thingsWereChangedText)} className={mutedText()}>
          <ul className={stack({ gap: '1', paddingInlineStart: '4', listStyleType: 'disc', overflowWrap: 'anywhere' })}>
            {notes.map((note) => <li key={note}>{note}</li>)}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}

const part = stack({ gap: '2', alignContent: 'start', minWidth: '0' });
const heading = mutedText({ textStyle: 'label' });
