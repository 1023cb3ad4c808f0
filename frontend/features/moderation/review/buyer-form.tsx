import { Suspense } from 'react';
import type { Control } from 'react-hook-form';
import { css } from '#styled/css';
import { column, metaText } from '#styled/patterns';
import { visibleFields } from '#contracts/form-inputs.ts';
import { allFields } from '#contracts/form-visibility.ts';
import type { FormInputs, PromptForm } from '#contracts/prompt-form.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { useModerationSlots } from '../moderation-slots.ts';
import { BUYER_FORM } from '../moderation-review.words.ts';

interface BuyerFormProps {
  form: PromptForm;
  control: Control<FormInputs>;
  inputs: FormInputs;
}

/** The fields as buyers see them: what is filled in shows what conditions hide. Constants are said below. */
export function BuyerForm({ form, control, inputs }: BuyerFormProps) {
  const { PromptField } = useModerationSlots();
  const visible = new Set(visibleFields(form, inputs).map(({ key }) => key));
  const constants = allFields(form).filter(({ hidden }) => hidden);
  return (
    <>
      {allFields(form).length === constants.length && <p className={quiet}>{BUYER_FORM.emptyText}</p>}
      <div className={column({ gap: '4' })}>
        <Suspense fallback={<Skeleton className={css({ height: '[160px]', borderRadius: 'md' })} />}>
          {form.sections.map((section, at) => {
            const fields = section.fields.filter(({ key }) => visible.has(key));
            return fields.length > 0 && (
              // Sections have no identity of their own.
              <fieldset key={at} className={stack}>
                {section.title && <legend className={metaText({ fontWeight: 'semibold', marginBlockEnd: '3' })}>{section.title}</legend>}
                {fields.map((field) => <PromptField key={field.key} field={field} control={control} />)}
              </fieldset>
            );
          })}
        </Suspense>
      </div>
      {constants.length > 0 && <p className={quiet}>Constants of the author: {constants.map(({ key, default: value }) => `${key} = ${String(value ?? '')}`).join(', ')}</p>}
    </>
  );
}

const quiet = css({ textStyle: 'small', color: 'fg.subtle', overflowWrap: 'anywhere' });
const stack = column({ gap: '4', minWidth: '0', border: 'none', padding: '0', margin: '0' });
