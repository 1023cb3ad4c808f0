import { allFields, fieldLimits } from '#contracts/form-inputs.ts';
import type { FormField, PromptForm } from '#contracts/prompt-form.ts';

/** A JSON schema that is sent to language models. */
export type JsonSchema = Readonly<Record<string, unknown>>;

const TOLD_CHARACTERS = 160;

/** The types of form fields that need an uploaded file, which a model cannot send. */
const NEEDS_A_FILE: ReadonlySet<FormField['type']> = new Set(['image', 'file']);

/**
 * Describes a form to a model as a JSON schema (docs/rules/chat.md#tools). Constants and uploads are left out, because a model knows neither.
 * The schema only helps the model: each call is checked against the form itself.
 */
export function schemaOfForm(form: PromptForm): JsonSchema {
  return schemaOfFields(allFields(form));
}

/** True if a visible field of the form requires an upload. A model cannot send one, so it cannot run the prompt. */
export const needsUpload = (form: PromptForm): boolean => allFields(form).some((field) => field.required && !field.hidden && NEEDS_A_FILE.has(field.type));

function schemaOfFields(fields: readonly FormField[]): JsonSchema {
  const asked = fields.filter((field) => !field.hidden && !NEEDS_A_FILE.has(field.type));
  const required = asked.filter((field) => field.required && field.showIf === undefined).map(({ key }) => key);
  return { type: 'object', properties: Object.fromEntries(asked.map((field) => [field.key, { ...valueSchema(field), description: toldOf(field) }])), ...(required.length > 0 && { required }), additionalProperties: false };
}

function valueSchema(field: FormField): JsonSchema {
  const { min, max } = fieldLimits(field);
  switch (field.type) {
    case 'short_text': case 'long_text': case 'url':
      return { type: 'string', maxLength: max, ...(min > 0 && { minLength: min }) };
    case 'number': case 'slider':
      return { type: 'number', minimum: min, maximum: max };
    case 'select': case 'radio_cards':
      return { type: 'string', enum: valuesOf(field) };
    case 'multi_select':
      return { type: 'array', items: { type: 'string', enum: valuesOf(field) }, maxItems: max };
    case 'tags':
      return { type: 'array', items: { type: 'string' }, maxItems: max };
    case 'checkbox': case 'toggle_text':
      return { type: 'boolean' };
    case 'date':
      return { type: 'string', format: 'date' };
    case 'color':
      return { type: 'string', pattern: '^#[0-9a-fA-F]{6}$' };
    case 'rows':
      return { type: 'array', items: schemaOfFields(field.fields ?? []), minItems: min, maxItems: max };
    case 'image': case 'file':
      return { type: 'string' };
  }
}

const valuesOf = (field: FormField): string[] => (field.options ?? []).map(({ value }) => value);

/** The description of a field for the model: label, help and when it is needed, in one short line. */
function toldOf(field: FormField): string {
  const rule = field.showIf;
  const when = rule === undefined ? '' : ` Only when ${rule.field} ${rule.op}${rule.value === undefined ? '' : ` ${JSON.stringify(rule.value)}`}.`;
  return `${field.label}.${field.help ? ` ${field.help}` : ''}${when}`.replace(/\s+/g, ' ').slice(0, TOLD_CHARACTERS);
}
