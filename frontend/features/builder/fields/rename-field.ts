import type { DraftContent } from '#contracts/prompt-drafts.ts';
import type { DraftField, FieldOption, ShowIf } from '#contracts/prompt-form.ts';
import { VARIABLE_PATTERN } from '#contracts/template-variables.ts';
import type { FieldPlace } from './form-edits.ts';
import { fieldAt, withChangedField } from './form-edits.ts';

const renamedIn = (template: string, from: string, to: string): string => template.replace(VARIABLE_PATTERN, (written, key: string) => (key === from ? written.replace(from, to) : written));

const renamedRule = <F extends { showIf?: ShowIf | undefined }>(field: F, from: string, to: string): F =>
  field.showIf?.field === from ? { ...field, showIf: { ...field.showIf, field: to } } : field;

/** Copies an object with one key renamed, in the same position. */
const renamedKey = (inputs: Record<string, unknown>, from: string, to: string): Record<string, unknown> =>
  Object.hasOwn(inputs, from) ? Object.fromEntries(Object.entries(inputs).map(([key, value]) => [key === from ? to : key, value])) : inputs;

/** Renames a form field's key in the whole draft: in all three templates, in conditions and in saved test inputs. */
export function withRenamedField(content: DraftContent, place: FieldPlace, to: string): DraftContent {
  const from = fieldAt(content.form, place)?.key;
  if (from === undefined || from === to) return content;
  const form = withChangedField(content.form, place, (field) => ({ ...field, key: to }));
  // A key that is empty or used twice identifies no field, so templates and conditions stay unchanged.
  const shared = content.form.sections.some(({ fields }) => fields.some((field) => field.key === from && field !== fieldAt(content.form, place)));
  if (from === '' || shared) return { ...content, form };
  const optional = (template: string | null): string | null => (template === null ? null : renamedIn(template, from, to));
  return {
    ...content,
    template: renamedIn(content.template, from, to),
    systemTemplate: optional(content.systemTemplate),
    negativeTemplate: optional(content.negativeTemplate),
    form: { sections: form.sections.map((section) => ({ ...section, fields: section.fields.map((field) => renamedRule(field, from, to)) })) },
    testInputs: content.testInputs.map((saved) => ({ ...saved, inputs: renamedKey(saved.inputs, from, to) })),
  };
}

/** Renames a column of a field with rows, also in conditions of other columns and in saved test inputs. */
export function withRenamedColumn(content: DraftContent, place: FieldPlace, column: number, to: string): DraftContent {
  const rows = fieldAt(content.form, place);
  const from = rows?.fields?.[column]?.key;
  if (!rows?.fields || from === undefined || from === to) return content;
  const fields = rows.fields.map((inner, index) => (index === column ? { ...inner, key: to } : renamedRule(inner, from, to)));
  const inRows = (inputs: Record<string, unknown>): Record<string, unknown> => {
    const value = inputs[rows.key];
    return Array.isArray(value) ? { ...inputs, [rows.key]: value.map((row: unknown) => renamedKey(row as Record<string, unknown>, from, to)) } : inputs;
  };
  return {
    ...content,
    form: withChangedField(content.form, place, (field) => ({ ...field, fields })),
    testInputs: content.testInputs.map((saved) => ({ ...saved, inputs: inRows(saved.inputs) })),
  };
}

/** Replaces an option of a form field. A default that was the option's old value becomes the new value. */
export function withOption(field: DraftField, index: number, next: Partial<FieldOption>): DraftField {
  const from = field.options?.[index]?.value;
  const options = field.options?.map((option, at) => (at === index ? { ...option, ...next } : option));
  if (from === undefined || next.value === undefined || next.value === from) return { ...field, options };
  const to = next.value;
  if (field.default === from) return { ...field, options, default: to };
  return Array.isArray(field.default) ? { ...field, options, default: field.default.map((item) => (item === from ? to : item)) } : { ...field, options };
}

const swapped = (value: unknown, from: string, to: string): unknown =>
  value === from ? to : Array.isArray(value) ? value.map((item: unknown) => (item === from ? to : item)) : value;

/** Replaces an option in the whole draft: conditions and saved test inputs with its old value get the new one. */
export function withOptionEverywhere(content: DraftContent, place: FieldPlace, index: number, next: Partial<FieldOption>): DraftContent {
  const field = fieldAt(content.form, place);
  const from = field?.options?.[index]?.value;
  const form = withChangedField(content.form, place, (before) => withOption(before, index, next));
  const to = next.value;
  // When two options share the old value, conditions keep it, because it does not say which option they mean.
  const shared = field?.options?.some((option, at) => at !== index && option.value === from);
  if (!field || field.key === '' || from === undefined || from === '' || to === undefined || to === from || shared) return { ...content, form };
  const renamed = <F extends { showIf?: ShowIf | undefined }>(other: F): F =>
    other.showIf?.field === field.key ? { ...other, showIf: { ...other.showIf, value: swapped(other.showIf.value, from, to) as ShowIf['value'] } } : other;
  return {
    ...content,
    form: { sections: form.sections.map((section) => ({ ...section, fields: section.fields.map(renamed) })) },
    testInputs: content.testInputs.map((saved) => (Object.hasOwn(saved.inputs, field.key) ? { ...saved, inputs: { ...saved.inputs, [field.key]: swapped(saved.inputs[field.key], from, to) } } : saved)),
  };
}
