import type { DraftContent } from '#contracts/prompt-drafts.ts';

/** Returns a draft's content after its template was parsed again: existing fields stay unchanged, and fields for new variables follow. */
export function withVariables(content: DraftContent, read: Pick<DraftContent, 'template' | 'form'>): DraftContent {
  const known = new Set(content.form.sections.flatMap(({ fields }) => fields.map(({ key }) => key)));
  const fresh = read.form.sections.flatMap(({ fields }) => fields).filter(({ key }) => !known.has(key));
  const sections = content.form.sections.length > 0 ? content.form.sections : [{ title: '', fields: [] }];
  return { ...content, template: read.template, form: { sections: sections.map((section, at) => (at === sections.length - 1 ? { ...section, fields: [...section.fields, ...fresh] } : section)) } };
}
