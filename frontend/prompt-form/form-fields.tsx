import { Suspense } from 'react';
import type { ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import { css, cx } from '#styled/css';
import { column } from '#styled/patterns';
import { visibleFields } from '#contracts/form-inputs.ts';
import type { FormInputs, PromptForm } from '#contracts/prompt-form.ts';
import { lazyPart } from '#lib/lazy-part.ts';

/** A field of a prompt's form, as buyers see it. Its code loads late, so render it inside a Suspense. */
const PromptField = lazyPart(() => import('./prompt-field.tsx'), 'PromptField');

interface FormFieldsProps {
  form: PromptForm;
  inputs: FormInputs;
  control: Control<FormInputs>;
  /** The placeholder that stands in the page until the fields of a prompt's form have loaded. */
  waiting: ReactNode;
  /** Class of the titles of sections of a prompt's form. */
  titleClass: string;
}

/** All sections of a prompt's form for the current inputs. Fields that their conditions hide are left out. */
export function FormFields({ form, inputs, control, waiting, titleClass }: FormFieldsProps) {
  const visible = new Set(visibleFields(form, inputs).map(({ key }) => key));
  return (
    <Suspense fallback={waiting}>
      {form.sections.map((section, at) => {
        const fields = section.fields.filter(({ key }) => visible.has(key));
        return fields.length > 0 && (
          // Sections of a form have no id, so their index is the key.
          <fieldset key={at} className={part}>
            {section.title && <legend className={cx(titleClass, css({ marginBlockEnd: '3' }))}>{section.title}</legend>}
            {fields.map((field) => <PromptField key={field.key} field={field} control={control} />)}
          </fieldset>
        );
      })}
    </Suspense>
  );
}

const part = column({ gap: '4', minWidth: '0', border: 'none', padding: '0', margin: '0' });
