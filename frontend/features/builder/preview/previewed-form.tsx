import type { Control } from 'react-hook-form';
import { css } from '#styled/css';
import { metaText, mutedText } from '#styled/patterns';
import { visibleFields } from '#contracts/form-inputs.ts';
import type { FormInputs, PromptForm } from '#contracts/prompt-form.ts';
import { FormFields } from '#prompt-form/form-fields.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { PREVIEWED_FORM } from '../builder.words.ts';

interface PreviewedFormProps {
  form: PromptForm;
  inputs: FormInputs;
  control: Control<FormInputs>;
}

/** The fields of the prompt's form as buyers see them, with the values typed into the preview. */
export function PreviewedForm({ form, inputs, control }: PreviewedFormProps) {
  if (visibleFields(form, inputs).length === 0) return <p className={mutedText({ color: 'fg.subtle' })}>{PREVIEWED_FORM.emptyText}</p>;
  return <FormFields form={form} inputs={inputs} control={control} titleClass={metaText({ fontWeight: 'semibold' })} waiting={<Skeleton radius="md" className={css({ height: '[200px]' })} />} />;
}
