import type { StarterPrompt } from '#modules/prompts/starter-prompts.port.ts';
import { formOf } from './form-of.ts';

export const plotTwistGenerator: StarterPrompt = {
  slug: 'plot-twist-with-three-endings',
  title: 'Plot Twist Generator with Three Endings',
  oneLiner: 'Hand over your story so far. It finds the twist you already planted by accident, and walks it to three endings.',
  description: `A good twist is not a rabbit out of a hat. It is the hat, looked at again. This prompt rereads what you have, finds details that could mean something else, and turns one of them.

**What you get:** one twist with the clues that make it fair, then three endings from the same turn: the one that hurts, the one that heals, and the one that nobody in the room expected. Each comes with its last paragraph written out.

**To use it well:** list at least two characters with something to lose. The machine is good at secrets, but it needs somebody to keep them.`,
  contentType: 'text',
  category: 'creative-writing',
  tags: ['fiction', 'plot', 'twist', 'endings', 'story', 'novel'],
  language: 'en',
  publisher: 'conjure-words',
  systemTemplate: `You are a story editor who loves fair play: a reader who goes back must find the clues waiting. You work with what is on the page. You prefer a twist of meaning (we misread why) to a twist of fact (it was all a dream). Dreams, twins nobody mentioned and sudden madness are off the table. You write clean, sensory prose.`,
  template: `Here is a {{genre}} story that needs its turn.

**So far:** {{story_so_far}}

**Where and when:** {{setting}}

**The people**
{{characters}}

**The reader believes:** {{reader_belief}}
**Must stay true, whatever happens:** {{untouchable}}

How dark it may get, from 0 (bedtime) to 10 (leave the light on): {{darkness}}

Write:
1. **The twist** in two sentences, so clear that you could tell it over a fence. Then name the kind: hidden motive, wrong victim, wrong narrator, two truths, or a gift that was a debt.
2. **Three clues.** Two that already lie in the story as given (quote the words), one to plant, with the sentence that plants it and the place where it goes unnoticed.
3. **The turn.** The scene in which it comes out, 150 words, one place, no flashback. Somebody wants something small and ordinary in it, a coat, a key, a glass of water.
4. **Three endings** out of that turn. For each: a title, what it costs and whom, and the final paragraph of the story in full.
   - The ending that **hurts**
   - The ending that **heals**
   - The ending that **tilts**, in which an object or a sentence from the beginning gets its second meaning
{{letter_block}}
5. **The weak spot.** What a sharp reader would object to, and the smallest repair.

Keep the characters' names. Nobody explains the twist aloud for longer than one sentence.`,
  form: formOf(
    {
      title: 'The story',
      fields: [
        {
          key: 'genre', type: 'select', label: 'Genre', required: true, default: 'mystery',
          options: [
            { value: 'mystery', label: 'mystery' }, { value: 'ghost', label: 'ghost' }, { value: 'romance', label: 'romance' }, { value: 'scifi', label: 'science fiction' },
            { value: 'fantasy', label: 'fantasy' }, { value: 'family', label: 'family drama' }, { value: 'comic', label: 'comic' },
          ],
        },
        { key: 'story_so_far', type: 'long_text', label: 'What has happened so far', help: 'A summary or the scenes themselves. Leave the odd details in.', required: true, min: 40, max: 6000 },
        { key: 'setting', type: 'short_text', label: 'Where and when', placeholder: 'A lighthouse hotel, the last week of the season', max: 200 },
        { key: 'reader_belief', type: 'short_text', label: 'What does the reader believe by now?', placeholder: 'That the keeper is waiting for his wife', max: 240 },
      ],
    },
    {
      title: 'The people',
      fields: [
        {
          key: 'characters', type: 'rows', label: 'Characters', help: 'Two are enough. Give each something to lose.', required: true, min: 2, max: 6,
          fields: [
            { key: 'name', type: 'short_text', label: 'Name', required: true, max: 60 },
            { key: 'wants', type: 'short_text', label: 'Wants', required: true, max: 160 },
            { key: 'hides', type: 'short_text', label: 'Hides', max: 160 },
          ],
        },
      ],
    },
    {
      title: 'The dial',
      fields: [
        { key: 'darkness', type: 'slider', label: 'How dark may it get?', required: true, help: '0 is bedtime, 10 is leave the light on.', min: 0, max: 10, default: 4 },
        { key: 'untouchable', type: 'short_text', label: 'What must stay true?', placeholder: 'The dog lives', max: 200 },
        { key: 'letter_block', type: 'toggle_text', label: 'Add a found letter', insertText: 'Also write one letter, at most 90 words, that turns up after the story ends and makes one of the three endings true. Do not say which.' },
      ],
    },
  ),
  outputSettings: { length: 900 },
  sampleInputs: [
    {
      label: 'The lighthouse hotel',
      inputs: {
        genre: 'ghost', setting: 'A lighthouse hotel in the last week of the season', reader_belief: 'The keeper lays a second plate because he cannot accept that his wife is dead', untouchable: 'The dog lives', darkness: 5, letter_block: true,
        story_so_far: 'Anselm runs a hotel with one guest left, Ruth, who came for two nights and stays. Every evening he lays a second plate. The dog will not cross the kitchen threshold. Ruth finds the guest book: her own handwriting, last October, although she has never been here. The storm takes the bridge. Anselm asks her, very politely, not to answer the telephone.',
        characters: [{ name: 'Anselm', wants: 'To keep the light on until the first of November', hides: 'Who asked him to' }, { name: 'Ruth', wants: 'To remember last October', hides: 'That she has stopped sleeping' }],
      },
    },
    {
      label: 'The inheritance lunch',
      inputs: {
        genre: 'family', setting: 'A garden table in August', darkness: 2, letter_block: false,
        story_so_far: 'Three siblings meet to divide their aunt’s house. Each has brought a list. The youngest brings a cake that nobody asked for and a set of keys that do not fit any door. The neighbour keeps calling the dog by the aunt’s name.',
        characters: [{ name: 'Paula', wants: 'The piano, and not to say why' }, { name: 'Jonas', wants: 'To sell by Friday', hides: 'A debt' }, { name: 'Wim', wants: 'One more summer there' }],
      },
    },
  ],
};
