import { IMAGE_ASPECTS, VIDEO_ASPECTS } from '#contracts/generation.ts';
import type { PromptForm } from '#contracts/prompt-form.ts';

const DESCRIPTION_MAX = 2_000;
const IMAGES_MAX = 4;
const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** The forms of the tools that make pictures and videos. Because they are ordinary forms, schema, checks and dialog are those of every prompt. */
export const MEDIA_FORMS: Readonly<Record<'image' | 'video', PromptForm>> = {
  image: {
    sections: [{ title: '', fields: [
      { key: 'prompt', type: 'long_text', label: 'What it shows', required: true, max: DESCRIPTION_MAX },
      { key: 'aspect', type: 'select', label: 'Shape', required: false, options: options(IMAGE_ASPECTS) },
      { key: 'quantity', type: 'number', label: 'How many', required: false, min: 1, max: IMAGES_MAX },
    ] }],
  },
  video: {
    sections: [{ title: '', fields: [
      { key: 'prompt', type: 'long_text', label: 'What it shows', required: true, max: DESCRIPTION_MAX },
      { key: 'aspect', type: 'select', label: 'Shape', required: false, options: options(VIDEO_ASPECTS) },
    ] }],
  },
};
