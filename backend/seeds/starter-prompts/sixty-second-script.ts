import type { StarterPrompt } from '#modules/prompts/starter-prompts.port.ts';
import { formOf } from './form-of.ts';

export const sixtySecondScript: StarterPrompt = {
  slug: 'sixty-second-script',
  title: '60-Second Script with Shot List',
  oneLiner: 'A one-minute script timed to the second, with a shot list that one person and a phone can really film.',
  description: `Sixty seconds is about 150 spoken words and perhaps nine shots. Most scripts forget the second number. This one writes words and pictures together, so you can film it this afternoon with what you own.

**What you get:** a two-column script with time codes, a shot list sorted by *place* so that you set up each corner once, a props list, and the three seconds you may cut when it runs long.

**To use it well:** be honest about your gear and places. "Phone, window, kitchen" makes a better film than a crane you do not have.`,
  contentType: 'text',
  category: 'scriptwriting',
  tags: ['video-script', 'shot-list', 'short-form', 'filming', 'storyboard'],
  language: 'en',
  publisher: 'conjure-words',
  systemTemplate: `You write and shoot one-minute films with tiny crews. You count spoken words (about 2.5 a second) and seconds on screen, and they add up. You show things rather than say them. You plan shots by place and light so that nothing is set up twice. Answer in Markdown.`,
  template: `Write a 60-second video script about {{topic}}.

- Viewer: {{audience}}
- They should feel or do, at the end: {{takeaway}}
- Format: {{video_format}}
- Gear: {{gear}}
- Places we can film in: {{locations}}
- Who speaks: {{speaker}}
- Facts that must be said, word for word:
{{must_say}}

Deliver
1. **Logline.** One sentence: who, wants what, what is in the way.
2. **Script.** A table with the columns time, picture, sound. Blocks of four to eight seconds that run from 0:00 to 1:00 without a gap. The first picture must make sense with the sound off. Spoken text at most 150 words in total; put the count under the table. One moment of at least three seconds without any words.
3. **Shot list.** Sorted by place, then by light: number, size (wide, medium, close), what moves (person, camera or nothing), seconds, the script block it serves. Nothing that the gear above cannot do.
4. **Bring.** Props, clothes, sounds to record on the spot.
5. **If it runs long.** Which three seconds go first, and what must never be cut.
{{captions_block}}
Write speech for the mouth: contractions, short words, one thought per line.`,
  form: formOf(
    {
      title: 'The film',
      fields: [
        { key: 'topic', type: 'short_text', label: 'What is it about?', placeholder: 'How our espresso machine is rebuilt each spring', required: true, max: 180 },
        { key: 'audience', type: 'short_text', label: 'Who is watching?', required: true, max: 140 },
        { key: 'takeaway', type: 'short_text', label: 'At the end they should…', placeholder: 'want to smell the place', required: true, max: 160 },
        {
          key: 'video_format', type: 'radio_cards', label: 'Format', required: true, default: 'talking',
          options: [{ value: 'talking', label: 'Talking to camera', hint: 'One person, eye contact, cutaways' }, { value: 'voice_over', label: 'Voice over pictures', hint: 'Nobody has to act' }, { value: 'scene', label: 'Little scene', hint: 'Two people and a problem' }, { value: 'silent', label: 'No speech at all', hint: 'Pictures, sound and captions' }],
        },
        { key: 'speaker', type: 'short_text', label: 'Who speaks?', placeholder: 'Lena, owner, talks fast', showIf: { field: 'video_format', op: 'ne', value: 'silent' }, max: 120 },
      ],
    },
    {
      title: 'What you have',
      fields: [
        { key: 'gear', type: 'multi_select', label: 'Gear', required: true, default: ['phone'], options: [{ value: 'phone', label: 'a phone' }, { value: 'tripod', label: 'a tripod' }, { value: 'mic', label: 'a clip-on microphone' }, { value: 'light', label: 'one light' }, { value: 'gimbal', label: 'a gimbal' }, { value: 'camera', label: 'a camera with two lenses' }] },
        { key: 'locations', type: 'tags', label: 'Places', placeholder: 'kitchen window', required: true, max: 5 },
        { key: 'must_say', type: 'rows', label: 'Must be said', help: 'Names, dates, prices: whatever may not be changed.', max: 4, fields: [{ key: 'line', type: 'short_text', label: 'Line', required: true, max: 160 }] },
      ],
    },
    {
      title: 'Extras',
      fields: [
        { key: 'captions_block', type: 'toggle_text', label: 'Write the captions', default: true, insertText: 'Also: **Captions.** The on-screen text per block, at most six words at a time, none of it repeating the voice word for word.' },
      ],
    },
  ),
  outputSettings: { length: 600 },
  sampleInputs: [
    { label: 'Rebuilding an espresso machine', inputs: { topic: 'How our espresso machine is taken apart and rebuilt each spring', audience: 'Regulars who never see behind the bar', takeaway: 'want to smell the place', video_format: 'voice_over', speaker: 'Lena, owner, talks fast', gear: ['phone', 'tripod'], locations: ['the bar at seven in the morning', 'the back table by the window'], must_say: [{ line: 'We open again on Saturday at eight.' }], captions_block: true } },
    { label: 'The lost glove', inputs: { topic: 'A lost glove that waits on a fence for its owner', audience: 'Neighbours in our street', takeaway: 'pick something up and put it where it can be seen', video_format: 'silent', gear: ['phone', 'gimbal'], locations: ['a fence by the school', 'a hallway', 'the tram stop'], captions_block: false } },
    { label: 'Two people and a map', inputs: { topic: 'Why our walking tour has no route', audience: 'Weekend visitors who plan too much', takeaway: 'put the phone away and ask somebody', video_format: 'scene', speaker: 'Tomas, guide, dry; Ada, visitor, in a hurry', gear: ['camera', 'mic', 'tripod'], locations: ['a fountain with six ways out', 'a doorway in the rain'], must_say: [{ line: 'Every Saturday at ten, whatever the weather.' }, { line: 'You pay at the end, what it was worth.' }], captions_block: true } },
  ],
};
