import type { FormField, PromptForm } from '#contracts/prompt-form.ts';

/** A field as its author writes it: what is not said is not required. */
type Draft = Omit<FormField, 'required' | 'fields'> & { required?: boolean; fields?: Draft[] };

const complete = ({ fields, ...field }: Draft): FormField => ({
  ...field,
  required: field.required ?? false,
  ...(fields ? { fields: fields.map(complete) } : {}),
});

/** Makes a form from titled sections. */
export const formOf = (...sections: { title: string; fields: Draft[] }[]): PromptForm => ({
  sections: sections.map(({ title, fields }) => ({ title, fields: fields.map(complete) })),
});
