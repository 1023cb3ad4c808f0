import type { DraftContent } from '#contracts/prompt-drafts.ts';
import { TEMPLATE_TEXT } from '../builder-template.words.ts';

/** The three texts of a prompt that can contain variables. */
export type TemplatePart = 'template' | 'systemTemplate' | 'negativeTemplate';

interface PartWords {
  label: string;
  help: string;
  placeholder: string;
}

/** Label, help and placeholder of each text of the prompt. */
export const TEMPLATE_WORDS: Record<TemplatePart, PartWords> = {
  template: { label: 'Template', help: TEMPLATE_TEXT.templateHelp, placeholder: TEMPLATE_TEXT.templatePlaceholder },
  systemTemplate: { label: 'System prompt', help: TEMPLATE_TEXT.systemHelp, placeholder: TEMPLATE_TEXT.systemPlaceholder },
  negativeTemplate: { label: 'Negative prompt', help: TEMPLATE_TEXT.negativeHelp, placeholder: 'blurry, watermark, extra fingers' },
};

/** The texts that a content type has besides the template. */
export const sideParts = (type: DraftContent['contentType']): readonly Exclude<TemplatePart, 'template'>[] => (type === 'text' ? ['systemTemplate'] : ['negativeTemplate']);

/** The content with one text changed; an empty text beside the template becomes null. */
export const withText = (part: TemplatePart, text: string) => (content: DraftContent): DraftContent => {
  if ((content[part] ?? '') === text) return content;
  return { ...content, [part]: part === 'template' || text !== '' ? text : null };
};
