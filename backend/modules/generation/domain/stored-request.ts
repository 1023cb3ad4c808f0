import { allFields } from '#contracts/form-inputs.ts';
import type { FormField, FormInputs, PromptForm } from '#contracts/prompt-form.ts';
import { renderTemplate } from '#contracts/render-template.ts';
import type { SystemValues } from '#contracts/render-template.ts';
import { renderedValues, renderValue } from '#contracts/render-value.ts';
import type { AttachedFiles } from '#contracts/render-value.ts';
import type { StoredRequest } from '../models/generation.model.ts';

/** The texts of a prompt, and the form that fills them in. */
export interface FillableTexts {
  title: string;
  category: string | null;
  template: string;
  systemTemplate: string | null;
  negativeTemplate: string | null;
  form: PromptForm;
  /** Whether the runner may not read the texts. */
  sealed: boolean;
  /** Whether the prompt is paid, so that some runners may not read its texts. */
  paid: boolean;
}

/** Fills in a prompt's texts once, so that every attempt sends the same request. `values` must have passed `checkInputs`. */
export function storedRequest(prompt: FillableTexts, values: FormInputs, system: SystemValues, files?: AttachedFiles): StoredRequest {
  const fill = (template: string): string => renderTemplate(template, values, prompt.form, system, files).text;
  const fillAny = (template: string | null): string | null => (template === null ? null : fill(template));
  const secrets = secretValues(prompt.form, values);
  return {
    prompt: fill(prompt.template),
    system: fillAny(prompt.systemTemplate),
    negative: fillAny(prompt.negativeTemplate),
    ...(prompt.sealed && { sealed: [prompt.template, prompt.systemTemplate, prompt.negativeTemplate].filter((template) => template !== null) }),
    ...(secrets.length > 0 && { secrets }),
    ...(prompt.paid && { formOnly: true as const }),
    subject: { title: prompt.title, category: prompt.category, values: renderedValues(values, prompt.paid ? buyersForm(prompt.form) : prompt.form, files) },
  };
}

/**
 * The form without what only its author reads: constants, and the texts that switches insert. It has no show-if rules, because checked values
 * contain no hidden field.
 */
const buyersForm = (form: PromptForm): PromptForm => ({ sections: form.sections.map((section) => ({ ...section, fields: buyersFields(section.fields) })) });

const buyersFields = (fields: readonly FormField[]): FormField[] =>
  fields.filter(({ hidden }) => !hidden).map(({ insertText: _inserted, showIf: _rule, fields: columns, ...field }) => ({ ...field, ...(columns && { fields: buyersFields(columns) }) }));

/** The texts that the author's hidden fields and switches insert, by field. Each column of a list of rows counts as a field. */
function secretValues(form: PromptForm, values: FormInputs): { key: string; value: string }[] {
  const rendered = new Map(renderedValues(values, form).map(({ key, value }) => [key, value]));
  return allFields(form).flatMap((field) => {
    const value = rendered.get(field.key);
    if (value === undefined) return [];
    if (field.type === 'rows') return columnSecrets(field, values[field.key] as FormInputs[]);
    return isSecret(field, values[field.key]) ? [{ key: field.key, value }] : [];
  });
}

const isSecret = (field: FormField, value: unknown): boolean => field.hidden === true || (value === true && (field.insertText ?? '').trim() !== '');

const columnSecrets = ({ key, fields = [] }: FormField, rows: readonly FormInputs[]): { key: string; value: string }[] =>
  fields.flatMap((column) => {
    const row = rows.find((each) => isSecret(column, each[column.key]));
    const value = row === undefined ? '' : renderValue(column, column.hidden ? column.default : row[column.key]);
    return value === '' ? [] : [{ key: `${key}.${column.key}`, value }];
  });
