import type { StarterPrompt } from '#modules/prompts/starter-prompts.port.ts';
import { formOf } from './form-of.ts';

export const seasonalHeroBanner: StarterPrompt = {
  slug: 'seasonal-hero-banner',
  title: 'Seasonal Campaign Hero Banner',
  oneLiner: 'A wide banner that smells of the season without a single snowflake cliché, with a clear patch for your headline.',
  description: `Every shop has the same autumn: orange leaves, a mug, a blanket. This banner looks for the season in *your* thing instead, the steam on the window, the first coat of the year, and leaves a calm patch where the headline will stand.

**What you get:** a wide picture with one subject, the light of that week of the year and an empty third on the side you choose.

**To use it well:** name a smell or a sound of the season under *What it feels like*. Models translate it into light surprisingly well. Set the headline in your own page, not in the picture: it stays sharp, readable and easy to change.`,
  contentType: 'image',
  category: 'marketing-visuals',
  tags: ['banner', 'campaign', 'seasonal', 'hero-image', 'web', 'shop'],
  language: 'en',
  publisher: 'conjure-brand-room',
  template: `Wide hero banner for a {{season}} campaign. Subject: {{subject}}, in {{setting}}.

What the season feels like here: {{season_feeling}}. Show it through light, breath, fabric and food, through what people do, never through symbols.
Goes live on: {{campaign_date}}
Let the height of the sun and the state of the plants fit that time of year.
Palette: {{palette}}; the brand colour {{brand_color}} appears exactly once, on an object that really belongs in the scene.
Composition: the subject sits {{subject_side}}; the opposite third is calm, low in contrast and free of objects, made for a headline. The eye travels from the empty side to the subject. Nothing important touches the edges, so that the picture can be cropped for phones.
{{people_line}}
Manner: editorial photograph. Generous, sincere, unposed, with room to breathe. No text, no logos.`,
  negativeTemplate: 'text, sale stickers, percent signs, snowflake graphics, santa hats, clip art, confetti, fake smiles, people looking at the camera, logos, cluttered headline area, heavy filters',
  form: formOf(
    {
      title: 'The campaign',
      fields: [
        { key: 'season', type: 'radio_cards', label: 'Season', required: true, default: 'late_autumn', options: [{ value: 'first_spring', label: 'first warm days of spring', hint: 'Coats open, ground still wet' }, { value: 'high_summer', label: 'high summer', hint: 'Shade is the luxury' }, { value: 'late_autumn', label: 'late autumn', hint: 'Low sun, early lamps' }, { value: 'deep_winter', label: 'deep winter', hint: 'Inside against outside' }, { value: 'new_year', label: 'new year', hint: 'Clean tables, clear air' }] },
        { key: 'subject', type: 'short_text', label: 'What are you showing?', placeholder: 'a heavy wool blanket over a garden chair', required: true, max: 180 },
        { key: 'setting', type: 'short_text', label: 'Where?', placeholder: 'a balcony above a wet street', required: true, max: 140 },
        { key: 'season_feeling', type: 'short_text', label: 'What it feels like', placeholder: 'cold cheeks, soup on the stove', required: true, max: 140 },
        { key: 'campaign_date', type: 'date', label: 'Goes live on' },
      ],
    },
    {
      title: 'The look',
      fields: [
        { key: 'palette', type: 'select', label: 'Palette', required: true, default: 'smoke', options: [{ value: 'smoke', label: 'smoke blue, wool grey and amber' }, { value: 'orchard', label: 'orchard green, straw and plum' }, { value: 'citrus', label: 'citrus, white wall and deep shade' }, { value: 'berry', label: 'berry red, pine and candlelight' }, { value: 'chalk', label: 'chalk, birch and pale sky' }] },
        { key: 'brand_color', type: 'color', label: 'Brand colour', required: true, default: '#b23a48' },
      ],
    },
    {
      title: 'The layout',
      fields: [
        { key: 'subject_side', type: 'select', label: 'Subject sits', required: true, default: 'right', options: [{ value: 'right', label: 'on the right' }, { value: 'left', label: 'on the left' }] },
        { key: 'people_line', type: 'toggle_text', label: 'Somebody is there', insertText: 'One person, seen from the side and busy with something, hands visible, clothes of the season, worn a little.' },
      ],
    },
  ),
  outputSettings: { aspect: '3:2', quantity: 1 },
  sampleInputs: [
    { label: 'The blanket on the balcony', inputs: { season: 'late_autumn', subject: 'a heavy wool blanket over a garden chair, a book face down on it', setting: 'a balcony above a wet street', season_feeling: 'cold cheeks, soup on the stove', campaign_date: '2026-11-28', palette: 'smoke', brand_color: '#b23a48', subject_side: 'right', people_line: false } },
    { label: 'Sandals in the shade', inputs: { season: 'high_summer', subject: 'a pair of leather sandals on a stone step', setting: 'a courtyard with a fig tree', season_feeling: 'stone still warm after dark, crickets', palette: 'citrus', brand_color: '#2a9d8f', subject_side: 'left', people_line: true } },
    { label: 'Notebooks in clear air', inputs: { season: 'new_year', subject: 'a stack of three notebooks with one pencil across it', setting: 'an empty table by an open window', season_feeling: 'clean sheets, cold air, coffee steaming', campaign_date: '2027-01-02', palette: 'chalk', brand_color: '#3b5bdb', subject_side: 'right', people_line: false } },
  ],
};
