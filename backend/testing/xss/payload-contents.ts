import { blankDraft, TITLE_MAX } from '#contracts/prompt-drafts.ts';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import type { FormField } from '#contracts/prompt-form.ts';

const LABEL_MAX = 120;
const TAG_MAX = 40;
const DESCRIPTION_MAX = 5_000;
const FIELDS = 30;

/** A publishable prompt with one hostile text in every place for its author's words; a place that is too short gets the beginning of it. */
export function contentWith(text: string): DraftContent {
  const options = [{ value: text, label: text, hint: text }, { value: 'calm', label: 'Calm' }];
  const fields: FormField[] = [
    { key: 'topic', type: 'long_text', label: text, help: text, placeholder: text, required: true },
    { key: 'mood', type: 'radio_cards', label: text, help: text, required: false, options },
    { key: 'voice', type: 'select', label: text, required: false, options, showIf: { field: 'mood', op: 'eq', value: text } },
    { key: 'more', type: 'toggle_text', label: text, required: false, insertText: text },
  ];
  return {
    ...blankDraft('text'), category: 'creative-writing', title: text.slice(0, TITLE_MAX), oneLiner: text, description: text, tags: [text.slice(0, TAG_MAX)],
    template: `Write one line about {{topic}}, {{mood}}, {{voice}}. {{more}}\n${text}`, systemTemplate: text,
    form: { sections: [{ title: text.slice(0, 80), fields }] }, testInputs: [{ label: text, inputs: { topic: text, mood: text } }],
  };
}

/** A prompt with all of these hostile texts in its description, as Markdown, and in labels, helps, choices and samples of its form. */
export function contentWithAll(title: string, texts: readonly string[]): DraftContent {
  const perField = Math.ceil(texts.length / (FIELDS - 1));
  const choices = Array.from({ length: FIELDS - 1 }, (_, at) => texts.slice(at * perField, (at + 1) * perField)).filter((part) => part.length > 0);
  const fields = choices.map((part, at): FormField => ({
    key: `field_${at}`, type: at % 2 === 0 ? 'radio_cards' : 'select', label: part[0]!.slice(0, LABEL_MAX), help: part.at(-1)!, required: false,
    options: part.map((text) => ({ value: text, label: text.slice(0, LABEL_MAX), hint: text.slice(0, 160) })),
  }));
  const topic: FormField = { key: 'topic', type: 'long_text', label: 'Topic', placeholder: texts[0]!, required: true };
  return {
    ...blankDraft('text'), category: 'creative-writing', title, oneLiner: texts[0]!.slice(0, 160), description: texts.join('\n\n').slice(0, DESCRIPTION_MAX), tags: texts.slice(0, 8).map((text) => text.slice(0, TAG_MAX)),
    template: `Write one line about {{topic}}. ${fields.map(({ key }) => `{{${key}}}`).join(' ')}\n${texts.join('\n')}`, systemTemplate: texts.join('\n'),
    form: { sections: [{ title: texts[0]!.slice(0, 80), fields: [topic, ...fields] }] }, testInputs: texts.slice(0, 20).map((text) => ({ label: text.slice(0, 60), inputs: { topic: text } })),
  };
}
