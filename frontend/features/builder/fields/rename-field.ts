import type { DraftContent } from '#contracts/prompt-drafts.ts';
import type { DraftField, ShowIf } from '#contracts/prompt-form.ts';
import { VARIABLE_PATTERN } from '#contracts/template-variables.ts';
import type { FieldPlace } from './form-edits.ts';
import { fieldAt, withChangedField } from './form-edits.ts';

const renamedIn = (template: string, from: string, to: string): string => template.replace(VARIABLE_PATTERN, (written, key: string) => (key === from ? written.replace(from, to) : written));

const renamedRule = <F extends { showIf?: ShowIf | undefined }>(field: F, from: string, to: string): F =>
  field.showIf?.field === from ? { ...field, showIf: { ...field.showIf, field: to } } : field;

/** An object with one key called otherwise, in its old place. */
const renamedKey = (inputs: Record<string, unknown>, from: string, to: string): Record<string, unknown> =>
  Object.hasOwn(inputs, from) ? Object.fromEntries(Object.entries(inputs).map(([key, value]) => [key === from ? to : key, value])) : inputs;

/** The content with a field called otherwise everywhere: in all three templates, in show-if rules and in saved test inputs. */
export function withRenamedField(content: DraftContent, place: FieldPlace, to: string): DraftContent {
  const from = fieldAt(content.form, place)?.key;
  if (from === undefined || from === to) return content;
  const form = withChangedField(content.form, place, (field) => ({ ...field, key: to }));
  // An unfinished or doubled name stands for nothing else.
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

/** The content with a column of rows called otherwise, in its siblings' show-if rules and in saved test inputs too. */
export function withRenamedColumn(content: DraftContent, place: FieldPlace, column: number, to: string): DraftContent {
  const rows = fieldAt(content.form, place);
  const from = rows?.fields?.[column]?.key;
  if (!rows || from === undefined || from === to) return content;
  const fields = rows.fields!.map((inner, index) => (index === column ? { ...inner, key: to } : renamedRule(inner, from, to)));
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

type Choosing = Pick<DraftField, 'options' | 'default'>;

/** A field whose option has another value; its default goes along. */
export function withOptionValue<F extends Choosing>(field: F, index: number, value: string): F {
  const from = field.options?.[index]?.value;
  if (from === undefined || from === value) return field;
  const options = field.options!.map((option, at) => (at === index ? { ...option, value } : option));
  const swap = (item: string): string => (item === from ? value : item);
  if (field.default === from) return { ...field, options, default: value };
  if (Array.isArray(field.default)) return { ...field, options, default: field.default.map(swap) };
  return { ...field, options };
}

/** The content after a choice's options took other values: rules and test inputs that named an old one name the new one. */
export function withOptionValueEverywhere(content: DraftContent, key: string, from: string, to: string): DraftContent {
  if (key === '' || from === to) return content;
  const swap = <T>(value: T): T => (value === from ? (to as T) : Array.isArray(value) ? (value.map((item: unknown) => (item === from ? to : item)) as T) : value);
  return {
    ...content,
    form: {
      sections: content.form.sections.map((section) => ({
        ...section,
        fields: section.fields.map((field) => (field.showIf?.field === key ? { ...field, showIf: { ...field.showIf, value: swap(field.showIf.value) } } : field)),
      })),
    },
    testInputs: content.testInputs.map((saved) => (Object.hasOwn(saved.inputs, key) ? { ...saved, inputs: { ...saved.inputs, [key]: swap(saved.inputs[key]) } } : saved)),
  };
}
