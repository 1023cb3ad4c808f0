import type { StarterPrompt } from '#modules/prompts/starter-prompts.port.ts';
import { formOf } from './form-of.ts';

export const logoConceptBoard: StarterPrompt = {
  slug: 'logo-concept-board',
  title: 'Logo Concept Board: Six Directions',
  oneLiner: 'Six marks on one sheet, six different ideas. Something to point at before anyone argues about fonts.',
  description: `The first logo meeting goes better when there is something on the wall. This board lays out six directions that really differ: one from the initial, one from what you make, one from how it feels to use, one from empty space, one from a stamp, one from a line drawn without lifting the pen.

**What you get:** one sheet with six flat marks, all in your two colours, in the same size and with the same air around them, so that you compare ideas and not decoration.

**To use it well:** point at two marks and ask what they have in common. Then redraw the winner as a vector: this sheet is a conversation, not a file for the printer. Check that nobody else already wears the mark.`,
  contentType: 'image',
  category: 'brand-design',
  tags: ['logo', 'branding', 'identity', 'concepts', 'startup'],
  language: 'en',
  publisher: 'conjure-brand-room',
  template: `A logo concept board: one sheet, white ground, an even grid of three columns and two rows, a hairline between the cells and generous margins. Six separate marks for {{brand_name}}, {{subject}}.

Each cell holds one mark, centred, at the same optical size, flat and geometric, in exactly two colours: {{brand_color}} and {{second_color}}.

1. The initial {{initial}}, changed by one clever cut.
2. The thing itself: {{symbol_idea}}, reduced until only what is needed is left.
3. The moment of use: what it feels like, as a simple sign.
4. Negative space: the gap between two shapes is the second picture.
5. A round stamp without lettering, readable at 16 pixels.
6. One continuous line of constant weight.

Character of all six: {{personality}}. Construction: {{geometry}}.
Clichés to stay away from: {{avoid}}
Crisp vector look, exact symmetry where it is meant, consistent stroke weight, no gradients, no shadows, no mock-ups.`,
  negativeTemplate: 'gradients, bevels, drop shadows, mock-up photos, business cards, paragraphs of text, misspelt lettering, swooshes, globes, light bulbs, overlapping cells, more than two colours',
  form: formOf(
    {
      title: 'The brand',
      fields: [
        { key: 'brand_name', type: 'short_text', label: 'Name', placeholder: 'Fernweh', required: true, max: 40 },
        { key: 'initial', type: 'short_text', label: 'Letter to build on', placeholder: 'F', required: true, max: 2, pattern: '[\\p{L}\\p{N}]{1,2}', help: 'One letter or figure, two at most.' },
        { key: 'subject', type: 'short_text', label: 'What is it?', placeholder: 'a night train travel club', required: true, max: 140 },
        { key: 'symbol_idea', type: 'short_text', label: 'An object that belongs to it', placeholder: 'a sleeping-car window', required: true, max: 120 },
      ],
    },
    {
      title: 'The look',
      fields: [
        { key: 'personality', type: 'multi_select', label: 'Character', required: true, min: 1, max: 3, default: ['warm', 'witty'], options: [{ value: 'warm', label: 'warm' }, { value: 'witty', label: 'witty' }, { value: 'exact', label: 'exact' }, { value: 'rugged', label: 'rugged' }, { value: 'quiet', label: 'quiet' }, { value: 'loud', label: 'loud and proud' }] },
        { key: 'geometry', type: 'radio_cards', label: 'Construction', required: true, default: 'circles', options: [{ value: 'circles', label: 'circles and arcs', hint: 'Friendly and complete' }, { value: 'grid', label: 'a strict square grid', hint: 'Precise, a bit digital' }, { value: 'hand', label: 'a steady hand with a brush', hint: 'Human, slightly uneven' }] },
        { key: 'brand_color', type: 'color', label: 'First colour', required: true, default: '#1f3a5f' },
        { key: 'second_color', type: 'color', label: 'Second colour', required: true, default: '#f2a65a' },
        { key: 'avoid', type: 'tags', label: 'Clichés of your trade', placeholder: 'aeroplanes', max: 6 },
      ],
    },
  ),
  outputSettings: { aspect: '3:2', quantity: 1 },
  sampleInputs: [
    { label: 'Fernweh, a night train club', inputs: { brand_name: 'Fernweh', initial: 'F', subject: 'a night train travel club', symbol_idea: 'a sleeping-car window with the blind half down', personality: ['warm', 'quiet'], geometry: 'circles', brand_color: '#1f3a5f', second_color: '#f2a65a', avoid: ['aeroplanes', 'compass roses', 'globes'] } },
    { label: 'Kiln & Co, a pottery', inputs: { brand_name: 'Kiln & Co', initial: 'K', subject: 'a shared pottery studio', symbol_idea: 'a bowl with a thumb print', personality: ['rugged', 'witty'], geometry: 'hand', brand_color: '#8c3b1f', second_color: '#e9dcc9', avoid: ['flames', 'hands'] } },
    { label: 'Nine, a sports club for late starters', inputs: { brand_name: 'Nine', initial: '9', subject: 'a sports club for people who begin at forty', symbol_idea: 'a shoelace that is just being tied', personality: ['loud', 'warm', 'witty'], geometry: 'grid', brand_color: '#0f766e', second_color: '#facc15', avoid: ['lightning bolts', 'shields', 'running figures'] } },
  ],
};
