import type { StarterPrompt } from '#modules/prompts/starter-prompts.port.ts';
import { formOf } from './form-of.ts';

export const productReveal360: StarterPrompt = {
  slug: 'product-reveal-360',
  title: '360° Product Reveal',
  oneLiner: 'Out of the dark, once around, and a full stop on its best side: a turntable with a sense of timing.',
  description: `A turntable video shows everything and says nothing, unless the light moves too. This reveal starts with an edge in the dark, lets the light find the object while it turns, and stops exactly where you would hold it out to a friend.

**What you get:** one full turn of your product with a planned first and last frame.

**To use it well:** name three details in the order in which they should catch the light. The last one is what people will remember, so keep the button, the seam or the spout for the end.`,
  contentType: 'video',
  category: 'product-showcase',
  tags: ['product', 'turntable', 'reveal', '360', 'e-commerce', 'launch'],
  language: 'en',
  publisher: 'conjure-motion',
  template: `A 360 degree product reveal of {{subject}}. A single take, no cuts; the product turns exactly once around its vertical axis while its size and shape stay the same.

Stage: {{setting}}. Ground colour {{background_color}}.

Beats
1. Almost dark. A thin rim of light draws the outline; the product is not yet named by its shape.
2. The main light, {{light}}, travels over it while it turns and finds these details in this order:
{{details}}
3. The turn slows down and stops on {{hero_side}}. The light opens to its fullest; the last second holds still.

Camera: {{camera}}, long lens, product in the middle with a quarter of the frame free around it.
{{explode_line}}
Reflections move consistently with the turn, the contact shadow stays anchored, true colours in the final frame. No text.
Mood: {{mood}}`,
  negativeTemplate: 'text, invented logos, warping geometry, changing proportions, several products, hands, cuts, speed ramps, wobbling axis, flicker, floating without shadow',
  form: formOf(
    {
      title: 'The product',
      fields: [
        { key: 'subject', type: 'short_text', label: 'Product', placeholder: 'a portable radio with one big dial', required: true, max: 160 },
        { key: 'details', type: 'rows', label: 'Details, in the order the light finds them', help: 'The last one is what people remember.', required: true, min: 1, max: 4, fields: [{ key: 'detail', type: 'short_text', label: 'Detail', placeholder: 'the knurled edge of the dial', required: true, max: 120 }] },
        { key: 'hero_side', type: 'short_text', label: 'Stop on which side?', placeholder: 'the front, turned a little to the left', required: true, max: 120 },
      ],
    },
    {
      title: 'The stage',
      fields: [
        { key: 'setting', type: 'radio_cards', label: 'Stage', required: true, default: 'plinth', options: [{ value: 'plinth', label: 'a round plinth in an empty studio', hint: 'Classic, lets the form speak' }, { value: 'water', label: 'a dark, shallow sheet of water', hint: 'Reflections and slow ripples' }, { value: 'sand', label: 'fine raked sand', hint: 'Warm, tactile' }, { value: 'floating', label: 'in mid-air above its own shadow', hint: 'For light and technical things' }] },
        { key: 'background_color', type: 'color', label: 'Ground colour', required: true, default: '#15161a' },
        { key: 'light', type: 'select', label: 'Main light', required: true, default: 'strip', options: [{ value: 'strip', label: 'a tall strip of soft light' }, { value: 'sun', label: 'a narrow beam like late sun' }, { value: 'ring', label: 'a ring from above' }] },
        { key: 'camera', type: 'select', label: 'Camera', required: true, default: 'still', options: [{ value: 'still', label: 'locked off at eye level' }, { value: 'rise', label: 'rising slowly from table height' }, { value: 'push', label: 'moving in very slowly' }] },
        { key: 'mood', type: 'short_text', label: 'Mood', placeholder: 'proud and quiet', max: 80 },
      ],
    },
    {
      title: 'Effects, in moderation',
      fields: [
        { key: 'explode_line', type: 'toggle_text', label: 'Open it up once', showIf: { field: 'setting', op: 'eq', value: 'floating' }, insertText: 'Halfway round, the parts draw apart along one axis for a second and close again without a gap.' },
      ],
    },
  ),
  outputSettings: { aspect: '16:9', quantity: 1 },
  sampleInputs: [
    { label: 'A radio with one big dial', inputs: { subject: 'a portable radio with one big dial and a leather handle', details: [{ detail: 'the stitching of the handle' }, { detail: 'the perforated speaker' }, { detail: 'the knurled edge of the dial' }], hero_side: 'the front, turned a little to the left', setting: 'plinth', background_color: '#15161a', light: 'strip', camera: 'still', mood: 'proud and quiet' } },
    { label: 'Perfume over water', inputs: { subject: 'a tall perfume bottle with a stone cap', details: [{ detail: 'the pores of the stone cap' }, { detail: 'the liquid moving inside' }], hero_side: 'the plain front with the light behind it', setting: 'water', background_color: '#0f1d24', light: 'sun', camera: 'push', mood: 'a secret, well kept' } },
    { label: 'A lamp that folds', inputs: { subject: 'a desk lamp that folds into the size of a pencil case', details: [{ detail: 'the hinge that hides its screw' }, { detail: 'the brushed edge of the shade' }, { detail: 'the light as it comes on' }], hero_side: 'the side, half unfolded', setting: 'floating', background_color: '#1b1f3b', light: 'ring', camera: 'rise', mood: 'clever and calm', explode_line: true } },
  ],
};
