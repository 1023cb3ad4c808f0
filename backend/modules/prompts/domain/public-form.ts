import type { FormField, PromptForm } from '#contracts/prompt-form.ts';

/**
 * A sealed prompt's form for those who may run it and not read it: texts that only ever go into the template are left out, which
 * are the author's constants and what a switch inserts. A constant that a show-if rule asks for stays, or the form could not be shown.
 */
export function publicForm(form: PromptForm): PromptForm {
  const asked = new Set(form.sections.flatMap(({ fields }) => fields.flatMap((field) => (field.showIf ? [field.showIf.field] : []))));
  return { sections: form.sections.map((section) => ({ ...section, fields: section.fields.map((field) => publicField(field, asked)) })) };
}

function publicField({ insertText: _inserted, fields, ...field }: FormField, asked: ReadonlySet<string>): FormField {
  const shown: FormField = { ...field, ...(fields ? { fields: fields.map((each) => publicField(each, asked)) } : {}) };
  if (shown.hidden !== true || asked.has(shown.key)) return shown;
  const { default: _constant, ...rest } = shown;
  return { ...rest, required: false };
}
