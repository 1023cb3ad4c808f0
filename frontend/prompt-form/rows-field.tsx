import { memo } from 'react';
import { Plus, Trash2 } from 'lucide-react';
import type { FieldError } from 'react-hook-form';
import { css } from '#styled/css';
import { stack } from '#styled/patterns';
import { fieldLimits, initialRow } from '#contracts/form-inputs.ts';
import type { FormField, InputValue, ScalarValue } from '#contracts/prompt-form.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { FieldControl } from './field-control.tsx';
import { ROWS_FIELD } from './prompt-form.words.ts';

type Row = Record<string, ScalarValue>;

interface RowsFieldProps {
  field: FormField;
  value: InputValue;
  onChange(value: Row[]): void;
  errors: unknown;
}

/** A field with repeatable rows, each with the same few fields; the user adds and removes rows. It is a memo for the same reason as FieldControl. */
export const RowsField = memo(function RowsField({ field, value, onChange, errors }: RowsFieldProps) {
  const rows = Array.isArray(value) ? (value as Row[]) : [];
  const { min, max } = fieldLimits(field);
  const columns = field.fields ?? [];
  const problems = errors as (FieldError & Record<number, Record<string, FieldError | undefined> | undefined>) | undefined;
  const set = (index: number, key: string, cell: InputValue): void =>
    onChange(rows.map((row, at) => (at === index ? { ...row, [key]: cell as ScalarValue } : row)));
  return (
    <Field label={field.label} help={field.help} error={problems?.message} required={field.required} optional={!field.required} id={`field-${field.key}`} group>
      <ol className={stack({ gap: '2' })}>
        {rows.map((row, index) => (
          // Rows of the field have no id, so their index is the key.
          <li key={index} className={box}>
            <div className={stack({ gap: '3', flex: '1', minWidth: '0' })}>
              {columns.map((column) => (
                <Field key={column.key} data-field={`${field.key}.${index}.${column.key}`} label={column.label} help={column.help} error={problems?.[index]?.[column.key]?.message} required={column.required} optional={!column.required}>
                  <FieldControl field={column} value={row[column.key]} path={`${field.key}.${index}.${column.key}`} onChange={(cell) => set(index, column.key, cell)} />
                </Field>
              ))}
            </div>
            <IconButton label={ROWS_FIELD.label(index + 1)} size="sm" disabled={rows.length <= min} onClick={() => onChange(rows.filter((_, at) => at !== index))}>
              <Trash2 aria-hidden />
            </IconButton>
          </li>
        ))}
      </ol>
      <Button size="sm" icon={<Plus aria-hidden />} disabled={rows.length >= max} onClick={() => onChange([...rows, initialRow(field)])}>{ROWS_FIELD.button}</Button>
    </Field>
  );
});

const box = css({ display: 'flex', gap: '2', alignItems: 'flex-start', padding: '3', border: 'soft', borderRadius: 'md', backgroundColor: 'raised' });
