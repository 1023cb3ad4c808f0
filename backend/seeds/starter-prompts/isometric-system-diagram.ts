import type { StarterPrompt } from '#modules/prompts/starter-prompts.port.ts';
import { formOf } from './form-of.ts';

export const isometricSystemDiagram: StarterPrompt = {
  slug: 'isometric-system-diagram',
  title: 'Isometric System Diagram Maker',
  oneLiner: 'Turn the boxes on your whiteboard into a small, tidy city that shows who talks to whom.',
  description: `A system diagram should answer two questions in five seconds: *what is there* and *which way does it flow*. This one builds your parts as little isometric buildings, puts them in layers and lets one coloured path run through.

**What you get:** a clean isometric scene, one block per part, with the main flow drawn as a glowing route and a platform per layer.

**To use it well:** six to eight parts are a picture, fifteen are a carpet. Draw the path of *one* request, not of all of them. The labels are left out on purpose: image models misspell them, and your slide sets them better.`,
  contentType: 'image',
  category: 'technical-diagrams',
  tags: ['isometric', 'architecture', 'diagram', 'infographic', 'systems'],
  language: 'en',
  publisher: 'conjure-brand-room',
  template: `{{projection}} illustration of a system: {{subject}}. A tidy miniature city on a plain ground, seen from above at a fixed angle, all verticals parallel.

One building per part, each of a different shape that suggests its job:
{{components}}

Arrangement: {{layout}}. Parts that talk to each other stand next to each other. Equal spacing, more than half of the ground left free.
The main flow, drawn as one continuous path of light in {{flow_color}} with small arrowheads, never crossing itself: {{main_flow}}
All other connections: thin grey lines that run along the grid.
{{boundary_line}}
Materials: {{style}}. Palette: {{palette}}. The bigger a building, the more it matters; at most three sizes.
Soft ambient shadow, crisp edges, no perspective distortion. Leave a blank plate in front of every building for a label. No text.`,
  negativeTemplate: 'text, letters, numbers, logos, people, cars, vanishing-point perspective, tilted horizon, crossing arrows, clutter, photorealistic city, neon overload, lens effects',
  form: formOf(
    {
      title: 'The system',
      fields: [
        { key: 'subject', type: 'short_text', label: 'What does it do?', placeholder: 'an online shop from click to parcel', required: true, max: 160 },
        {
          key: 'components', type: 'rows', label: 'Parts', help: 'Six to eight make the best picture.', required: true, min: 2, max: 12,
          fields: [
            { key: 'name', type: 'short_text', label: 'Part', placeholder: 'Warehouse', required: true, max: 60 },
            { key: 'kind', type: 'select', label: 'Kind', required: true, default: 'service', options: [{ value: 'service', label: 'service' }, { value: 'store', label: 'data store' }, { value: 'queue', label: 'queue' }, { value: 'device', label: 'device or person' }, { value: 'outside', label: 'outside party' }] },
            { key: 'size', type: 'select', label: 'Weight', default: 'medium', options: [{ value: 'small', label: 'small' }, { value: 'medium', label: 'medium' }, { value: 'large', label: 'large' }] },
          ],
        },
        { key: 'main_flow', type: 'short_text', label: 'The one path to light up', placeholder: 'Browser to shop to payment to warehouse to parcel', required: true, max: 240 },
      ],
    },
    {
      title: 'The drawing',
      fields: [
        { key: 'projection', type: 'short_text', label: 'Projection', hidden: true, default: 'True isometric (30 degrees, no perspective)' },
        { key: 'layout', type: 'radio_cards', label: 'Arrangement', required: true, default: 'layers', options: [{ value: 'layers', label: 'three floating platforms, one per layer', hint: 'For front, middle and data' }, { value: 'line', label: 'one street from left to right', hint: 'For processes' }, { value: 'hub', label: 'a square with the core in the middle', hint: 'For everything that meets in one place' }] },
        { key: 'style', type: 'select', label: 'Material', required: true, default: 'matte', options: [{ value: 'matte', label: 'matte plaster blocks' }, { value: 'glass', label: 'frosted glass with lit edges' }, { value: 'paper', label: 'folded paper' }, { value: 'wood', label: 'painted wooden toys' }] },
        { key: 'palette', type: 'select', label: 'Palette', required: true, default: 'cool', options: [{ value: 'cool', label: 'cool greys with one blue' }, { value: 'pastel', label: 'soft pastels' }, { value: 'midnight', label: 'midnight blue with lit windows' }, { value: 'clay', label: 'clay, cream and sage' }] },
        { key: 'flow_color', type: 'color', label: 'Colour of the flow', required: true, default: '#ff8a3d' },
      ],
    },
    {
      title: 'Extra signs',
      fields: [
        { key: 'boundary_line', type: 'toggle_text', label: 'Show what is ours', insertText: 'A low translucent wall surrounds the parts that belong to us; outside parties stand beyond it, reached by bridges.' },
      ],
    },
  ),
  outputSettings: { aspect: '3:2', quantity: 1 },
  sampleInputs: [
    {
      label: 'From click to parcel',
      inputs: {
        subject: 'an online shop from click to parcel', main_flow: 'Browser to shop to payment to queue to warehouse', layout: 'line', style: 'matte', palette: 'cool', flow_color: '#ff8a3d', boundary_line: true,
        components: [{ name: 'Browser', kind: 'device', size: 'small' }, { name: 'Shop', kind: 'service', size: 'large' }, { name: 'Payment', kind: 'outside', size: 'medium' }, { name: 'Orders', kind: 'store', size: 'medium' }, { name: 'Parcel queue', kind: 'queue', size: 'small' }, { name: 'Warehouse', kind: 'service', size: 'large' }],
      },
    },
    {
      label: 'A greenhouse that waters itself',
      inputs: {
        subject: 'a greenhouse that waters itself', main_flow: 'Soil sensor to hub to rule book to valve', layout: 'hub', style: 'wood', palette: 'clay', flow_color: '#2f8fd8', boundary_line: false,
        components: [{ name: 'Soil sensor', kind: 'device', size: 'small' }, { name: 'Hub', kind: 'service', size: 'large' }, { name: 'Rule book', kind: 'store', size: 'medium' }, { name: 'Weather report', kind: 'outside', size: 'small' }, { name: 'Valve', kind: 'device', size: 'medium' }],
      },
    },
  ],
};
