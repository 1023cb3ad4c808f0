import { z } from 'zod';

/** The 16 field types of the form builder (screens.md section 6). */
export const fieldType = z.enum([
  'short_text', 'long_text', 'number', 'slider', 'select', 'multi_select', 'radio_cards', 'checkbox',
  'toggle_text', 'date', 'color', 'url', 'image', 'file', 'tags', 'rows',
]);
export type FieldType = z.infer<typeof fieldType>;

export const RESERVED_KEYS = ['today', 'user_name', 'language'] as const;
export const FIELD_LIMIT = 30;
export const OPTION_LIMIT = 20;
export const ROW_LIMIT = 20;

/** Name of a template variable. */
export const fieldKey = z
  .string()
  .regex(/^[a-z][a-z0-9_]{0,39}$/, 'Start with a letter; use up to 40 small letters, digits and underscores')
  .refine((key) => !(RESERVED_KEYS as readonly string[]).includes(key), 'This name belongs to a system variable');

export const fieldOption = z.strictObject({
  value: z.string().min(1).max(200),
  label: z.string().min(1).max(120),
  /** One line under the label of a radio card. */
  hint: z.string().max(160).optional(),
  image: z.string().max(300).optional(),
});
export type FieldOption = z.infer<typeof fieldOption>;

export const showIf = z.strictObject({
  field: z.string(),
  op: z.enum(['eq', 'ne', 'in', 'gt', 'lt', 'filled', 'empty']),
  value: z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]).optional(),
});
export type ShowIf = z.infer<typeof showIf>;

const scalarDefault = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]);

const fieldShape = {
  key: fieldKey,
  type: fieldType,
  label: z.string().min(1).max(120),
  help: z.string().max(300).optional(),
  placeholder: z.string().max(200).optional(),
  required: z.boolean().default(false),
  default: scalarDefault.optional(),
  options: z.array(fieldOption).max(OPTION_LIMIT).optional(),
  /** Smallest number, length, count or row count, by type. */
  min: z.number().optional(),
  max: z.number().optional(),
  pattern: z.string().max(300).optional(),
  /** Text that a switched-on `toggle_text` or `checkbox` inserts in place of its variable. */
  insertText: z.string().max(2000).optional(),
  /** A constant of the author: never shown, always its default. */
  hidden: z.boolean().optional(),
  showIf: showIf.optional(),
};

/** A field inside a repeatable row: any type but rows. */
export const rowField = z.strictObject(fieldShape).refine((field) => field.type !== 'rows', 'Rows cannot hold rows');
export const formField = z.strictObject({ ...fieldShape, fields: z.array(rowField).max(8).optional() });
export type FormField = z.infer<typeof formField>;

export const promptForm = z.strictObject({
  sections: z.array(z.strictObject({ title: z.string().max(80), fields: z.array(formField) })),
});
export type PromptForm = z.infer<typeof promptForm>;

export type ScalarValue = string | number | boolean | string[] | null | undefined;
export type InputValue = ScalarValue | Record<string, ScalarValue>[];
/** What a person typed into a form, by field key. Files and images are ids of uploaded files. */
export type FormInputs = Record<string, InputValue>;
