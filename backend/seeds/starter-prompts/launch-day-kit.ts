import type { StarterPrompt } from '#modules/prompts/starter-prompts.port.ts';
import { formOf } from './form-of.ts';

export const launchDayKit: StarterPrompt = {
  slug: 'launch-day-kit',
  title: 'Launch Day Kit: Name, Tagline, Poster, Teaser',
  oneLiner: 'One form, a whole launch: a name that survives being shouted, a tagline, and briefs for the poster and the teaser.',
  description: `Launches come apart when the name, the picture and the film are made in three different moods. This kit makes all four from one idea, so that they recognise each other in the street.

**What you get:** six names with the case for and against each, a chosen one carried through, taglines, a poster brief and a shot-by-shot teaser brief. Both briefs are written so that you can paste them straight into an image and a video prompt here.

**To use it well:** fill in *What it must not sound like*. Taste is easier to say backwards. And look up the winning name as a trademark and as a domain before you print anything; this prompt cannot do that for you.`,
  contentType: 'text',
  category: 'content-marketing',
  tags: ['launch', 'naming', 'tagline', 'poster', 'teaser', 'go-to-market'],
  language: 'en',
  publisher: 'conjure-desk',
  systemTemplate: `You run launches for things made by three people and a dog. You name things so that they can be said on the phone. You think in one idea and four shapes: name, line, picture, film. You claim nothing about the product that you were not told, and you never say that a name is free to use.`,
  template: `Prepare launch day for this product.

- What it is: {{subject}}
- For whom: {{audience}}
- Why it is different, in proofs and not adjectives:
{{proofs}}
- Personality: {{tone}}
- Lead colour: {{brand_color}}
- Must not sound or look like: {{avoid}}
- Name: {{name_status}}
- The name that is already decided: {{brand_name}}

Part 1 · **One idea.** The whole launch in a single sentence that a ten-year-old could repeat. Everything below grows out of it.

Part 2 · **Name.** If the name is decided, write three sentences on how to make the most of it. Otherwise offer six: two that are real words, two compounds, one name of a person or place, one invented. For each: how it sounds on the phone, what it promises, the best argument against it. Choose one and use it from here on.

Part 3 · **Tagline.** Five, at most six words each: a plain one, a funny one, one that names the enemy, one that is a promise, one that only works with this name. Mark your choice.

Part 4 · **Poster brief.** One paragraph for an image model: a single subject, its setting, light, viewpoint, the lead colour by its hex value and one partner colour, where the empty space for the words lies. Then the words on the poster, in order of size, no more than 14 altogether.

Part 5 · **Teaser brief.** One paragraph for a video model, eight seconds in three beats (0 to 2: a question, 2 to 6: the thing at work, 6 to 8: the name), camera and light per beat, no spoken words. Same subject and colour as the poster.
{{first_day_plan}}
End with **The thread**: one line on how a stranger could tell that all four pieces belong together.`,
  form: formOf(
    {
      title: 'The thing',
      fields: [
        { key: 'subject', type: 'short_text', label: 'What are you launching?', placeholder: 'A bike bell that answers with the sound of rain', required: true, max: 200 },
        { key: 'audience', type: 'short_text', label: 'For whom?', required: true, max: 140 },
        { key: 'proofs', type: 'rows', label: 'Why is it different?', help: 'Facts that you could show someone.', required: true, min: 1, max: 5, fields: [{ key: 'proof', type: 'short_text', label: 'Proof', required: true, max: 160 }] },
      ],
    },
    {
      title: 'The name',
      fields: [
        { key: 'name_status', type: 'radio_cards', label: 'Do you have a name?', required: true, default: 'open', options: [{ value: 'open', label: 'Still open', hint: 'Show me six' }, { value: 'decided', label: 'Decided', hint: 'It is on the door already' }] },
        { key: 'brand_name', type: 'short_text', label: 'The name', showIf: { field: 'name_status', op: 'eq', value: 'decided' }, required: true, max: 60 },
      ],
    },
    {
      title: 'Look and manner',
      fields: [
        { key: 'tone', type: 'select', label: 'Personality', required: true, default: 'bright', options: [{ value: 'bright', label: 'bright and a little cheeky' }, { value: 'calm', label: 'calm and well made' }, { value: 'bold', label: 'bold, with big gestures' }, { value: 'homely', label: 'homely and trustworthy' }] },
        { key: 'brand_color', type: 'color', label: 'Lead colour', required: true, default: '#ff6b4a' },
        { key: 'avoid', type: 'tags', label: 'Must not sound or look like', placeholder: 'a bank', max: 6 },
      ],
    },
    {
      title: 'Also in the box',
      fields: [
        { key: 'first_day_plan', type: 'toggle_text', label: 'Plan for the day', default: true, insertText: 'Also: **The day, hour by hour.** Eight entries from 7:00 to 21:00: what goes out where, who answers, what to do if nothing happens by noon.' },
      ],
    },
  ),
  outputSettings: { length: 900 },
  sampleInputs: [
    { label: 'A bell that sounds like rain', inputs: { subject: 'A bicycle bell that answers with the sound of rain', audience: 'City cyclists who hate to startle people', proofs: [{ proof: 'The sound comes from 41 steel beads, no battery' }, { proof: 'Fits every handlebar without tools' }], name_status: 'open', tone: 'bright', brand_color: '#2f7df6', avoid: ['a gadget', 'a car horn'], first_day_plan: true } },
    { label: 'The soup window', inputs: { subject: 'A lunch window that sells one soup a day', audience: 'People with twenty minutes for lunch', proofs: [{ proof: 'One soup, one bread, one price' }, { proof: 'The pot is empty by two or it goes to the shelter next door' }], name_status: 'decided', brand_name: 'Ladle', tone: 'homely', brand_color: '#d9482b', avoid: ['a chain', 'health food'], first_day_plan: true } },
    { label: 'Night market for seeds', inputs: { subject: 'A night market where people swap seeds instead of buying them', audience: 'Balcony gardeners with more plants than space', proofs: [{ proof: 'Every packet carries the name of who grew it' }, { proof: 'Nobody pays; you leave what you take' }, { proof: 'It ends when the last lantern burns out' }], name_status: 'open', tone: 'calm', brand_color: '#4d7c0f', avoid: ['a supermarket'], first_day_plan: false } },
  ],
};
