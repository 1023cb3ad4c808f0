import { fieldLimits } from '#contracts/field-value.ts';
import { isEmptyValue, ownValue, visibleFields } from '#contracts/form-visibility.ts';
import { checkInputs } from '#contracts/form-inputs.ts';
import { fieldKey } from '#contracts/prompt-form.ts';
import { patternsOf } from '#prompt-form/pattern-engine.ts';
import type { DraftField, DraftForm, FormField, FormInputs, InputValue, PromptForm } from '#contracts/prompt-form.ts';

/** Returns the part of an unfinished form that the preview can show. Fields without a key, or with a key used before, are left out. */
export function previewForm(form: DraftForm): PromptForm {
  const known = new Set<string>();
  const shows = (field: DraftField): boolean => {
    if (!fieldKey.safeParse(field.key).success || known.has(field.key)) return false;
    known.add(field.key);
    return true;
  };
  const tidy = (field: DraftField): FormField => ({
    ...scaled(field),
    label: field.label.trim() || field.key,
    options: field.options?.filter(({ value, label }) => value !== '' && label !== ''),
    fields: field.fields?.filter(({ key }, index, all) => key !== '' && all.findIndex((other) => other.key === key) === index).map(scaled),
  });
  return { sections: form.sections.map(({ title, fields }) => ({ title, fields: fields.filter(shows).map(tidy) })) };
}

/** Gives a slider whose smallest value is not below its largest the usual ends. No slider can be drawn with its own, which the author is still typing. */
function scaled<Field extends DraftField>(field: Field): Field {
  if (field.type !== 'slider') return field;
  const { min, max } = fieldLimits(field);
  return min < max ? field : { ...field, min: undefined, max: undefined };
}

/** Returns as text what decides which values of a form are valid. While it stays the same, the preview keeps the typed values. */
export const formShape = (form: PromptForm): string =>
  JSON.stringify(form.sections.map(({ fields }) => fields.map(({ key, type, default: preset, options, fields: columns, min, max, hidden }) => [key, type, preset, options?.map(({ value }) => value), columns, min, max, hidden])));

/** Returns the inputs whose fields the form still has. */
export function fittingInputs(form: PromptForm, inputs: FormInputs): FormInputs {
  const keys = new Set(form.sections.flatMap(({ fields }) => fields.filter(({ hidden }) => !hidden).map(({ key }) => key)));
  return Object.fromEntries(Object.entries(inputs).filter(([key]) => keys.has(key)));
}

const LISTS: readonly FormField['type'][] = ['tags', 'multi_select'];
const SILENT: readonly FormField['type'][] = ['checkbox', 'toggle_text', 'rows'];

/** Returns the values as the server would use them. Empty required fields get their labels in brackets, so that the preview has no gaps. */
export function previewValues(form: PromptForm, inputs: FormInputs): FormInputs {
  const { values } = checkInputs(form, inputs, patternsOf(form));
  for (const field of visibleFields(form, inputs)) {
    if (!field.required || SILENT.includes(field.type) || !isEmptyValue(ownValue(values, field.key))) continue;
    const name = `[${field.label}]`;
    values[field.key] = (LISTS.includes(field.type) ? [name] : name) as InputValue;
  }
  return values;
}
