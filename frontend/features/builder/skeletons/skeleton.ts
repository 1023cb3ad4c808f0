import { blankDraft } from '#contracts/prompt-drafts.ts';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import type { DraftField } from '#contracts/prompt-form.ts';

/** A ready-made prompt from which an author may begin. It could be published as it is. */
export interface Skeleton {
  name: string;
  /** One line on what a run of the ready-made prompt makes. */
  promise: string;
  content: DraftContent;
}

type Given = Pick<DraftContent, 'contentType' | 'category' | 'oneLiner' | 'template' | 'tags'> &
  Partial<Pick<DraftContent, 'systemTemplate' | 'negativeTemplate' | 'outputSettings'>> & { fields: DraftField[]; example: Record<string, unknown> };

/** Makes a ready-made prompt. Its name becomes the title, its example the first saved test inputs. */
export const skeleton = (name: string, promise: string, { fields, example, ...given }: Given): Skeleton => ({
  name,
  promise,
  content: { ...blankDraft(given.contentType), ...given, title: name, form: { sections: [{ title: '', fields }] }, testInputs: [{ label: 'Example', inputs: example }] },
});

type Rest = Partial<Omit<DraftField, 'key' | 'type' | 'label'>>;
const field = (type: DraftField['type']) => (key: string, label: string, rest: Rest = {}): DraftField => ({ key, type, label, required: false, ...rest });

export const line = field('short_text');
export const text = field('long_text');
export const number = field('number');
export const slider = field('slider');
export const toggle = field('toggle_text');
export const picture = field('image');
export const tags = field('tags');
export const colour = field('color');
export const rows = field('rows');

const options = (labels: readonly string[]) => labels.map((label) => ({ value: label.toLowerCase(), label }));
/** Makes a form field of the type select whose options have the same label and value. */
export const select = (key: string, label: string, labels: readonly string[], rest: Rest = {}): DraftField => ({ ...field('select')(key, label, rest), options: options(labels) });
export const cards = (key: string, label: string, labels: readonly string[], rest: Rest = {}): DraftField => ({ ...field('radio_cards')(key, label, rest), options: options(labels) });
