import { formOf } from './starter-prompt.ts';
import type { StarterPrompt } from './starter-prompt.ts';

export const environmentConceptSheet: StarterPrompt = {
  slug: 'environment-concept-sheet',
  title: 'Environment Concept Sheet: Day and Night',
  oneLiner: 'One place, two hours of its life: the same viewpoint by day and by night, plus the details that make it lived in.',
  description: `A place becomes believable when you can tell what changes in it after dark. This sheet shows your location twice from the same spot, and beneath it the small things: a door handle, what people sit on, what grows in the cracks.

**What you get:** a concept sheet with two matching views and a strip of details, painted the way an art department would brief a team.

**To use it well:** decide who built the place and who lives in it *now*. The difference between the two is where the design is. For a game level switch on the walking route; for a film leave it off.`,
  contentType: 'image',
  category: 'concept-art',
  tags: ['concept-art', 'environment', 'worldbuilding', 'games', 'film', 'day-night'],
  language: 'en',
  license: 'open',
  house: 'conjure-atelier',
  template: `An environment concept sheet for {{purpose}}. Location: {{subject}}, set in {{setting}}.

Layout: two wide views one above the other, same camera, same horizon, same architecture. Above by day, below by night. A narrow strip of {{detail_count}} small detail studies along the bottom.

- Built by: {{builders}}
- Used now by: {{inhabitants}}
- Age and wear, 0 (finished yesterday) to 10 (ruin): {{wear}}
- Shape language: {{shape_language}}
- Materials, most common first: {{materials}}

DAY: {{day_mood}}. Work is going on; the light explains the structure. Dominant colour {{day_color}}.
NIGHT: {{night_mood}}. Only sources of light that people here could have made; they draw the eye to the one spot where something could happen. Dominant colour {{night_color}}.

Scale: one small figure in each view, at the same place, doing something else by night.
{{route_line}}
{{weather_line}}
Painterly concept art with confident brushwork, clear values in three planes, readable as a thumbnail. No captions, no lettering.`,
  negativeTemplate: 'text, labels, logos, arrows with words, photobash seams, different camera in the two views, fisheye, characters in close-up, over-saturated magic glow, watermark',
  form: formOf(
    {
      title: 'The place',
      fields: [
        { key: 'subject', type: 'short_text', label: 'Location', placeholder: 'a market inside a drained dam', required: true, max: 160 },
        { key: 'setting', type: 'short_text', label: 'World', placeholder: 'a valley that lost its river', required: true, max: 140 },
        { key: 'purpose', type: 'select', label: 'Made for', required: true, default: 'game', options: [{ value: 'game', label: 'a video game' }, { value: 'film', label: 'an animated film' }, { value: 'tabletop', label: 'a tabletop campaign' }, { value: 'novel', label: 'a novel' }] },
        { key: 'builders', type: 'short_text', label: 'Who built it?', placeholder: 'Engineers who believed in concrete', max: 120 },
        { key: 'inhabitants', type: 'short_text', label: 'Who uses it now?', placeholder: 'Seed traders and their goats', required: true, max: 120 },
      ],
    },
    {
      title: 'Design language',
      fields: [
        { key: 'shape_language', type: 'radio_cards', label: 'Shapes', required: true, default: 'stacked', options: [{ value: 'stacked', label: 'heavy stacked blocks', hint: 'Safe, slow, old' }, { value: 'ribs', label: 'ribs and sails', hint: 'Light, as if it could leave' }, { value: 'round', label: 'round and grown', hint: 'Soft, hive-like' }, { value: 'shards', label: 'leaning shards', hint: 'Uneasy, sharp' }] },
        { key: 'materials', type: 'tags', label: 'Materials', placeholder: 'rusted sluice gates', required: true, max: 6 },
        { key: 'wear', type: 'slider', label: 'Age and wear', required: true, min: 0, max: 10, default: 6 },
        { key: 'detail_count', type: 'slider', label: 'Detail studies', required: true, min: 3, max: 6, default: 4 },
      ],
    },
    {
      title: 'Day and night',
      fields: [
        { key: 'day_mood', type: 'short_text', label: 'By day', placeholder: 'loud, dusty, bargaining', required: true, max: 100 },
        { key: 'day_color', type: 'color', label: 'Colour of the day', required: true, default: '#d9a566' },
        { key: 'night_mood', type: 'short_text', label: 'By night', placeholder: 'lanterns, low voices, water dripping', required: true, max: 100 },
        { key: 'night_color', type: 'color', label: 'Colour of the night', required: true, default: '#24405e' },
        { key: 'weather_line', type: 'toggle_text', label: 'Bad weather at night', insertText: 'The night view is in heavy rain: wet ground doubles every lamp.' },
        { key: 'route_line', type: 'toggle_text', label: 'A route for players', showIf: { field: 'purpose', op: 'in', value: ['game', 'tabletop'] }, insertText: 'Light and shape make one walkable route obvious from the foreground to a landmark, and one shortcut only visible by night.' },
      ],
    },
  ),
  outputSettings: { aspect: '3:2', quantity: 1 },
  sampleInputs: [
    { label: 'The market in the dam', inputs: { subject: 'a market inside a drained dam', setting: 'a valley that lost its river', purpose: 'game', builders: 'Engineers who believed in concrete', inhabitants: 'Seed traders and their goats', shape_language: 'stacked', materials: ['stained concrete', 'rusted sluice gates', 'patched awnings'], wear: 7, detail_count: 4, day_mood: 'loud, dusty, bargaining', day_color: '#d9a566', night_mood: 'lanterns, low voices, water dripping', night_color: '#24405e', weather_line: false, route_line: true } },
    { label: 'The library ship', inputs: { subject: 'a library on a grounded ship', setting: 'a mudflat at the edge of a cold sea', purpose: 'novel', inhabitants: 'Four librarians and whoever the tide brings', shape_language: 'ribs', materials: ['tarred oak', 'sailcloth', 'brass'], wear: 5, detail_count: 5, day_mood: 'pages drying on every rope', day_color: '#a9b8b5', night_mood: 'one reading lamp and a very large sky', night_color: '#1c2233', weather_line: true } },
  ],
};
