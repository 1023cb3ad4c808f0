import { cards, colour, line, number, picture, select, skeleton, tags, text, toggle } from './skeleton.ts';

/** Four ready-made prompts for pictures, from which an author may begin. */
export const IMAGE_SKELETONS = [
  skeleton('Product on a stage', 'A studio photo of your product.', {
    contentType: 'image', category: 'product-photography', oneLiner: 'Photographs a product in light and surroundings of your choice.', tags: ['product', 'studio'], outputSettings: { aspect: '1:1', quantity: 2 },
    template: 'Studio photograph of {{product}}, standing on {{surface}}, background in {{background}}. {{light}} light from the left, soft shadow, {{shot}}. Sharp focus on the material, true colours, room for text at the top. {{props}}',
    negativeTemplate: 'text, watermark, extra objects, distorted labels, hands',
    fields: [
      line('product', 'Product', { required: true, placeholder: 'a matte black coffee grinder' }),
      picture('reference', 'A picture of it', { help: 'Optional: keeps shape and colours closer.' }),
      select('surface', 'Surface', ['Pale oak', 'White marble', 'Brushed steel', 'Linen'], { default: 'pale oak' }),
      colour('background', 'Background colour', { default: '#e8e1d5' }),
      cards('light', 'Light', ['Soft', 'Hard', 'Golden'], { default: 'soft' }),
      select('shot', 'Shot', ['Front view', 'Three-quarter view', 'From above', 'Close-up'], { default: 'three-quarter view' }),
      toggle('props', 'A few props around it', { insertText: 'Two or three small props that belong to its use, out of focus.' }),
    ],
    example: { product: 'a matte black coffee grinder', surface: 'pale oak', background: '#e8e1d5', light: 'soft', shot: 'three-quarter view', props: true },
  }),
  skeleton('Character in a picture book', 'The same character on every page.', {
    contentType: 'image', category: 'illustrations', oneLiner: 'Draws one character in the style of a picture book.', tags: ['children', 'character'], outputSettings: { aspect: '3:2' },
    template: 'Picture-book illustration in {{style}}: {{character}}, always wearing {{mark}}, is {{action}} in {{place}}. Mood: {{mood}}. Round shapes, clear silhouette, a limited palette of four colours, gentle paper texture.',
    negativeTemplate: 'text, frightening, photographic, extra limbs',
    fields: [
      line('character', 'Character', { required: true, placeholder: 'a small badger with big glasses' }),
      line('mark', 'What they always wear', { required: true, default: 'a red scarf' }),
      line('action', 'What they do', { required: true }),
      line('place', 'Where', { required: true }),
      select('style', 'Style', ['Watercolour', 'Gouache', 'Coloured pencil', 'Paper cut'], { default: 'watercolour' }),
      cards('mood', 'Mood', ['Cosy', 'Brave', 'Silly', 'Quiet'], { default: 'cosy' }),
    ],
    example: { character: 'a small badger with big glasses', mark: 'a red scarf', action: 'reading to a candle', place: 'a hollow tree', style: 'watercolour', mood: 'cosy' },
  }),
  skeleton('Poster for an event', 'A poster with room for the words that matter.', {
    contentType: 'image', category: 'marketing-visuals', oneLiner: 'Designs the picture of a poster and leaves room for its text.', tags: ['poster', 'event'], outputSettings: { aspect: '2:3' },
    template: 'Poster artwork for {{event}}. Main motif: {{motif}}, in the style of {{style}}. Colours around {{colour}}. Strong diagonal, one focal point, the upper third left calm for the title. {{details}}',
    negativeTemplate: 'letters, words, logo, clutter',
    fields: [
      line('event', 'Event', { required: true, placeholder: 'a jazz night in a greenhouse' }),
      line('motif', 'Main motif', { required: true }),
      select('style', 'Style', ['Swiss modernism', 'Art deco', 'Risograph', 'Cut paper', 'Seventies psychedelia'], { default: 'risograph' }),
      colour('colour', 'Leading colour', { default: '#d9481c' }),
      text('details', 'Anything else'),
    ],
    example: { event: 'a jazz night in a greenhouse', motif: 'a saxophone grown over with leaves', style: 'risograph', colour: '#d9481c' },
  }),
  skeleton('Logo concepts', 'Simple marks as a basis for discussion.', {
    contentType: 'image', category: 'brand-design', oneLiner: 'Sketches simple marks for a name and its values.', tags: ['logo', 'brand'], outputSettings: { aspect: '1:1', quantity: 4 },
    template: 'Logo mark for "{{name}}", a {{business}}. It should feel {{values}}. {{kind}}, flat, at most {{colours}} colours, centred on white, works at 16 pixels and on a van.',
    negativeTemplate: 'gradients, photographic detail, mock-up, shadows, clip art',
    fields: [
      line('name', 'Name', { required: true }),
      line('business', 'What they do', { required: true, placeholder: 'bicycle repair shop' }),
      tags('values', 'It should feel', { required: true, default: ['honest', 'quick'] }),
      cards('kind', 'Kind of mark', ['Symbol', 'Lettermark', 'Emblem'], { default: 'symbol' }),
      number('colours', 'Colours', { min: 1, max: 4, default: 2 }),
    ],
    example: { name: 'Spoke & Co', business: 'bicycle repair shop', values: ['honest', 'quick'], kind: 'symbol', colours: 2 },
  }),
];
