import type { StarterPrompt } from '#modules/prompts/starter-prompts.port.ts';
import { formOf } from './form-of.ts';

export const quoteCardSet: StarterPrompt = {
  slug: 'quote-card-set',
  title: 'Quote Card Set, Five Matching Styles',
  oneLiner: 'Five cards for one quote that look like sisters: photo, pattern, colour field, paper and pure type.',
  description: `Post the same card five times and people scroll on. Post five strangers and nobody knows it was you. Five *sisters* do the trick: one palette, one margin, one way to set a line, five different faces.

**What you get:** a sheet of five square cards in a row of matching styles, with the quote's place kept clear and your colours running through all of them.

**To use it well:** keep quotes under fourteen words, since image models spell long texts badly. Choose *Left blank* to set the text yourself afterwards: it is sharper, and it can be translated.`,
  contentType: 'image',
  category: 'social-media-graphics',
  tags: ['quote', 'instagram', 'social', 'cards', 'series', 'templates'],
  language: 'en',
  publisher: 'conjure-brand-room',
  template: `A contact sheet of five square social media cards of one series, evenly spaced on a neutral light ground: three above, two below, centred.

All five share: a palette of {{palette}}, with {{brand_color}} as the accent; the same wide margin; the same text block, {{text_place}}; the same thin circle as a signature in the lower right corner.

The five faces:
1. A calm photographic scene: {{subject}}, softly lit, with a quiet area behind the text.
2. A pattern made out of one detail of that scene.
3. A single field of colour with one large geometric shape.
4. Torn and layered paper in the palette, lit from the side.
5. Type alone, very large, with playful hyphenation.

Words on the cards: {{words_mode}}.
Set exactly this text and no other word: {{quote}}
Said by: {{author}}

Lettering: {{lettering}}, dark on light or light on dark with strong contrast, never over a busy area.
Mood of the series: {{mood}}
Flat, crisp, balanced; every card works alone and the sheet works as a set.`,
  negativeTemplate: 'misspelt words, gibberish lettering, cropped text, hashtags, interface elements, phone frames, busy backgrounds behind text, clashing colours, drop shadows on text, stock sunsets',
  form: formOf(
    {
      title: 'The words',
      fields: [
        { key: 'words_mode', type: 'radio_cards', label: 'The words are…', required: true, default: 'with_words', options: [{ value: 'with_words', label: 'Set in the picture', hint: 'Ready to post, best under 14 words' }, { value: 'leave_out', label: 'Left blank, without a single letter', hint: 'You set the text yourself later' }] },
        { key: 'quote', type: 'short_text', label: 'Quote', placeholder: 'Begin badly. Begin today.', showIf: { field: 'words_mode', op: 'eq', value: 'with_words' }, required: true, max: 120 },
        { key: 'author', type: 'short_text', label: 'Who said it?', help: 'Leave it empty when it is yours.', showIf: { field: 'words_mode', op: 'eq', value: 'with_words' }, max: 60 },
        { key: 'text_place', type: 'select', label: 'Place of the text', required: true, default: 'lower_left', options: [{ value: 'lower_left', label: 'in the lower left third' }, { value: 'centre', label: 'in the centre' }, { value: 'top', label: 'across the top' }] },
      ],
    },
    {
      title: 'The family look',
      fields: [
        { key: 'subject', type: 'short_text', label: 'Picture on the first card', placeholder: 'an unmade bed in morning light', required: true, max: 140 },
        { key: 'palette', type: 'select', label: 'Palette', required: true, default: 'terracotta', options: [{ value: 'terracotta', label: 'terracotta, sand and ink' }, { value: 'sea', label: 'sea glass, chalk and navy' }, { value: 'sherbet', label: 'sherbet pink, lemon and white' }, { value: 'forest', label: 'forest green, moss and cream' }, { value: 'mono', label: 'black, white and one grey' }] },
        { key: 'brand_color', type: 'color', label: 'Accent', required: true, default: '#c8553d' },
        { key: 'lettering', type: 'select', label: 'Lettering', required: true, default: 'serif', options: [{ value: 'serif', label: 'a high-contrast serif' }, { value: 'grotesk', label: 'a tight bold grotesque' }, { value: 'hand', label: 'an unhurried handwriting' }, { value: 'mono', label: 'a typewriter face' }] },
        { key: 'mood', type: 'short_text', label: 'Mood', placeholder: 'kind but awake', max: 80 },
      ],
    },
  ),
  outputSettings: { aspect: '3:2', quantity: 1 },
  sampleInputs: [
    { label: 'Begin badly', inputs: { words_mode: 'with_words', quote: 'Begin badly. Begin today.', text_place: 'lower_left', subject: 'an unmade bed in morning light', palette: 'terracotta', brand_color: '#c8553d', lettering: 'serif', mood: 'kind but awake' } },
    { label: 'Empty cards for a choir', inputs: { words_mode: 'leave_out', text_place: 'centre', subject: 'an empty rehearsal room with stacked chairs', palette: 'sea', brand_color: '#1d6f8a', lettering: 'grotesk', mood: 'hushed, a minute before it starts' } },
  ],
};
