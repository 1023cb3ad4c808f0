import type { FormField, PromptForm } from '#contracts/prompt-form.ts';

/** A form field of a starter prompt. Fields are optional unless they say `required`. */
type Draft = Omit<FormField, 'required' | 'fields'> & { required?: boolean; fields?: Draft[] };

const complete = ({ fields, ...field }: Draft): FormField => ({
  ...field,
  required: field.required ?? false,
  ...(fields ? { fields: fields.map(complete) } : {}),
});

/** Makes the form of a starter prompt from titled sections. */
export const formOf = (...sections: { title: string; fields: Draft[] }[]): PromptForm => ({
  sections: sections.map(({ title, fields }) => ({ title, fields: fields.map(complete) })),
});
