import type { StarterPrompt } from '#modules/prompts/starter-prompts.port.ts';
import { formOf } from './form-of.ts';

export const dreamscapePoster: StarterPrompt = {
  slug: 'dreamscape-poster',
  title: 'Dreamscape Poster in Your Palette',
  oneLiner: 'Describe a dream in two ordinary things, choose three colours, and hang the result over the sofa.',
  description: `Dreams are convincing because almost everything in them is normal. This poster keeps to that: one familiar place, one thing that should not be there, and three colours that you choose.

**What you get:** an upright poster with a strong silhouette that reads from across the room and rewards you up close.

**To use it well:** keep the place plain, a stairwell, a bus stop, a swimming pool, and let the odd thing be big or calm, not loud. If it looks like a fantasy book cover, lower the strangeness by two.`,
  contentType: 'image',
  category: 'digital-art',
  tags: ['surreal', 'poster', 'palette', 'dream', 'wall-art'],
  language: 'en',
  publisher: 'conjure-atelier',
  template: `A surreal dreamscape poster. In {{setting}}, {{subject}}. Everyone in the picture, if there is anyone, behaves as if this were usual.

Strangeness: {{strangeness}} out of 10. At 1 a viewer needs a moment to notice; at 10 the laws of scale, gravity and weather are suspended, while the light still falls from one direction.

Palette: only three colours and their tints. {{color_ground}} for the large quiet areas, {{color_shape}} for the main silhouette, {{color_spark}} for one small accent that leads the eye.
Light: one low source and long, quiet shadows.
Composition: {{composition}}. One dominant shape that stays readable at the size of a stamp; at least a third of the picture is calm.
Technique: {{style}}.
{{figure_line}}

No text. Print quality, clean edges, considered negative space, the stillness of a held breath.`,
  negativeTemplate: 'text, lettering, signature, border, rainbow colours, more than three hues, crowded details, stock fantasy castles, dragons, glossy 3D render look, jpeg artefacts',
  form: formOf(
    {
      title: 'The dream',
      fields: [
        { key: 'setting', type: 'short_text', label: 'An ordinary place', placeholder: 'an empty indoor swimming pool', required: true, max: 160 },
        { key: 'subject', type: 'short_text', label: 'What should not be there', placeholder: 'a full moon is floating in the deep end', required: true, max: 200 },
        { key: 'strangeness', type: 'slider', label: 'Strangeness', required: true, help: 'Low is uncanny, high is another planet.', min: 1, max: 10, default: 5 },
      ],
    },
    {
      title: 'Your palette',
      fields: [
        { key: 'color_ground', type: 'color', label: 'Ground', required: true, default: '#1b2a49' },
        { key: 'color_shape', type: 'color', label: 'Main shape', required: true, default: '#e8c07d' },
        { key: 'color_spark', type: 'color', label: 'Spark', required: true, default: '#e4572e' },
      ],
    },
    {
      title: 'The poster',
      fields: [
        { key: 'composition', type: 'radio_cards', label: 'Composition', required: true, default: 'horizon', options: [{ value: 'horizon', label: 'low horizon and a huge sky', hint: 'Lonely in a good way' }, { value: 'doorway', label: 'seen through a doorway', hint: 'You are about to enter' }, { value: 'above', label: 'straight from above', hint: 'Like a map of the dream' }, { value: 'mirror', label: 'mirrored top to bottom', hint: 'Which half is real?' }] },
        { key: 'style', type: 'select', label: 'Technique', required: true, default: 'screenprint', options: [{ value: 'screenprint', label: 'layered screen print with visible grain' }, { value: 'gouache', label: 'matte gouache with dry brush edges' }, { value: 'airbrush', label: 'soft airbrush gradients of the seventies' }, { value: 'papercut', label: 'cut paper with real shadows' }] },
        { key: 'figure_line', type: 'toggle_text', label: 'One small person', insertText: 'A single small figure, seen from behind, gives the scale; it carries something ordinary.' },
      ],
    },
  ),
  outputSettings: { aspect: '2:3', quantity: 1 },
  sampleInputs: [
    { label: 'The moon in the pool', inputs: { setting: 'an empty indoor swimming pool at night', subject: 'a full moon is floating in the deep end', strangeness: 4, color_ground: '#12304a', color_shape: '#f2dfae', color_spark: '#ff6b4a', composition: 'horizon', style: 'screenprint', figure_line: true } },
    { label: 'Whale over the bus stop', inputs: { setting: 'a rural bus stop with a bench and a timetable', subject: 'a whale is passing overhead, so low that its shadow covers the road', strangeness: 7, color_ground: '#d8cfa6', color_shape: '#37524f', color_spark: '#c8412b', composition: 'horizon', style: 'gouache', figure_line: true } },
    { label: 'The staircase garden', inputs: { setting: 'a concrete stairwell in an office block', subject: 'every step is a narrow garden in bloom', strangeness: 3, color_ground: '#e7e4dc', color_shape: '#4f7b5a', color_spark: '#f0629a', composition: 'above', style: 'papercut', figure_line: false } },
  ],
};
