import { allFields } from '#contracts/form-inputs.ts';
import type { FormField, FormInputs, InputValue, PromptForm } from '#contracts/prompt-form.ts';
import { shortened } from '../arguments.ts';
import type { ShownInputs } from '../chat-tool.ts';

/** The filled-in inputs as a person sees them, label by label in the order of the form. Constants are left out. */
export const shownInputs = (form: PromptForm, values: FormInputs): ShownInputs =>
  allFields(form).flatMap((field) => {
    const value = field.hidden || !Object.hasOwn(values, field.key) ? undefined : values[field.key];
    const words = wordsOf(field, value);
    return words === '' ? [] : [{ label: field.label, value: shortened(words), ...(field.type === 'image' && typeof value === 'string' && { fileId: value }) }];
  });

function wordsOf(field: FormField, value: InputValue): string {
  if (value === undefined || value === null) return '';
  if (field.type === 'image' || field.type === 'file') return 'Your file';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map((each) => (typeof each === 'string' ? labelOf(field, each) : rowOf(field, each))).join(', ');
  return field.type === 'select' || field.type === 'radio_cards' ? labelOf(field, String(value)) : String(value);
}

const labelOf = ({ options }: FormField, value: string): string => options?.find((option) => option.value === value)?.label ?? value;

const rowOf = (field: FormField, row: Readonly<Record<string, InputValue>>): string =>
  (field.fields ?? []).flatMap((column) => {
    const words = column.hidden || !Object.hasOwn(row, column.key) ? '' : wordsOf(column, row[column.key]);
    return words === '' ? [] : [words];
  }).join(' · ');
