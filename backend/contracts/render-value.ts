import { activeFields, allFields, isEmptyValue, ownValue } from './form-visibility.ts';
import type { FormField, FormInputs, InputValue, PromptForm } from './prompt-form.ts';

/** An uploaded file as a filled template mentions it. `text` is present only for a readable text file. */
export interface AttachedFile {
  name: string;
  text?: string;
}
export type AttachedFiles = ReadonlyMap<string, AttachedFile>;

const optionLabel = (field: FormField, value: unknown): string =>
  field.options?.find((option) => option.value === value)?.label ?? String(value);

function renderSwitch(field: FormField, on: boolean): string {
  if (field.insertText?.trim()) return on ? field.insertText : '';
  return on ? 'Yes' : 'No';
}

function renderFile(field: FormField, value: unknown, files: AttachedFiles | undefined): string {
  const file = files?.get(String(value));
  if (file?.text !== undefined) return file.text;
  const kind = field.type === 'image' ? 'picture' : 'file';
  return file ? `the attached ${kind} "${file.name}"` : `the attached ${kind}`;
}

function renderRows(field: FormField, value: InputValue, files: AttachedFiles | undefined): string {
  if (!Array.isArray(value)) return '';
  const columns = field.fields ?? [];
  const lines = (value as FormInputs[]).map((row) => {
    const cells = renderFields(columns, row, files).filter((cell) => cell.value !== '');
    return columns.length === 1 ? cells.map((cell) => cell.value).join('') : cells.map((cell) => `${cell.label}: ${cell.value}`).join('; ');
  });
  return lines.map((line, index) => `${index + 1}. ${line}`).join('\n');
}

/**
 * Writes the value of a form field for a prompt. Choices become the labels of their options, because people saw these. Lists are joined with
 * commas. A switch becomes its insert text or nothing, without an insert text Yes or No. Rows become a numbered list with the names of their
 * columns.
 */
export function renderValue(field: FormField, value: InputValue, files?: AttachedFiles): string {
  if (field.type === 'checkbox' || field.type === 'toggle_text') {
    return typeof value === 'boolean' ? renderSwitch(field, value) : '';
  }
  if (isEmptyValue(value)) return '';
  switch (field.type) {
    case 'select': case 'radio_cards': return optionLabel(field, value);
    case 'multi_select': return (value as string[]).map((item) => optionLabel(field, item)).join(', ');
    case 'tags': return (value as string[]).join(', ');
    case 'image': case 'file': return renderFile(field, value, files);
    case 'rows': return renderRows(field, value, files);
    default: return String(value);
  }
}

/** A form field as a prompt or a provider reads it. */
export interface RenderedField {
  key: string;
  label: string;
  value: string;
}

function renderFields(fields: readonly FormField[], values: FormInputs, files?: AttachedFiles): RenderedField[] {
  return activeFields(fields, values).map((field) => {
    const value = field.hidden ? field.default : ownValue(values, field.key);
    return { key: field.key, label: field.label, value: renderValue(field, value, files) };
  });
}

/** The shown form fields that have a value, each with its text, in the order of the form. Fields whose text is empty are left out. */
export const renderedValues = (values: FormInputs, form: PromptForm, files?: AttachedFiles): RenderedField[] =>
  renderFields(allFields(form), values, files).filter((field) => field.value !== '');
