import { Suspense } from 'react';
import type { Control } from 'react-hook-form';
import { css } from '#styled/css';
import { column, metaText } from '#styled/patterns';
import { visibleFields } from '#contracts/form-inputs.ts';
import type { FormInputs, PromptForm } from '#contracts/prompt-form.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { useBuilderSlots } from '../builder-slots.ts';
import { PREVIEWED_FORM } from '../builder.words.ts';

interface PreviewedFormProps {
  form: PromptForm;
  inputs: FormInputs;
  control: Control<FormInputs>;
}

/** The fields as buyers see them for what is typed so far. */
export function PreviewedForm({ form, inputs, control }: PreviewedFormProps) {
  const { PromptField } = useBuilderSlots();
  const visible = new Set(visibleFields(form, inputs).map(({ key }) => key));
  if (visible.size === 0) return <p className={css({ textStyle: 'small', color: 'fg.subtle' })}>{PREVIEWED_FORM.emptyText}</p>;
  return (
    <Suspense fallback={<Skeleton className={css({ height: '[200px]', borderRadius: 'md' })} />}>
      {form.sections.map((section, at) => {
        const fields = section.fields.filter(({ key }) => visible.has(key));
        if (fields.length === 0) return null;
        return (
          // Sections have no identity of their own here.
          <fieldset key={at} className={stack}>
            {section.title && <legend className={metaText({ fontWeight: 'semibold', marginBlockEnd: '3' })}>{section.title}</legend>}
            {fields.map((field) => <PromptField key={field.key} field={field} control={control} />)}
          </fieldset>
        );
      })}
    </Suspense>
  );
}

const stack = column({ gap: '4', minWidth: '0', border: 'none', padding: '0', margin: '0' });
