import type { StarterPrompt } from '#modules/prompts/starter-prompts.port.ts';
import { formOf } from './form-of.ts';

export const contentRepurposer: StarterPrompt = {
  slug: 'one-idea-ten-assets',
  title: 'One Idea, Ten Assets: Content Repurposer',
  oneLiner: 'Feed it one talk, post or rambling voice note. It comes back as up to ten pieces, each made for its own channel.',
  description: `Repurposing usually means pasting the same paragraph in ten places and hoping nobody notices. People notice. Here every piece starts from a *different angle* of your idea and speaks the way its channel speaks.

**What you get:** the idea in one sentence, a map of its angles, then one ready piece per channel that you tick, each with its hook, its body and a note on when to post it.

**To use it well:** paste the raw thing, not a summary. The aside you were about to delete is often the best post. Tick three channels you really use rather than ten you do not.`,
  contentType: 'text',
  category: 'content-marketing',
  tags: ['repurposing', 'newsletter', 'linkedin', 'content-plan', 'marketing'],
  language: 'en',
  publisher: 'conjure-words',
  systemTemplate: `You are a content strategist with a good ear. You take one idea apart into angles and give each channel the angle that suits it. You keep the author's own words wherever they are vivid. You add no facts, figures or customer stories that are not in the source. Answer in Markdown, one heading per piece.`,
  template: `Turn one source into separate pieces for these channels: {{channels}}.

## Source
The idea in the author's words: {{topic}}

"""
{{source_text}}
"""

- Written for: {{audience}}
- Voice: {{tone}}
- Every piece may point here: {{link}}
- Words the author never uses: {{banned_words}}

## Steps
1. State the idea in one sentence of at most 20 words. If the source holds two ideas, say so and take the stronger.
2. List as many angles as there are channels: the mistake, the how-to, the number, the story, the contrary view, the question, the checklist, the before and after… One line each, no two alike.
3. Write each channel's piece from its own angle:
   - **Newsletter:** subject line, preview line, 150 to 200 words, one link.
   - **LinkedIn:** first line that survives the fold, short paragraphs, a question that can be answered from experience.
   - **Thread:** six posts, each of which would stand alone.
   - **Short video:** 30-second spoken script with on-screen words in brackets.
   - **Carousel:** eight slides, at most 14 words each.
   - **Podcast notes:** three talking points and one question for a guest.
   - **Blog teaser:** 80 words that stop at the interesting part.
   - **Sales email:** 90 words, one ask, plain text.
   - **FAQ entry:** the question as a customer would say it, answer in 60 words.
   - **Community post:** asks for other people's versions, gives yours first.
   Skip every channel that is not on the list above.
4. End with a table: piece, angle, best day of the week, why then.

{{thread_of_quotes}}
Two pieces must never share their opening line or their example.`,
  form: formOf(
    {
      title: 'The source',
      fields: [
        { key: 'topic', type: 'short_text', label: 'The idea in a sentence', placeholder: 'We stopped doing stand-ups and shipped more', required: true, max: 200 },
        { key: 'source_text', type: 'long_text', label: 'Paste the source', help: 'A post, a transcript, notes from a talk. Messy is welcome.', required: true, min: 40, max: 8000 },
        { key: 'audience', type: 'short_text', label: 'Who should care?', placeholder: 'Leads of small remote teams', required: true, max: 160 },
      ],
    },
    {
      title: 'Where it goes',
      fields: [
        {
          key: 'channels', type: 'multi_select', label: 'Channels', help: 'One piece for each.', required: true, min: 1, default: ['newsletter', 'linkedin', 'thread', 'video'],
          options: [
            { value: 'newsletter', label: 'Newsletter' }, { value: 'linkedin', label: 'LinkedIn' }, { value: 'thread', label: 'Thread' }, { value: 'video', label: 'Short video' }, { value: 'carousel', label: 'Carousel' },
            { value: 'podcast', label: 'Podcast notes' }, { value: 'teaser', label: 'Blog teaser' }, { value: 'sales', label: 'Sales email' }, { value: 'faq', label: 'FAQ entry' }, { value: 'community', label: 'Community post' },
          ],
        },
        { key: 'link', type: 'url', label: 'Link to point to', placeholder: 'https://' },
      ],
    },
    {
      title: 'How it sounds',
      fields: [
        {
          key: 'tone', type: 'select', label: 'Voice', required: true, default: 'plain',
          options: [
            { value: 'plain', label: 'Plain and generous' }, { value: 'dry', label: 'Dry, with a raised eyebrow' },
            { value: 'fired_up', label: 'Fired up but never shouting' }, { value: 'expert', label: 'Expert among experts' },
          ],
        },
        { key: 'banned_words', type: 'tags', label: 'Words you never use', placeholder: 'synergy, Enter…', max: 12 },
        { key: 'thread_of_quotes', type: 'toggle_text', label: 'Pull out quotable lines', insertText: 'Before the table, list five sentences of the source that could stand on a picture, word for word, with nothing improved.' },
      ],
    },
  ),
  outputSettings: { length: 1200 },
  sampleInputs: [
    {
      label: 'No more stand-ups',
      inputs: {
        topic: 'We dropped daily stand-ups and started to finish things', audience: 'Leads of small remote teams', channels: ['newsletter', 'linkedin', 'thread'], link: 'https://example.com/no-standups', tone: 'dry', banned_words: ['synergy', 'alignment', 'touch base'], thread_of_quotes: true,
        source_text: 'For two years nine of us met at 9:30 to say what we did yesterday. I kept a tally for a month: in 19 of 21 meetings nobody changed what they were going to do. So we replaced it with a written line by noon, only if something is stuck. The first week was eerie. The second week Mara said she had read a whole file before lunch. What we lost: the small talk. We brought that back on purpose, Thursdays, no agenda.',
      },
    },
    {
      label: 'A repair café’s first year',
      inputs: {
        topic: 'What people really bring to a repair café', audience: 'Neighbours who throw things away with a bad conscience', channels: ['community', 'carousel', 'faq', 'video'], tone: 'plain', thread_of_quotes: false,
        source_text: 'We expected toasters. We got lamps, zips, and one accordion. Half of the lamps only needed a new plug. The zip queue is the longest, and Irina fixes one in four minutes with soap and pliers. People stay after their thing works. A boy repaired his grandmother’s radio and she danced. We need a second table and somebody who is not afraid of coffee machines.',
      },
    },
    {
      label: 'What the night bus taught us',
      inputs: {
        topic: 'A timetable that people can keep in their heads', audience: 'Planners of small public services', channels: ['newsletter', 'podcast', 'teaser'], tone: 'expert', banned_words: ['stakeholder', 'leverage'], thread_of_quotes: false,
        source_text: 'The night bus used to come at eleven different minutes past the hour. Nobody knew them, so nobody waited. We changed it to ten past, always, and gave up two runs to pay for it. Fewer buses, more riders: the driver now knows some of them by their shoes. A nurse told us that she no longer looks at her phone before she leaves the ward. What we still get wrong is Sunday.',
      },
    },
  ],
};
