import type { StarterPrompt } from '#modules/prompts/starter-prompts.port.ts';
import { formOf } from './form-of.ts';

export const environmentConceptSheet: StarterPrompt = {
  slug: 'environment-concept-sheet',
  title: 'Environment Concept Sheet: Day and Night',
  oneLiner: 'One place, two hours of its life: the same viewpoint by day and by night, plus the details that make it lived in.',
  description: `A place becomes believable when you can tell what changes in it after dark. This sheet shows your location twice from the same spot, and beneath it the small things: a door handle, what people sit on, what grows in the cracks.

**What you get:** a concept sheet with two matching views and a strip of details, painted the way an art department would brief a team.

**To use it well:** let the place be used by people it was never built for. The gap between the two is where the design is. For a game level switch on the walking route; for a film leave it off.`,
  contentType: 'image',
  category: 'concept-art',
  tags: ['concept-art', 'environment', 'worldbuilding', 'games', 'film', 'day-night'],
  language: 'en',
  publisher: 'conjure-atelier',
  template: `An environment concept sheet for {{purpose}}. Location: {{subject}}, set in {{setting}}.

Layout: two wide views one above the other, same camera, same horizon, same architecture. Above by day, below by night. A narrow strip along the bottom holds four small detail studies: what people touch, sit on, repair and grow.

- Used now by: {{inhabitants}}
- Shape language: {{shape_language}}
- Materials: three at most, worn where hands and feet have been

DAY: Work is going on; the light explains the structure. Dominant colour {{day_color}}.
NIGHT: what wakes up now is {{night_mood}}. Only sources of light that people here could have made; they draw the eye to the one spot where something could happen. Dominant colour {{night_color}}.

Scale: one small figure in each view, at the same place, doing something else by night.
{{route_line}}
Painterly concept art with confident brushwork, clear values in three planes, readable as a thumbnail. No captions, no lettering.`,
  negativeTemplate: 'text, labels, logos, arrows with words, photobash seams, different camera in the two views, fisheye, characters in close-up, over-saturated magic glow, watermark',
  form: formOf(
    {
      title: 'The place',
      fields: [
        { key: 'subject', type: 'short_text', label: 'Location', placeholder: 'a market inside a drained dam', required: true, max: 160 },
        { key: 'setting', type: 'short_text', label: 'World', placeholder: 'a valley that lost its river', required: true, max: 140 },
        { key: 'purpose', type: 'select', label: 'Made for', required: true, default: 'game', options: [{ value: 'game', label: 'a video game' }, { value: 'film', label: 'an animated film' }, { value: 'tabletop', label: 'a tabletop campaign' }, { value: 'novel', label: 'a novel' }] },
        { key: 'inhabitants', type: 'short_text', label: 'Who uses it now?', placeholder: 'Seed traders and their goats', required: true, max: 120 },
      ],
    },
    {
      title: 'Design language',
      fields: [
        { key: 'shape_language', type: 'radio_cards', label: 'Shapes', required: true, default: 'stacked', options: [{ value: 'stacked', label: 'heavy stacked blocks', hint: 'Safe, slow, old' }, { value: 'ribs', label: 'ribs and sails', hint: 'Light, as if it could leave' }, { value: 'round', label: 'round and grown', hint: 'Soft, hive-like' }, { value: 'shards', label: 'leaning shards', hint: 'Uneasy, sharp' }] },
      ],
    },
    {
      title: 'Day and night',
      fields: [
        { key: 'day_color', type: 'color', label: 'Colour of the day', required: true, default: '#d9a566' },
        { key: 'night_mood', type: 'short_text', label: 'What wakes up after dark?', placeholder: 'a second market, whispered and lit by lanterns', required: true, max: 100 },
        { key: 'night_color', type: 'color', label: 'Colour of the night', required: true, default: '#24405e' },
        { key: 'route_line', type: 'toggle_text', label: 'A route for players', showIf: { field: 'purpose', op: 'in', value: ['game', 'tabletop'] }, insertText: 'Light and shape make one walkable route obvious from the foreground to a landmark, and one shortcut only visible by night.' },
      ],
    },
  ),
  outputSettings: { aspect: '3:2', quantity: 1 },
  sampleInputs: [
    { label: 'The market in the dam', inputs: { subject: 'a market inside a drained dam', setting: 'a valley that lost its river', purpose: 'game', inhabitants: 'Seed traders and their goats', shape_language: 'stacked', day_color: '#d9a566', night_mood: 'a second market, whispered and lit by lanterns', night_color: '#24405e', route_line: true } },
    { label: 'The library ship', inputs: { subject: 'a library on a grounded ship', setting: 'a mudflat at the edge of a cold sea', purpose: 'novel', inhabitants: 'Four librarians and whoever the tide brings', shape_language: 'ribs', day_color: '#a9b8b5', night_mood: 'one reading lamp and a very large sky', night_color: '#1c2233' } },
    { label: 'The lighthouse orchard', inputs: { subject: 'an orchard planted around a dead lighthouse', setting: 'an island that the sea has left', purpose: 'tabletop', inhabitants: 'A family of keepers with nothing to keep', shape_language: 'round', day_color: '#8fae6b', night_mood: 'moths with a light of their own, in long slow lines', night_color: '#2b2a4c', route_line: true } },
  ],
};
