import type { StarterPrompt } from '#modules/prompts/starter-prompts.port.ts';
import { formOf } from './form-of.ts';

export const loopingMascot: StarterPrompt = {
  slug: 'looping-mascot',
  title: 'Looping Mascot Micro-Animation',
  oneLiner: 'A few seconds of pure character: your mascot waits, bounces, sneezes, and starts again without a seam.',
  description: `Loading screens, empty states, the little wave after a purchase: a mascot earns its keep in four seconds. The secret is a loop that nobody can find, and one imperfect gesture that makes it alive.

**What you get:** a short animation of one character on a plain ground, which ends in the pose it started from.

**To use it well:** pick *one* action and let the body part you name lag behind. Ears are good. A tail is better. Two actions are a story, and a story does not loop.`,
  contentType: 'video',
  category: 'animation',
  tags: ['mascot', 'loop', 'character', 'micro-animation', 'loading'],
  language: 'en',
  publisher: 'conjure-motion',
  template: `A seamless looping character animation. {{subject}}, made of {{material}}, full body, centred on a plain {{background_color}} ground with a soft contact shadow. Static camera, no cuts.

Reference drawing: {{character_image}}
Personality: {{personality}}

Timeline of one loop
- First quarter: rest. The character breathes, blinks once, and its weight settles.
- Second quarter: anticipation, a small move the other way, then the action: {{action}}.
- Third quarter: follow-through. The {{loose_part}} arrives a beat later than the body, overshoots and swings back.
- Last quarter: recovery into exactly the pose, position and light of the first frame.

Bounciness {{bounce}} out of 10: squash and stretch accordingly, with the volume always kept. Animated on twos, with a hand-made stutter. Arcs, not straight lines; nothing moves at a constant speed; eyes lead the head, the head leads the body.
The character's colours: {{character_color}} with one darker and one lighter tone. Clean silhouette, readable at 120 pixels. No text.`,
  negativeTemplate: 'text, logo, camera movement, cuts, second character, flicker, morphing limbs, changing colours, background scenery, motion blur smear, jump at the loop point',
  form: formOf(
    {
      title: 'The mascot',
      fields: [
        { key: 'subject', type: 'short_text', label: 'Who is it?', placeholder: 'A plump envelope with short legs', required: true, max: 160 },
        { key: 'character_image', type: 'image', label: 'A drawing of it', help: 'Optional, and no replacement for words: not every model can look at pictures.' },
        { key: 'material', type: 'radio_cards', label: 'Made of', required: true, default: 'felt', options: [{ value: 'felt', label: 'felt and stitches', hint: 'Soft, crafted' }, { value: 'vinyl', label: 'smooth vinyl', hint: 'Designer toy' }, { value: 'flat', label: 'flat shapes with no outline', hint: 'At home in an app' }, { value: 'clay', label: 'thumbed clay', hint: 'Stop-motion charm' }] },
        { key: 'character_color', type: 'color', label: 'Main colour', required: true, default: '#7c5cff' },
        { key: 'personality', type: 'select', label: 'Personality', required: true, default: 'eager', options: [{ value: 'eager', label: 'eager, slightly too early for everything' }, { value: 'sleepy', label: 'sleepy but willing' }, { value: 'proud', label: 'proud of something small' }, { value: 'shy', label: 'shy until it moves' }] },
      ],
    },
    {
      title: 'The move',
      fields: [
        { key: 'action', type: 'short_text', label: 'One action', placeholder: 'it hops, opens its flap and peeks inside', required: true, max: 160 },
        { key: 'loose_part', type: 'short_text', label: 'What swings after it?', placeholder: 'paper flap', required: true, default: 'tail', max: 60 },
        { key: 'bounce', type: 'slider', label: 'Bounciness', required: true, min: 0, max: 10, default: 6 },
        { key: 'background_color', type: 'color', label: 'Ground', required: true, default: '#fff6e5' },
      ],
    },
  ),
  outputSettings: { aspect: '16:9', quantity: 1 },
  sampleInputs: [
    { label: 'The eager envelope', inputs: { subject: 'A plump envelope with short legs and a round seal for a nose', material: 'felt', character_color: '#f29f58', personality: 'eager', action: 'it hops, opens its flap and peeks inside', loose_part: 'paper flap', bounce: 7, background_color: '#fff6e5' } },
    { label: 'A cloud that waits', inputs: { subject: 'A small grey cloud with rubber boots', material: 'clay', character_color: '#8fa3b8', personality: 'sleepy', action: 'it yawns, drips once and looks down, embarrassed', loose_part: 'tuft on its head', bounce: 4, background_color: '#e9f0f4' } },
  ],
};
