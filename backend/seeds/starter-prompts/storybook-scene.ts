import type { StarterPrompt } from '#modules/prompts/starter-prompts.port.ts';
import { formOf } from './form-of.ts';

export const storybookScene: StarterPrompt = {
  slug: 'storybook-scene',
  title: 'Storybook Scene with Consistent Character',
  oneLiner: 'Write your hero’s character card once, then send the same small fox through every page of the book.',
  description: `Picture books fall apart on page two, when the fox grows a different nose. The remedy is an old one from animation: a *character sheet* that is repeated in every picture, word for word.

**What you get:** one page of a picture book. The card of your character (looks, clothes, colour, the one thing always carried) goes into the prompt unchanged, and only the scene below it moves on.

**To use it well:** give everybody a silhouette and one object. Keep the card as it is and change only the scene section for each page; with the same card the next page will match as closely as the model allows.`,
  contentType: 'image',
  category: 'illustrations',
  tags: ['picture-book', 'character', 'children', 'illustration', 'story'],
  language: 'en',
  publisher: 'conjure-atelier',
  template: `A page from a children's picture book, {{style}}.

CHARACTER CARD (draw exactly like this on every page)
- Main character: {{subject}}
- Wears: {{clothes}}
- Always carries: {{keepsake}}
- Signature colour, used by nobody else: {{character_color}}
The others, with the same care:
{{companions}}

THIS PAGE
- Place: {{setting}}
- What happens: {{action}}
- Feeling: {{mood}}
- Viewpoint: at the eye level of the main character, who faces the direction of the story, left to right.

Composition: the main character is the brightest and sharpest shape, about a third of the height of the page, whole body visible, both hands or paws readable. Foreground, middle and background each tell one thing.
Leave the upper third calm and light, so that three lines of text can be set over it.
Warm paper texture, hand-made edges, gentle enough for the smallest readers. No lettering in the picture.`,
  negativeTemplate: 'text, letters, speech bubbles, photorealism, 3D render, extra limbs, second copy of the main character, changed clothes, scary faces, weapons, cluttered background, watermark',
  form: formOf(
    {
      title: 'Character card',
      fields: [
        { key: 'subject', type: 'short_text', label: 'Who is it?', placeholder: 'Pim, a small fox with one white ear', required: true, max: 160 },
        { key: 'clothes', type: 'short_text', label: 'Wears', placeholder: 'A yellow raincoat two sizes too large', required: true, max: 160 },
        { key: 'keepsake', type: 'short_text', label: 'Always carries', placeholder: 'A tin with a dent', max: 120 },
        { key: 'character_color', type: 'color', label: 'Signature colour', required: true, default: '#f4b400' },
        {
          key: 'companions', type: 'rows', label: 'Companions', max: 3,
          fields: [{ key: 'name', type: 'short_text', label: 'Who', required: true, max: 80 }, { key: 'looks', type: 'short_text', label: 'Looks like', required: true, max: 160 }],
        },
      ],
    },
    {
      title: 'This page',
      fields: [
        { key: 'setting', type: 'short_text', label: 'Place', placeholder: 'a harbour where the boats are asleep', required: true, max: 160 },
        { key: 'action', type: 'short_text', label: 'What happens?', placeholder: 'Pim posts a letter to the sea', required: true, max: 200 },
        { key: 'mood', type: 'select', label: 'Feeling', required: true, default: 'brave', options: [{ value: 'brave', label: 'brave with wobbly knees' }, { value: 'cosy', label: 'cosy and safe' }, { value: 'funny', label: 'about to go funnily wrong' }, { value: 'wonder', label: 'wide-eyed wonder' }, { value: 'sad', label: 'sad in a way that will pass' }] },
      ],
    },
    {
      title: 'The book',
      fields: [
        { key: 'style', type: 'radio_cards', label: 'Technique', required: true, default: 'watercolour', options: [{ value: 'watercolour', label: 'loose watercolour with pencil lines', hint: 'Airy, forgiving, classic' }, { value: 'collage', label: 'cut-paper collage', hint: 'Bold shapes for small eyes' }, { value: 'crayon', label: 'waxy crayon and gouache', hint: 'As if a clever child had made it' }, { value: 'ink', label: 'scratchy ink with one wash', hint: 'Dry humour' }] },
      ],
    },
  ),
  outputSettings: { aspect: '3:2', quantity: 1 },
  sampleInputs: [
    { label: 'Pim posts a letter to the sea', inputs: { subject: 'Pim, a small fox with one white ear', clothes: 'A yellow raincoat two sizes too large', keepsake: 'A tin with a dent', character_color: '#f4b400', companions: [{ name: 'Oda the gull', looks: 'Grey, round, one eye always half shut' }], setting: 'a harbour where the boats are asleep', action: 'Pim drops a letter into the water and waves to it', mood: 'brave', style: 'watercolour' } },
    { label: 'The bear who bakes', inputs: { subject: 'Mrs Bruin, a very large bear with flour on her nose', clothes: 'A blue striped apron with one pocket', keepsake: 'A wooden spoon behind her ear', character_color: '#3b6fb6', setting: 'a kitchen far too small for her', action: 'the dough has grown out of the window', mood: 'funny', style: 'collage' } },
  ],
};
