import type { StarterPrompt } from '#modules/prompts/starter-prompts.port.ts';
import { formOf } from './form-of.ts';

export const outlineFirstBlogBuilder: StarterPrompt = {
  slug: 'outline-first-blog-builder',
  title: 'The Outline-First Blog Builder (with SEO brief)',
  oneLiner: 'Tell it what you know. Get a search brief, an outline worth arguing with, and the post that follows from it.',
  description: `Most drafts go wrong before the first sentence: nobody decided what the post is *for*. This one decides first. It writes a short search brief, builds an outline in which every heading makes a claim, and only then writes.

**What you get:** the brief (intent, title options, meta description, questions to answer), the outline, and a full draft in your voice with its gaps marked, never filled with made-up facts.

**To use it well:** spend your minute on *What only you know*. A price you paid, a mistake you made, the sentence a customer said: one true detail does more than three more keywords. Leave the length at 900 for a first pass and raise it once the outline convinces you.`,
  contentType: 'text',
  category: 'blog-writing',
  tags: ['blog', 'seo', 'outline', 'long-form', 'editorial', 'drafting'],
  language: 'en',
  publisher: 'conjure-words',
  systemTemplate: `You are a senior editor who writes for readers first and search engines second. You plan before you write. You use short paragraphs, concrete nouns and verbs that do something. You never invent facts, figures, quotations, studies or links: where the draft needs one that you were not given, write [ADD: what is needed] and carry on. Answer in Markdown.`,
  template: `Write a blog post about {{topic}}.

## What you know
- Reader: {{audience}}
- What the reader should be able to do afterwards: {{reader_goal}}
- Main search phrase: {{search_phrase}}
- Related phrases, only where they fit by themselves: {{related_phrases}}
- Voice: {{tone}}
- Today's date: {{today}}

What only the author knows (this is the heart of the post, use every point of it):
{{insider_notes}}

## Do this in order
1. **Search brief.** One line each: what someone who types the main phrase really wants; what they have probably read already; three title options under 60 characters; a meta description under 155 characters; four questions the post must answer.
2. **Outline.** Five to seven H2 headings. Every heading states a claim or a step, so that a reader who only skims the headings still learns something ("Overview" and "Conclusion" are not headings). Under each, one line: the point, and the proof for it out of the author's notes.
3. **The post.** Follow the outline. Open with the moment the reader's problem bites, not with a definition. Put the answer to the main question in the first 100 words. One idea per paragraph, at most four sentences. Use a list only where the order or the parallel matters.
{{faq_block}}
{{cta_block}}

## Rules
- Use the main phrase in the title, in the first 100 words and in one heading; after that write like a person.
- No "in today's fast-paced world", no "unlock", no "delve", no rhetorical question as an opener.
- Where the notes contradict common advice, keep the notes and say why.`,
  form: formOf(
    {
      title: 'The post',
      fields: [
        { key: 'topic', type: 'short_text', label: 'What is it about?', placeholder: 'Keeping sourdough alive in a cold kitchen', help: 'A narrow topic beats a broad one. If it would make a book, cut it in four.', required: true, min: 3, max: 160 },
        { key: 'audience', type: 'short_text', label: 'Who is it for?', placeholder: 'Home bakers in their first winter', required: true, max: 160 },
        { key: 'reader_goal', type: 'short_text', label: 'After reading, they can…', placeholder: 'Bake every Sunday without a proofing box', max: 200 },
        { key: 'insider_notes', type: 'long_text', label: 'What only you know', help: 'Loose notes are fine: numbers you measured, things that went wrong, opinions you would defend over dinner.', placeholder: 'My starter lives on top of the router. It went sluggish below 19 °C. Rye fixed it in two feeds…', required: true, min: 20, max: 4000 },
      ],
    },
    {
      title: 'Search',
      fields: [
        { key: 'search_phrase', type: 'short_text', label: 'Main search phrase', placeholder: 'sourdough starter cold kitchen', help: 'What someone would type at half past ten at night.', required: true, max: 100 },
        { key: 'related_phrases', type: 'tags', label: 'Related phrases', placeholder: 'Type one, press Enter', max: 8 },
      ],
    },
    {
      title: 'Voice and extras',
      fields: [
        {
          key: 'tone', type: 'radio_cards', label: 'Voice', required: true, default: 'neighbour',
          options: [
            { value: 'neighbour', label: 'Knowledgeable neighbour', hint: 'Warm, first person, admits mistakes' },
            { value: 'workshop', label: 'Workshop teacher', hint: 'Direct, step by step, no detours' },
            { value: 'columnist', label: 'Columnist with an opinion', hint: 'Takes a side and argues it' },
            { value: 'reporter', label: 'Calm reporter', hint: 'Neutral, precise, no adjectives to spare' },
          ],
        },
        { key: 'faq_block', type: 'toggle_text', label: 'Add a short FAQ', help: 'Handy for search results that show questions.', default: true, insertText: 'Also: **FAQ.** Answer the four questions of the brief, each in 40 to 60 words that make sense on their own.' },
        { key: 'cta_block', type: 'toggle_text', label: 'Close with a next step', insertText: 'Also: **Next step.** End the post with one small thing the reader can do within ten minutes, and why that one first. No sales pitch.' },
      ],
    },
  ),
  outputSettings: { length: 900 },
  sampleInputs: [
    {
      label: 'Sourdough in a cold kitchen',
      inputs: {
        topic: 'Keeping a sourdough starter lively in a cold kitchen', audience: 'Home bakers in their first winter', reader_goal: 'Bake every Sunday without buying a proofing box',
        insider_notes: 'My kitchen sits at 17 °C from November on. The starter went flat, smelled of nail varnish.\nThe top of the router is 26 °C, measured. Moved it there: doubled in six hours.\nA spoon of rye in each feed helped more than warm water did.\nI threw away two healthy starters before I learned that slow is not dead.',
        search_phrase: 'sourdough starter cold kitchen', related_phrases: ['sluggish starter', 'starter not rising', 'rye feed'], tone: 'neighbour', faq_block: true, cta_block: true,
      },
    },
    {
      label: 'First hire in a two-person studio',
      inputs: {
        topic: 'Hiring the first employee in a two-person design studio', audience: 'Freelancers who have too much work for the first time',
        insider_notes: 'We wrote the job ad around the tasks we hated. Wrong: the hire was bored in a month.\nSecond try: paid trial week on a real project, both sides could walk away.\nKeep three months of the new salary in the account before signing.',
        search_phrase: 'hire first employee design studio', tone: 'columnist', faq_block: false, cta_block: true,
      },
    },
    {
      label: 'Reading lamps, explained plainly',
      inputs: {
        topic: 'Choosing a reading lamp by looking at three numbers', audience: 'People who get tired eyes at night', reader_goal: 'Read a lamp box in the shop and know whether to buy it',
        insider_notes: 'Lumens for how much, kelvin for how warm, CRI for how true. Watts say nothing now.\nOver 3000 K after nine in the evening annoyed everyone in our family test.\nA lamp behind the shoulder beats a brighter one overhead.',
        search_phrase: 'how to choose a reading lamp', related_phrases: ['lumens for reading', 'warm light bulb'], tone: 'workshop', faq_block: true, cta_block: false,
      },
    },
  ],
};
