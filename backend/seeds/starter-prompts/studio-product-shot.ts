import type { StarterPrompt } from '#modules/prompts/starter-prompts.port.ts';
import { formOf } from './form-of.ts';

export const studioProductShot: StarterPrompt = {
  slug: 'studio-product-shot',
  title: 'Studio Product Shot on Any Surface',
  oneLiner: 'Put your product on wet slate, raw linen or a block of ice, with the light set up by someone who knows why.',
  description: `A product shot is mostly decisions about light. Here you make four of them with a click (surface, light, angle, distance) and the prompt keeps the rest of the set honest: one shadow, true colours, no floating.

**What you get:** a clean studio picture of one product with room to breathe, in square format for the shop or upright for a story.

**To use it well:** describe the product as if to someone on the phone: material first, then shape, then the one detail that gives it away. Ask for the set empty before you add props. Most products look dearer alone.`,
  contentType: 'image',
  category: 'product-photography',
  tags: ['product', 'studio', 'packshot', 'e-commerce', 'still-life'],
  language: 'en',
  publisher: 'conjure-brand-room',
  template: `Studio product photograph of {{subject}}.

Surface: {{surface}}. The product stands on it with its full weight: a soft contact shadow, and a reflection only as strong as this material would give.
Surface described by the author: {{custom_surface}}
Backdrop: a seamless sweep in {{backdrop_color}}, lit so that it falls off gently towards the top.
Light: {{light}}. Highlights describe the form along its edges and keep detail; colours stay true to the product.
Camera: {{angle}}, 85 mm look, the label or front fully sharp, focus falling off behind the product.
Composition: a single product, upright and plumb, nearly half of the frame left empty around it.
{{props_line}}
Reference picture: {{product_photo}}

Mood: {{mood}}
Photorealistic, catalogue quality, fine surface texture, natural grain, no retouched plastic look.`,
  negativeTemplate: 'extra products, people, hands, invented logos or lettering, warped labels, floating objects, two shadows, blown highlights, heavy vignette, fake lens flare, watermark, frame',
  form: formOf(
    {
      title: 'The product',
      fields: [
        { key: 'subject', type: 'short_text', label: 'Product', placeholder: 'A squat amber glass bottle with a cork stopper', required: true, max: 200 },
        { key: 'product_photo', type: 'image', label: 'Photo of the product', help: 'Optional. Say in words what matters as well: not every model can look at pictures.' },
      ],
    },
    {
      title: 'The set',
      fields: [
        {
          key: 'surface', type: 'radio_cards', label: 'Surface', required: true, default: 'slate',
          options: [
            { value: 'slate', label: 'wet black slate', hint: 'Dark, glossy, a little dramatic' }, { value: 'linen', label: 'raw, creased linen', hint: 'Soft and domestic' }, { value: 'marble', label: 'veined white marble', hint: 'Cool and expensive' },
            { value: 'ice', label: 'a block of clear ice', hint: 'For drinks and anything fresh' }, { value: 'moss', label: 'deep green moss', hint: 'Forest floor, close up' }, { value: 'custom', label: 'the surface described below', hint: 'You describe it' },
          ],
        },
        { key: 'custom_surface', type: 'short_text', label: 'Your surface', placeholder: 'A stack of old theatre programmes', showIf: { field: 'surface', op: 'eq', value: 'custom' }, required: true, max: 160 },
        { key: 'backdrop_color', type: 'color', label: 'Backdrop', required: true, default: '#d9d2c7' },
        { key: 'light', type: 'select', label: 'Light', required: true, default: 'window', options: [{ value: 'window', label: 'one large window from the left' }, { value: 'hard', label: 'hard noon sun with a crisp shadow' }, { value: 'rim', label: 'dark set, two thin rim lights' }, { value: 'glow', label: 'soft light from all around, almost shadowless' }] },
        { key: 'angle', type: 'select', label: 'Camera', required: true, default: 'eye', options: [{ value: 'eye', label: 'eye level with the product' }, { value: 'hero', label: 'low hero angle' }, { value: 'three_quarter', label: 'three-quarter view from above' }, { value: 'top', label: 'straight from above' }] },
      ],
    },
    {
      title: 'Finishing touches',
      fields: [
        { key: 'mood', type: 'short_text', label: 'Mood', placeholder: 'Sunday morning, nobody else up', max: 100 },
        { key: 'props_line', type: 'toggle_text', label: 'Add a whisper of props', insertText: 'Two small props out of focus at the edge of the frame that say what the product is made from or used for; neither touches it.' },
      ],
    },
  ),
  outputSettings: { aspect: '1:1', quantity: 1 },
  sampleInputs: [
    { label: 'Amber bottle on slate', inputs: { subject: 'A squat amber glass bottle with a cork stopper and a cream paper label', surface: 'slate', backdrop_color: '#2b2a29', light: 'rim', angle: 'eye', mood: 'Late evening apothecary', props_line: false } },
    { label: 'Running shoe on programmes', inputs: { subject: 'A pale green running shoe with a thick white sole', surface: 'custom', custom_surface: 'A stack of old theatre programmes', backdrop_color: '#f4d9c6', light: 'hard', angle: 'three_quarter', mood: 'Cheerful and slightly absurd', props_line: false } },
    { label: 'Teapot on linen', inputs: { subject: 'A round stoneware teapot with a bamboo handle', surface: 'linen', backdrop_color: '#e8e1d5', light: 'window', angle: 'eye', mood: 'Sunday morning, nobody else up', props_line: true } },
  ],
};
