import type { DraftContent } from '#contracts/prompt-drafts.ts';
import { TEMPLATE_TEXT } from '../builder-template.words.ts';

/** The texts of a prompt that can contain variables: the template and two more. */
export type TemplatePart = 'template' | 'systemTemplate' | 'negativeTemplate';

interface PartWords {
  label: string;
  help: string;
  placeholder: string;
}

/** Label, help and placeholder of the prompt's template, system prompt and negative prompt. */
export const TEMPLATE_WORDS: Record<TemplatePart, PartWords> = {
  template: { label: 'Template', help: TEMPLATE_TEXT.templateHelp, placeholder: TEMPLATE_TEXT.templatePlaceholder },
  systemTemplate: { label: 'System prompt', help: TEMPLATE_TEXT.systemHelp, placeholder: TEMPLATE_TEXT.systemPlaceholder },
  negativeTemplate: { label: 'Negative prompt', help: TEMPLATE_TEXT.negativeHelp, placeholder: 'blurry, watermark, extra fingers' },
};

/** Texts that a prompt of each content type has besides the template. */
export const sideParts = (type: DraftContent['contentType']): readonly Exclude<TemplatePart, 'template'>[] => (type === 'text' ? ['systemTemplate'] : ['negativeTemplate']);

/** Changes one text of a prompt's draft. An empty text other than the template becomes null. */
export const withText = (part: TemplatePart, text: string) => (content: DraftContent): DraftContent => {
  if ((content[part] ?? '') === text) return content;
  return { ...content, [part]: part === 'template' || text !== '' ? text : null };
};
