import { Plus } from 'lucide-react';
import { Controller } from 'react-hook-form';
import type { Control, FieldError } from 'react-hook-form';
import type { FormField, FormInputs, InputValue } from '#contracts/prompt-form.ts';
import { Field } from '#ui/field.tsx';
import { css } from '#styled/css';
import { keepSize } from '#styled/patterns';
import { FieldControl } from './field-control.tsx';
import { RowsField } from './rows-field.tsx';

interface PromptFieldProps {
  field: FormField;
  control: Control<FormInputs>;
}

const GROUPS = new Set<FormField['type']>(['radio_cards', 'multi_select', 'tags', 'slider', 'color', 'date', 'image', 'file', 'rows']);
const SELF_LABELLED = new Set<FormField['type']>(['checkbox', 'toggle_text']);

/** One field of a prompt's form, connected to the form's values and errors. */
export function PromptField({ field, control }: PromptFieldProps) {
  return (
    <Controller
      name={field.key}
      control={control}
      render={({ field: bound, fieldState }) => {
        const value = bound.value as InputValue;
        if (field.type === 'rows') return <div data-field={field.key}><RowsField field={field} value={value} onChange={bound.onChange} errors={fieldState.error} /></div>;
        const message = (fieldState.error as FieldError | undefined)?.message;
        const inner = <FieldControl field={field} value={value} onChange={bound.onChange} onBlur={bound.onBlur} path={field.key} />;
        if (SELF_LABELLED.has(field.type)) {
          return (
            <Field data-field={field.key} label={field.label} hideLabel error={message} required={field.required} id={`field-${field.key}`} group>
              {inner}
              {field.insertText && value === true ? <InsertedText text={field.insertText} /> : null}
            </Field>
          );
        }
        return (
          <Field
            data-field={field.key}
            label={field.label}
            help={field.help}
            error={message}
            required={field.required}
            optional={!field.required}
            value={field.type === 'slider' && typeof value === 'number' ? value.toLocaleString('en-US') : undefined}
            id={`field-${field.key}`}
            group={GROUPS.has(field.type)}
          >
            {inner}
          </Field>
        );
      }}
    />
  );
}

/** The text that a switched-on toggle adds to the prompt, shown so that the runner knows what is inserted. */
function InsertedText({ text }: { text: string }) {
  return (
    <p className={box}>
      <Plus aria-hidden className={keepSize({ width: '3.5', height: '3.5', marginBlockStart: '0.5' })} />
      {text}
    </p>
  );
}

const box = css({ display: 'flex', gap: '2', padding: '3', borderRadius: 'sm', backgroundColor: 'type.text.soft', color: 'type.text', fontFamily: 'mono', fontSize: '13', lineHeight: 'normal' });
