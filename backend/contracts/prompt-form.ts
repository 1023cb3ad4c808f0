import * as z from 'zod/mini';
import { tidy } from './primitives.ts';
import { isOneOf } from './typed-records.ts';

/** The 16 field types of the form builder. */
export const fieldType = z.enum([
  'short_text', 'long_text', 'number', 'slider', 'select', 'multi_select', 'radio_cards', 'checkbox',
  'toggle_text', 'date', 'color', 'url', 'image', 'file', 'tags', 'rows',
]);
export type FieldType = z.infer<typeof fieldType>;

export const RESERVED_KEYS = ['today', 'user_name', 'language'] as const;
export const FIELD_LIMIT = 30;
export const OPTION_LIMIT = 20;
export const ROW_LIMIT = 20;

const text = (min: number, max: number) => z.string().check(z.minLength(min), z.maxLength(max));
const label = z.string().check(z.refine((words) => tidy(words) !== '', 'Give it a label'), z.maxLength(120));

/** The key of a form field, which is also the name of its variable in the template. */
export const fieldKey = z.string().check(
  z.regex(/^[a-z][a-z0-9_]{0,39}$/, 'Start with a letter; use up to 40 small letters, digits and underscores'),
  z.refine((key) => !isOneOf(RESERVED_KEYS, key), 'This name belongs to a system variable'),
);

export const fieldOption = z.strictObject({
  value: text(1, 200),
  label,
  /** The line under the label of an option that is shown as a radio card. */
  hint: z.optional(text(0, 160)),
  image: z.optional(text(0, 300)),
  /** How many words a run is asked for when this option is chosen, if its field sets the length. */
  words: z.optional(z.number()),
});
export type FieldOption = z.infer<typeof fieldOption>;

export const showIf = z.strictObject({
  field: z.string(),
  op: z.enum(['eq', 'ne', 'in', 'gt', 'lt', 'filled', 'empty']),
  value: z.optional(z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])),
});
export type ShowIf = z.infer<typeof showIf>;

const scalarDefault = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]);

const fieldShape = {
  key: fieldKey,
  type: fieldType,
  label,
  help: z.optional(text(0, 300)),
  placeholder: z.optional(text(0, 200)),
  required: z._default(z.boolean(), false),
  default: z.optional(scalarDefault),
  options: z.optional(z.array(fieldOption).check(z.maxLength(OPTION_LIMIT))),
  /** The smallest allowed number, length, count or number of rows, depending on the type of the form field. */
  min: z.optional(z.number()),
  max: z.optional(z.number()),
  pattern: z.optional(text(0, 300)),
  /** The text that a switched-on `toggle_text` or `checkbox` field puts in place of its variable. */
  insertText: z.optional(text(0, 2000)),
  /** Whether the form field is a constant of the author: people never see it, and it always has its default. */
  hidden: z.optional(z.boolean()),
  showIf: z.optional(showIf),
  /** Whether the form field sets the length of the run in words, instead of the run panel's control (`form-length.ts`). */
  drives: z.optional(z.enum(['length'])),
};

/** A column of a form's rows: a field of any type but rows. */
export const rowField = z.strictObject(fieldShape).check(z.refine((field) => field.type !== 'rows', 'Rows cannot contain rows'));
export const formField = z.strictObject({ ...fieldShape, fields: z.optional(z.array(rowField).check(z.maxLength(8))) });
export type FormField = z.infer<typeof formField>;

export const promptForm = z.strictObject({
  sections: z.array(z.strictObject({ title: text(0, 80), fields: z.array(formField) })),
});
export type PromptForm = z.infer<typeof promptForm>;

const most = (max: number) => z.string().check(z.maxLength(max));
const draftFieldShape = {
  ...fieldShape,
  key: most(60),
  label: most(120),
  options: z.optional(z.array(z.strictObject({ value: most(200), label: most(120), hint: z.optional(most(160)), image: z.optional(most(300)), words: z.optional(z.number()) })).check(z.maxLength(OPTION_LIMIT))),
};
/** A form field in a draft: it may be unfinished in every way, but only of limited size. */
export const draftField = z.strictObject({ ...draftFieldShape, fields: z.optional(z.array(z.strictObject(draftFieldShape)).check(z.maxLength(8))) });
export type DraftField = z.infer<typeof draftField>;
/** The form of a draft. `promptForm` and `checkForm` tell whether it is finished. */
export const draftForm = z.strictObject({
  sections: z.array(z.strictObject({ title: most(80), fields: z.array(draftField).check(z.maxLength(60)) })).check(z.maxLength(30)),
});
export type DraftForm = z.infer<typeof draftForm>;

export type ScalarValue = string | number | boolean | string[] | null | undefined;
export type InputValue = ScalarValue | Record<string, ScalarValue>[];
/** What a person typed into a form, by field key. Files and images are ids of uploaded files. */
export type FormInputs = Record<string, InputValue>;
