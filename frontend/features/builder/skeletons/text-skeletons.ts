import { cards, line, rows, select, skeleton, slider, tags, text, toggle } from './skeleton.ts';

/** Five ready-made text prompts, from which an author may begin. */
export const TEXT_SKELETONS = [
  skeleton('Article from an outline', 'A post that follows an outline and answers the main objection.', {
    contentType: 'text', category: 'blog-writing', oneLiner: 'Outlines a post, tests its argument, then writes it.', tags: ['outline', 'article'],
    systemTemplate: 'You are an editor who outlines before writing and cuts what does not serve the reader.',
    template: 'Write an article about {{topic}} for {{reader}}.\n\n1. Draft an outline of five to seven steps with {{angle}} as its spine.\n2. Name the strongest objection a reader would raise, and answer it in the text.\n3. Write about {{words}} words in plain language, with short paragraphs and concrete examples.\n4. Cover each of these points:\n{{points}}\n\n{{summary}}',
    fields: [
      line('topic', 'Topic', { required: true, placeholder: 'Why bread rises overnight' }),
      line('reader', 'Reader', { required: true, default: 'curious beginners' }),
      cards('angle', 'Angle', ['A how-to', 'An opinion', 'A story', 'A comparison'], { default: 'a how-to' }),
      slider('words', 'Length in words', { drives: 'length', min: 200, max: 1500, default: 600 }),
      rows('points', 'Points to cover', { max: 8, fields: [line('point', 'Point', { required: true })] }),
      toggle('summary', 'Add a summary at the top', { insertText: 'Begin with a summary of three sentences.' }),
    ],
    example: { topic: 'Why sourdough rises overnight', reader: 'curious beginners', angle: 'a how-to', words: 600, points: [{ point: 'Temperature' }, { point: 'Time' }] },
  }),
  skeleton('Kind but firm email', 'A difficult message in clear, kind words.', {
    contentType: 'text', category: 'business-writing', oneLiner: 'Turns what you want to say into an email that people answer.', tags: ['email', 'work'], outputSettings: { length: 150 },
    template: 'Write an email to {{recipient}}.\n\nWhat I need to say: {{message}}\nWhat should happen next: {{ask}}\nTone: {{tone}}.\n\nKeep it under 150 words. Say the main thing in the first two sentences. No filler, no blame, one clear request at the end. Sign it as {{user_name}}.\n{{this_week}}',
    fields: [
      line('recipient', 'Who is it for?', { required: true, placeholder: 'my landlord' }),
      text('message', 'What do you want to say?', { required: true }),
      line('ask', 'What should they do?', { required: true }),
      select('tone', 'Tone', ['Warm', 'Neutral', 'Formal', 'Firm'], { default: 'warm' }),
      toggle('this_week', 'Ask for an answer this week', { insertText: 'Ask politely for an answer by the end of this week.' }),
    ],
    example: { recipient: 'my landlord', message: 'The heating has been off for three days.', ask: 'Send a technician this week', tone: 'firm', this_week: true },
  }),
  skeleton('Posts from one idea', 'One idea as a post for each network.', {
    contentType: 'text', category: 'social-media', oneLiner: 'Makes posts for several networks out of one idea.', tags: ['social', 'hooks'], outputSettings: { length: 250 },
    template: 'Idea: {{idea}}\nWho should care: {{audience}}\n\nWrite one post for each of these networks: {{networks}}. Each opens with a hook that could not belong to any other post, makes one point, and ends with {{ending}}. Respect the length that is usual on the network. Voice: {{voice}}. No hashtags unless the network lives on them.',
    fields: [
      text('idea', 'The idea', { required: true }),
      line('audience', 'Who should care?', { required: true }),
      tags('networks', 'Networks', { required: true, default: ['LinkedIn', 'Mastodon'] }),
      select('voice', 'Voice', ['Dry wit', 'Enthusiastic', 'Calm expert', 'Storyteller'], { default: 'calm expert' }),
      cards('ending', 'Ending', ['A question', 'A link', 'Nothing more'], { default: 'a question' }),
    ],
    example: { idea: 'Meetings get shorter when the decision is written down first.', audience: 'team leads', networks: ['LinkedIn', 'Mastodon'], voice: 'dry wit', ending: 'a question' },
  }),
  skeleton('Explain it to me', 'An explanation at the right level, with questions at the end.', {
    contentType: 'text', category: 'academic-writing', oneLiner: 'Explains a subject at the right level and asks questions about it.', tags: ['learning', 'study'], outputSettings: { length: 400 },
    template: 'Explain {{subject}} to {{level}}.\n\nStart with an everyday comparison. Build it up in steps of at most three sentences each. Name the mistake that most people make here. {{example}}\nEnd with three questions, easy to hard, and put the answers below a line.',
    fields: [
      line('subject', 'Subject', { required: true, placeholder: 'Bayes’ theorem' }),
      select('level', 'Level', ['A ten-year-old', 'A beginner', 'A student of the field', 'An expert of another field'], { default: 'a beginner' }),
      toggle('example', 'Work through an example with numbers', { insertText: 'Work through one example with real numbers.', default: true }),
    ],
    example: { subject: 'Bayes’ theorem', level: 'a beginner', example: true },
  }),
  skeleton('Scene with a turn', 'A short scene in which something changes.', {
    contentType: 'text', category: 'creative-writing', oneLiner: 'Writes a scene with a surprising turn.', tags: ['fiction', 'scene'],
    template: 'Write a scene of about {{words}} words in the genre {{genre}}.\n\nCharacters:\n{{characters}}\n\nPlace: {{place}}\nWhat one of them hides: {{secret}}\n\nBegin in the middle. Show what people want by what they do. The secret comes out although no character says it. The last line changes how the first one reads.',
    fields: [
      select('genre', 'Genre', ['Mystery', 'Romance', 'Science fiction', 'Comedy', 'Literary'], { default: 'mystery' }),
      line('place', 'Place', { required: true }),
      rows('characters', 'Characters', { min: 1, max: 4, fields: [line('name', 'Name', { required: true }), line('wants', 'Wants', { required: true })] }),
      line('secret', 'The secret', { required: true }),
      slider('words', 'Length in words', { drives: 'length', min: 200, max: 1200, default: 500 }),
    ],
    example: { genre: 'mystery', place: 'a night train', characters: [{ name: 'Ines', wants: 'to stay unseen' }, { name: 'Karl', wants: 'company' }], secret: 'they have met before', words: 500 },
  }),
];
