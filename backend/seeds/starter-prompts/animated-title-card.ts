import type { StarterPrompt } from '#modules/prompts/starter-prompts.port.ts';
import { formOf } from './form-of.ts';

export const animatedTitleCard: StarterPrompt = {
  slug: 'animated-title-card',
  title: 'Animated Title Card in Brand Colors',
  oneLiner: 'Three seconds of your colours moving with intent, then a title that lands and stays long enough to be read.',
  description: `A title card is a handshake. It should be firm, short and clearly yours. Here you set two brand colours, one kind of movement and how the title arrives; the rest is rhythm.

**What you get:** an opening or closing card with shapes that build the space for your title and then stand still.

**To use it well:** two or three words animate best. Models misspell long titles, so for anything above that choose *An empty plate* and set the words in your editor: the movement is timed to leave the room.`,
  contentType: 'video',
  category: 'motion-graphics',
  tags: ['title-card', 'intro', 'motion-design', 'brand', 'typography'],
  language: 'en',
  publisher: 'conjure-motion',
  template: `A motion graphics title card for {{subject}}. Flat design, static camera, no cuts.

Colours: ground {{background_color}}, shapes {{brand_color}}, one accent {{accent_color}} that appears late and only once.
Shapes: {{shape_family}}. At most seven on screen at any time.
Movement: {{motion_style}}. Ease in and out on everything; no two shapes start on the same frame.

Timeline
1. 0 to 30 %: the ground alone, then the first shape enters and sets the rhythm.
2. 30 to 60 %: the others answer it one by one and build a clear frame around the centre.
3. 60 to 80 %: the title arrives as {{title_mode}}.
The title, letter for letter: {{brand_name}}
4. 80 to 100 %: everything holds still; only the accent still breathes. The last frame works as a still picture.
{{texture_line}}
Title safe area respected, high contrast, sharp vector edges, no perspective.`,
  negativeTemplate: 'misspelt words, extra text, lens flares, particles, 3D extrusion, glitch effects, photographic background, gradients outside the palette, shaky camera, strobing',
  form: formOf(
    {
      title: 'The title',
      fields: [
        { key: 'subject', type: 'short_text', label: 'What does it open or close?', placeholder: 'a podcast about repairing things', required: true, max: 140 },
        { key: 'title_mode', type: 'radio_cards', label: 'The title arrives as…', required: true, default: 'assembled', options: [{ value: 'assembled', label: 'letters assembled from the shapes', hint: 'Playful' }, { value: 'wiped', label: 'a word wiped on in one stroke', hint: 'Confident' }, { value: 'plate', label: 'an empty plate without any letters', hint: 'You set the words yourself' }] },
        { key: 'brand_name', type: 'short_text', label: 'Title', placeholder: 'Second Life', showIf: { field: 'title_mode', op: 'ne', value: 'plate' }, required: true, max: 28, help: 'Two or three short words.' },
      ],
    },
    {
      title: 'Your brand in motion',
      fields: [
        { key: 'background_color', type: 'color', label: 'Ground', required: true, default: '#101828' },
        { key: 'brand_color', type: 'color', label: 'Brand colour', required: true, default: '#f97066' },
        { key: 'accent_color', type: 'color', label: 'Accent', required: true, default: '#fdb022' },
        { key: 'shape_family', type: 'select', label: 'Shapes', required: true, default: 'circles', options: [{ value: 'circles', label: 'circles and half circles' }, { value: 'bars', label: 'bars and stripes' }, { value: 'blobs', label: 'soft blobs that merge' }, { value: 'tiles', label: 'square tiles that flip' }, { value: 'lines', label: 'one line that draws everything' }] },
        { key: 'motion_style', type: 'select', label: 'Movement', required: true, default: 'snap', options: [{ value: 'snap', label: 'quick snaps with long rests' }, { value: 'flow', label: 'one unbroken flow' }, { value: 'domino', label: 'cause and effect, like dominoes' }] },
        { key: 'texture_line', type: 'toggle_text', label: 'Printed grain', insertText: 'A fine paper grain lies over everything and does not move with the shapes.' },
      ],
    },
  ),
  outputSettings: { aspect: '16:9', quantity: 1 },
  sampleInputs: [
    { label: 'Second Life, the podcast', inputs: { subject: 'a podcast about repairing things', title_mode: 'assembled', brand_name: 'Second Life', background_color: '#101828', brand_color: '#f97066', accent_color: '#fdb022', shape_family: 'circles', motion_style: 'domino', texture_line: true } },
    { label: 'An empty plate for a film club', inputs: { subject: 'the summer evenings of a film club', title_mode: 'plate', background_color: '#0d2b2a', brand_color: '#e8d5a3', accent_color: '#ff5c39', shape_family: 'lines', motion_style: 'flow', texture_line: false } },
  ],
};
