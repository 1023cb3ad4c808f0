import type { DraftContent } from '#contracts/prompt-drafts.ts';

/** Replaces a draft's texts and fields by imported ones. Other parts that the author has already filled in stay. */
export const withImported = (imported: DraftContent) => (content: DraftContent): DraftContent => ({
  ...content,
  template: imported.template,
  systemTemplate: imported.systemTemplate ?? (content.contentType === imported.contentType ? content.systemTemplate : null),
  negativeTemplate: imported.negativeTemplate ?? (content.contentType === imported.contentType ? content.negativeTemplate : null),
  form: imported.form,
  title: content.title.trim() === '' ? imported.title : content.title,
  oneLiner: content.oneLiner.trim() === '' ? imported.oneLiner : content.oneLiner,
  description: content.description.trim() === '' ? imported.description : content.description,
  tags: content.tags.length === 0 ? imported.tags : content.tags,
});
