import type { StarterPrompt } from '#modules/prompts/starter-prompts.port.ts';
import { formOf } from './form-of.ts';

export const impossibleWeather: StarterPrompt = {
  slug: 'impossible-weather',
  title: 'Ordinary Clip, Impossible Weather',
  oneLiner: 'A car park, a Tuesday, and it is raining upwards. One effect, done so straight that people rewind.',
  description: `Effects convince when everything else is boring. So this clip begins with the dullest place you can think of and changes *one* rule of the weather, while the people in it carry on.

**What you get:** a short clip that passes for phone footage until the second look, with one impossible thing that obeys its own logic to the end.

**To use it well:** let the weather touch something: puddles that empty upwards, hair, a newspaper. The contact is the whole trick. And slide the impossibility down before you slide it up; at three out of ten people argue about whether it is real.`,
  contentType: 'video',
  category: 'visual-effects',
  tags: ['vfx', 'weather', 'surreal', 'short', 'realism'],
  language: 'en',
  publisher: 'conjure-motion',
  template: `An ordinary clip with one impossible thing in it. {{camera}} of {{setting}}. {{subject}}. Nothing about the place is special: flat colours, real wear, background noise in the picture.

Then the weather breaks one rule: {{weather}}.
The author's own rule: {{custom_weather}}
Impossibility {{intensity}} out of 10. It begins so gradually that nobody could say when.

The effect is physical
- It touches: {{touches}}. Each reacts by its weight and material.
- It casts light and shadow on the ground and on people, and is seen in puddles and windows.
- It keeps to its own rule until the last frame; gravity, wind and time work as usual for everything else.

People: {{reaction}}
{{ending_line}}
Grade: as the camera recorded it, nothing improved. Slight handheld drift, real exposure changes, the autofocus hesitates once when the effect begins. Photoreal, one take, no cuts, no slow motion.`,
  negativeTemplate: 'fantasy creatures, magic sparkles, glowing eyes, cinematic grading, epic clouds, lens flares, cuts, slow motion, text, floating people, cartoon look, screaming crowds',
  form: formOf(
    {
      title: 'The ordinary part',
      fields: [
        { key: 'setting', type: 'short_text', label: 'A dull place', placeholder: 'a supermarket car park', required: true, max: 120 },
        { key: 'subject', type: 'short_text', label: 'Who is there, doing what?', placeholder: 'A man looks for a coin for his trolley', required: true, max: 160 },
        { key: 'camera', type: 'select', label: 'Filmed as', required: true, default: 'phone', options: [{ value: 'phone', label: 'Phone footage' }, { value: 'cctv', label: 'A fixed security camera view' }, { value: 'dashcam', label: 'A dashboard camera view' }, { value: 'holiday', label: 'A shaky holiday video' }] },
      ],
    },
    {
      title: 'The impossible part',
      fields: [
        { key: 'weather', type: 'radio_cards', label: 'The weather', required: true, default: 'up', options: [{ value: 'up', label: 'rain falls upwards out of the puddles', hint: 'Quiet and uncanny' }, { value: 'room', label: 'it snows inside one square metre only', hint: 'Small and funny' }, { value: 'frozen', label: 'every drop of rain hangs still in the air', hint: 'You can walk through it' }, { value: 'paper', label: 'letters drift down like snow', hint: 'Melancholy, oddly warm' }, { value: 'fog', label: 'fog pours in like water and finds its level', hint: 'Slow menace' }, { value: 'custom', label: 'see the author’s own rule', hint: 'You make the rule' }] },
        { key: 'custom_weather', type: 'short_text', label: 'Your rule', placeholder: 'shadows are blown about by the wind', showIf: { field: 'weather', op: 'eq', value: 'custom' }, required: true, max: 160 },
        { key: 'intensity', type: 'slider', label: 'How impossible?', required: true, help: 'At three, people argue about whether it is real.', min: 1, max: 10, default: 4 },
        { key: 'touches', type: 'tags', label: 'What does it touch?', placeholder: 'a newspaper', required: true, max: 5 },
      ],
    },
    {
      title: 'The people',
      fields: [
        { key: 'reaction', type: 'select', label: 'How do people react?', required: true, default: 'annoyed', options: [{ value: 'none', label: 'They do not notice.' }, { value: 'annoyed', label: 'They are mildly annoyed, as by any weather.' }, { value: 'pleased', label: 'They have been waiting for it and come out of their doors.' }] },
        { key: 'ending_line', type: 'toggle_text', label: 'Stop it at the end', insertText: 'In the last second it stops, and one trace stays behind as the only evidence.' },
      ],
    },
  ),
  outputSettings: { aspect: '16:9', quantity: 1 },
  sampleInputs: [
    { label: 'Rain, upwards', inputs: { setting: 'a supermarket car park', subject: 'A man looks for a coin for his trolley', camera: 'phone', weather: 'up', intensity: 4, touches: ['puddles', 'a paper bag', 'his hair'], reaction: 'annoyed', ending_line: true } },
    { label: 'The square metre of snow', inputs: { setting: 'an open-plan office by a ring road', subject: 'Three people wait for the printer', camera: 'cctv', weather: 'room', intensity: 6, touches: ['the printer', 'a mug'], reaction: 'none', ending_line: false } },
    { label: 'Shadows in the wind', inputs: { setting: 'a primary school yard in the holidays', subject: 'A caretaker sweeps leaves', camera: 'holiday', weather: 'custom', custom_weather: 'shadows are blown about by the wind while the things that cast them stand still', intensity: 7, touches: ['the shadow of the basketball hoop', 'the broom’s shadow'], reaction: 'pleased', ending_line: true } },
  ],
};
