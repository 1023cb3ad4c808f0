import type { StarterPrompt } from '#modules/prompts/starter-prompts.port.ts';
import { formOf } from './form-of.ts';

export const verticalTeaser: StarterPrompt = {
  slug: 'vertical-teaser-three-beats',
  title: 'Vertical Teaser with a Three-Beat Hook',
  oneLiner: 'Question, turn, almost-answer. An upright clip that ends one second before people want it to.',
  description: `A teaser has three beats: something is odd, it gets odder, and then it is over, a moment too soon. This prompt gives each beat its own picture, one movement and one sound in your head.

**What you get:** a vertical clip in three shots with a clear centre for phones, and space kept free where apps put their buttons.

**To use it well:** write beat three first. What is the thing they nearly see? Then make beat one its opposite: if the end is big and bright, begin small and dark.`,
  contentType: 'video',
  category: 'social-media-shorts',
  tags: ['teaser', 'vertical', 'reels', 'shorts', 'hook', 'story'],
  language: 'en',
  publisher: 'conjure-motion',
  template: `A vertical teaser about {{subject}} in {{setting}}. Three shots with hard cuts, each about a third of the clip. Same place, same light, same people in all three.

Beat 1, the question: {{beat_one}}
Close up. The camera hardly moves. A viewer must want to know more within the first second, with the sound off.

Beat 2, the turn: {{beat_two}}
The frame opens in one steady move. Now the scale or the meaning of beat 1 changes.

Beat 3, the almost-answer: {{beat_three}}
Cut to black one moment before it is fully seen.

What is being kept back, never shown: {{secret}}
Look: {{style}}. Palette: {{palette}}. Speed, from 1 (slow burn) to 10 (heartbeat): {{pace}}.
One round shape keeps its place in the frame across both cuts: it carries the eye.
Framing for phones: the action stays in the central band; the lowest fifth and the right edge stay free of anything important. No text, no logos. Believable motion, natural skin, steady faces.`,
  negativeTemplate: 'text, captions, stickers, split screen, emoji, fast zooms, faces changing between shots, letterbox bars, slow-motion water drops, stock footage look',
  form: formOf(
    {
      title: 'The secret',
      fields: [
        { key: 'subject', type: 'short_text', label: 'What is the teaser for?', placeholder: 'a supper club that moves every month', required: true, max: 140 },
        { key: 'secret', type: 'short_text', label: 'What may not be seen yet?', placeholder: 'the room with the long table', required: true, max: 140 },
        { key: 'setting', type: 'short_text', label: 'Where are we?', placeholder: 'a tram depot at night', required: true, max: 120 },
      ],
    },
    {
      title: 'Three beats',
      fields: [
        { key: 'beat_one', type: 'short_text', label: '1 · The question', placeholder: 'A key is hidden in a loaf of bread', help: 'Odd, close and silent.', required: true, max: 180 },
        { key: 'beat_two', type: 'short_text', label: '2 · The turn', placeholder: 'Forty people stand in the dark with the same loaf', required: true, max: 180 },
        { key: 'beat_three', type: 'short_text', label: '3 · The almost-answer', placeholder: 'A door opens, candlelight falls on their faces', required: true, max: 180 },
      ],
    },
    {
      title: 'The feel',
      fields: [
        { key: 'style', type: 'radio_cards', label: 'Look', required: true, default: 'cinema', options: [{ value: 'cinema', label: 'cinematic, shallow focus', hint: 'Serious fun' }, { value: 'handheld', label: 'handheld phone footage', hint: 'As if a friend had sent it' }, { value: 'puppet', label: 'miniature set with puppets', hint: 'Charming and strange' }, { value: 'graphic', label: 'bold flat shapes', hint: 'Nothing real, all rhythm' }] },
        { key: 'palette', type: 'select', label: 'Palette', required: true, default: 'candle', options: [{ value: 'candle', label: 'candle amber and soot' }, { value: 'teal', label: 'teal night and one orange lamp' }, { value: 'candy', label: 'candy pink and acid green' }, { value: 'paper', label: 'paper white and ink' }] },
        { key: 'pace', type: 'slider', label: 'Speed', required: true, min: 1, max: 10, default: 6 },
      ],
    },
  ),
  outputSettings: { aspect: '9:16', quantity: 1 },
  sampleInputs: [
    { label: 'The travelling supper club', inputs: { subject: 'a supper club that moves every month', secret: 'the room with the long table', setting: 'a tram depot at night', beat_one: 'A hand finds a key inside a loaf of bread', beat_two: 'Forty people stand in the dark, each with the same loaf', beat_three: 'A door opens and candlelight falls on their faces', style: 'cinema', palette: 'candle', pace: 5 } },
    { label: 'A board game about pigeons', inputs: { subject: 'a board game about pigeons who run a city', secret: 'the mayor', setting: 'a model town on a kitchen table', beat_one: 'A crumb rolls across a tiny zebra crossing', beat_two: 'Every window in town lights up at once', beat_three: 'A shadow with a very small hat turns the corner', style: 'puppet', palette: 'teal', pace: 7 } },
    { label: 'The concert in the greenhouse', inputs: { subject: 'a concert played for plants and forty people', secret: 'the instrument', setting: 'a botanical garden after closing time', beat_one: 'A single leaf trembles although no window is open', beat_two: 'Row after row of leaves begins to tremble in time', beat_three: 'A gloved hand reaches for something tall under a sheet', style: 'handheld', palette: 'candy', pace: 4 } },
  ],
};
