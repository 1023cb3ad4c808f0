import type { StarterPrompt } from '#modules/prompts/starter-prompts.port.ts';
import { formOf } from './form-of.ts';

export const hookFactory: StarterPrompt = {
  slug: 'hook-factory',
  title: 'Hook Factory: 15 Scroll-Stopping Openers',
  oneLiner: 'Fifteen first lines for one post, sorted by the trick behind each, with the three worth trying first.',
  description: `The first line has one job: to earn the second. This factory makes fifteen of them, and tells you which trick each one plays, so that you learn the trick and not just borrow the line.

**What you get:** fifteen openers in groups, each with the reason why it works and the platform it suits, then a shortlist of three with their second lines already written.

**To use it well:** put a promise you can keep into *What they get*. A great hook over a thin post is a broken promise with good lighting. Slide the spice up only as far as you would say it to someone's face.`,
  contentType: 'text',
  category: 'social-media',
  tags: ['hooks', 'social', 'copywriting', 'openers', 'video'],
  language: 'en',
  publisher: 'conjure-words',
  systemTemplate: `You write first lines for a living. You have read ten thousand bad ones and can tell a hook from bait: a hook is kept by the post that follows, bait is not. You write the way people talk. You never invent numbers, studies, celebrities or results.`,
  template: `Write 15 opening lines for a {{platform}} post.

- Subject: {{topic}}
- Reader: {{audience}}
- What they get if they stay: {{promise}}
- Tricks to use: {{hook_styles}}
- Spice, from 1 (kind aunt) to 10 (pub argument): {{spice}}
- Emoji allowed: {{emoji}}
- Lines that already worked for this author, for the rhythm only: {{past_winners}}

Rules
1. Spread the 15 evenly over the tricks named above. Group them under the trick's name.
2. At most 12 words each. Read it aloud: if you need a breath, cut.
3. Start each of the 15 with a different word. No "Imagine", no "Stop scrolling", no "Nobody talks about".
4. Specific beats big: a Tuesday, a kitchen table, the exact wrong button. If a number would help and none was given, leave a gap like [your number].
5. After every line, in brackets: why a thumb would stop, in at most eight words.

{{visual_hooks}}
Finish with **Try these first**: the three strongest, each with a second line that pays the first one back, and one sentence on which reader each would lose.`,
  form: formOf(
    {
      title: 'The post',
      fields: [
        {
          key: 'platform', type: 'radio_cards', label: 'Where will it live?', required: true, default: 'short_video',
          options: [
            { value: 'short_video', label: 'Short video', hint: 'Spoken, the first second decides' },
            { value: 'linkedin', label: 'LinkedIn', hint: 'Two lines before the fold' },
            { value: 'threads', label: 'Threads or X', hint: 'Stands alone in a fast feed' },
            { value: 'newsletter', label: 'Newsletter', hint: 'Subject line and first sentence' },
          ],
        },
        { key: 'topic', type: 'short_text', label: 'What is the post about?', placeholder: 'Why your houseplants die in March', required: true, max: 180 },
        { key: 'audience', type: 'short_text', label: 'Who is scrolling past?', placeholder: 'People with one sad monstera', required: true, max: 140 },
        { key: 'promise', type: 'short_text', label: 'What they get if they stay', placeholder: 'A two-minute check that saves the plant', required: true, max: 180 },
      ],
    },
    {
      title: 'The tricks',
      fields: [
        {
          key: 'hook_styles', type: 'multi_select', label: 'Tricks to play', required: true, min: 2, max: 5, default: ['confession', 'contrary', 'small_scene'],
          options: [
            { value: 'confession', label: 'Confession' }, { value: 'contrary', label: 'Contrary claim' }, { value: 'small_scene', label: 'Tiny scene' }, { value: 'open_loop', label: 'Open loop' },
            { value: 'mistake', label: 'Named mistake' }, { value: 'comparison', label: 'Odd comparison' }, { value: 'direct', label: 'Direct address' },
          ],
        },
        { key: 'spice', type: 'slider', label: 'Spice', required: true, help: '1 is a kind aunt, 10 is a pub argument.', min: 1, max: 10, default: 5 },
        { key: 'emoji', type: 'checkbox', label: 'Emoji are welcome' },
        { key: 'past_winners', type: 'tags', label: 'Openers that worked for you before', max: 5 },
        { key: 'visual_hooks', type: 'toggle_text', label: 'Add what the first frame shows', showIf: { field: 'platform', op: 'eq', value: 'short_video' }, insertText: 'For each line also give the first frame in at most ten words: what is in the picture, and what moves in it.' },
      ],
    },
  ),
  outputSettings: { length: 400 },
  sampleInputs: [
    { label: 'Houseplants in March', inputs: { platform: 'short_video', topic: 'Why houseplants die in March and not in winter', audience: 'People with one sad monstera', promise: 'A two-minute check that tells thirst from rot', hook_styles: ['confession', 'small_scene', 'mistake'], spice: 4, emoji: true, visual_hooks: true } },
    { label: 'Quoting a price without flinching', inputs: { platform: 'linkedin', topic: 'Saying your price out loud and then being quiet', audience: 'Freelance designers in their first three years', promise: 'The exact sentence to say, and how long to wait', hook_styles: ['contrary', 'direct', 'open_loop'], spice: 7, emoji: false, past_winners: ['I undercharged for four years. Politely.'] } },
    { label: 'A baker’s newsletter', inputs: { platform: 'newsletter', topic: 'The loaf we take off the shelf on Fridays', audience: 'Regulars who come for the rye', promise: 'Why it goes, and what stands there from now on', hook_styles: ['small_scene', 'comparison'], spice: 2, emoji: false } },
  ],
};
