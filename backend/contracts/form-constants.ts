import type { FormField, FormInputs, InputValue, PromptForm, ScalarValue } from './prompt-form.ts';

/**
 * Removes the author's constants (hidden fields and hidden columns of rows) from a person's values. Each run reads the constants from the
 * form again, because only the author may set them.
 */
export const withoutConstants = (form: PromptForm, values: FormInputs): FormInputs =>
  shown(form.sections.flatMap(({ fields }) => fields), values);

function shown(fields: readonly FormField[], values: FormInputs): FormInputs {
  const known = new Map(fields.map((field) => [field.key, field]));
  return Object.fromEntries(Object.entries(values).flatMap(([key, value]) => {
    const field = known.get(key);
    return field?.hidden ? [] : [[key, field?.type === 'rows' ? shownRows(field, value) : value]];
  }));
}

const shownRows = (field: FormField, value: InputValue): InputValue =>
  Array.isArray(value) ? value.map((row) => (typeof row === 'object' ? (shown(field.fields ?? [], row) as Record<string, ScalarValue>) : row)) as InputValue : value;
