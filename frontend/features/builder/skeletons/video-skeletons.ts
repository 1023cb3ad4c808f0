import { cards, line, select, skeleton, slider, text, toggle } from './skeleton.ts';

/** Three ready-made prompts for video clips, from which an author may begin. */
export const VIDEO_SKELETONS = [
  skeleton('Product in motion', 'A slow turn around your product.', {
    contentType: 'video', category: 'product-showcase', oneLiner: 'Shows a product from its best sides in one shot.', tags: ['product', 'reveal'], outputSettings: { aspect: '16:9' },
    template: 'One continuous shot of {{product}}. The camera {{camera}} while {{moment}}. Setting: {{setting}}. {{light}} light, shallow depth of field, real materials, smooth motion. {{ending}}',
    negativeTemplate: 'cuts, text, shaking camera, warped shapes',
    fields: [
      line('product', 'Product', { required: true, placeholder: 'a pair of red running shoes' }),
      select('camera', 'Camera', ['Orbits slowly', 'Pushes in', 'Rises from the ground', 'Stays still'], { default: 'orbits slowly' }),
      line('moment', 'What happens', { required: true, placeholder: 'rain begins to fall' }),
      line('setting', 'Setting', { required: true }),
      cards('light', 'Light', ['Morning', 'Neon', 'Studio'], { default: 'studio' }),
      toggle('ending', 'Hold the last second', { insertText: 'The motion rests for the last second, so that a logo can be laid over it.' }),
    ],
    example: { product: 'a pair of red running shoes', camera: 'orbits slowly', moment: 'rain begins to fall', setting: 'an empty stadium', light: 'neon', ending: true },
  }),
  skeleton('Vertical opener', 'The first three seconds of a short.', {
    contentType: 'video', category: 'social-media-shorts', oneLiner: 'Makes a vertical opening shot that catches attention.', tags: ['shorts', 'hook'], outputSettings: { aspect: '9:16' },
    template: 'Upright video, first frame already in motion: {{subject}} {{action}} in {{place}}. Style: {{style}}. The surprise comes at the end of the first second: {{surprise}}. Keep the middle third free for captions.',
    negativeTemplate: 'letters, slow start, black bars',
    fields: [
      line('subject', 'Who or what', { required: true }),
      line('action', 'Does what', { required: true }),
      line('place', 'Where', { required: true }),
      line('surprise', 'The surprise', { required: true }),
      select('style', 'Style', ['Handheld', 'Stop motion', 'Claymation', 'Clean 3D'], { default: 'stop motion' }),
    ],
    example: { subject: 'a paper crane', action: 'unfolds itself', place: 'an office desk', surprise: 'it flies off with the stapler', style: 'stop motion' },
  }),
  skeleton('How it works, animated', 'An idea explained without text.', {
    contentType: 'video', category: 'educational-content', oneLiner: 'Animates how something works, step by step.', tags: ['explainer', 'learning'], outputSettings: { aspect: '16:9' },
    template: 'Animated explainer of {{subject}} for {{audience}}, in {{style}}. Show these steps one after another, each growing out of the one before:\n{{steps}}\nOne thing moves at a time. Pace: {{pace}} of 5. No words on the screen.',
    negativeTemplate: 'text, labels, clutter, camera shake',
    fields: [
      line('subject', 'What is explained', { required: true, placeholder: 'how a lock on a canal works' }),
      line('audience', 'For whom', { required: true, default: 'people who never thought about it' }),
      text('steps', 'The steps', { required: true }),
      select('style', 'Style', ['Flat shapes', 'Paper cut-out', 'Chalk on a board', 'Isometric'], { default: 'paper cut-out' }),
      slider('pace', 'Pace', { min: 1, max: 5, default: 3 }),
    ],
    example: { subject: 'how a lock on a canal works', audience: 'children', steps: 'A boat enters. The gate closes. Water rises. The other gate opens.', style: 'paper cut-out', pace: 2 },
  }),
];
