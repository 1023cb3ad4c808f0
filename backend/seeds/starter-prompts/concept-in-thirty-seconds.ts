import type { StarterPrompt } from '#modules/prompts/starter-prompts.port.ts';
import { formOf } from './form-of.ts';

export const conceptInThirtySeconds: StarterPrompt = {
  slug: 'concept-in-thirty-seconds',
  title: 'One Concept Explained in 30 Seconds',
  oneLiner: 'One idea, one everyday object, no arrows flying about: an explainer that people can retell at dinner.',
  description: `You understand a thing when you can see it happen to a sandwich. This explainer takes one concept, ties it to one familiar object and lets the object do the teaching, from the question to the "ah".

**What you get:** a silent visual explanation in four steps with the same object throughout, ready for your own voice.

**To use it well:** write the misunderstanding into *What people get wrong*. The second step shows it fail in front of everyone's eyes, and that is the moment when it sinks in. Check the facts first: the film believes what you tell it.`,
  contentType: 'video',
  category: 'educational-content',
  tags: ['explainer', 'education', 'science', 'teaching', 'analogy'],
  language: 'en',
  publisher: 'conjure-motion',
  template: `An educational film of up to 30 seconds that explains {{topic}} without a word, for {{audience}}.

The idea in one sentence, as it is true: {{core_idea}}
Everyday object that carries the explanation: {{subject}}
Only this object and what belongs to it is on screen.

Four steps, equal in length, same viewpoint and scale, joined by movement instead of cuts
1. **The question.** The object as everybody knows it, and one thing about it that does not fit.
2. **What people get wrong:** {{misconception}}
   It is tried, calmly, and it visibly fails.
3. **How it really goes.** The same start, now in slow motion, and the hidden part becomes visible in {{highlight_color}}:
{{steps}}
4. **The ah.** Back at normal speed. The same object, the same place, but now the viewer sees why. Hold still.

Everything that matters for the explanation is {{highlight_color}}; everything else stays in soft greys.
Technique: {{style}}.
{{safety_line}}
Cause always stands to the left of effect. Directions, sizes and speeds stay physically plausible. No text, no numbers, no arrows, no faces on objects.`,
  negativeTemplate: 'text, numbers, formulas, arrows, floating icons, talking objects, cartoon faces, classroom, whiteboard, hands pointing, fast cuts, decorative particles',
  form: formOf(
    {
      title: 'The concept',
      fields: [
        { key: 'topic', type: 'short_text', label: 'What do you want to explain?', placeholder: 'why a shower curtain sucks inwards', required: true, max: 140 },
        { key: 'core_idea', type: 'short_text', label: 'The idea in one true sentence', placeholder: 'Moving air presses less to the side than still air', required: true, max: 240 },
        { key: 'misconception', type: 'short_text', label: 'What people get wrong', placeholder: 'That the curtain sticks because it is wet', required: true, max: 200 },
        { key: 'audience', type: 'radio_cards', label: 'Who is it for?', required: true, default: 'curious', options: [{ value: 'children', label: 'children from eight years on', hint: 'Slow, big, one surprise' }, { value: 'curious', label: 'curious adults', hint: 'No school, no jargon' }, { value: 'students', label: 'students before an exam', hint: 'Exact, a bit faster' }, { value: 'customers', label: 'customers who are about to decide', hint: 'Calm, no selling' }] },
      ],
    },
    {
      title: 'The picture for it',
      fields: [
        { key: 'subject', type: 'short_text', label: 'Everyday object', placeholder: 'a shower curtain', required: true, max: 120 },
        { key: 'steps', type: 'rows', label: 'What happens, step by step', help: 'Cause first. Three rows are usually enough.', required: true, min: 1, max: 5, fields: [{ key: 'step', type: 'short_text', label: 'Step', required: true, max: 160 }] },
      ],
    },
    {
      title: 'The look',
      fields: [
        { key: 'style', type: 'select', label: 'Technique', required: true, default: 'paper', options: [{ value: 'paper', label: 'cut paper in layers' }, { value: 'clean', label: 'clean 3D with matte materials' }, { value: 'chalk', label: 'coloured chalk on slate' }, { value: 'real', label: 'a real tabletop, filmed from the front' }] },
        { key: 'highlight_color', type: 'color', label: 'Colour of what matters', required: true, default: '#ff5a36' },
        { key: 'safety_line', type: 'toggle_text', label: 'Safe to imitate', default: true, showIf: { field: 'audience', op: 'eq', value: 'children' }, insertText: 'Everything that is shown must be harmless when a child repeats it at home: no flames, no sockets, no sharp tools.' },
      ],
    },
  ),
  outputSettings: { aspect: '16:9', quantity: 1 },
  sampleInputs: [
    { label: 'The shower curtain', inputs: { topic: 'why a shower curtain moves towards you', core_idea: 'The falling water sets the air moving in a slow vortex, and the pressure in its middle is a little lower than outside', misconception: 'That the curtain sticks because it is wet', audience: 'curious', subject: 'a shower curtain', steps: [{ step: 'The water drags air downwards' }, { step: 'The air begins to turn like a wheel lying on its side' }, { step: 'In the middle of the wheel there is less push, so the still air outside pushes the curtain in' }], style: 'clean', highlight_color: '#ff5a36' } },
    { label: 'Why bread rises', inputs: { topic: 'why bread dough rises', core_idea: 'Yeast eats sugar and gives off gas, which the stretchy dough holds in bubbles', misconception: 'That the dough grows by itself, like a plant', audience: 'children', subject: 'a bowl of dough under a cloth', steps: [{ step: 'Tiny yeast cells find sugar' }, { step: 'Each gives off little bubbles' }, { step: 'The stretchy net of dough keeps the bubbles and lifts the cloth' }], style: 'paper', highlight_color: '#e0a100', safety_line: true } },
  ],
};
