import type { Brief } from '../brief.ts';
import { block, compose } from './composition.ts';
import { CLOSERS } from './essay-bank.ts';
import { essay } from './essay.ts';
import { say } from './grammar.ts';
import { launchAssets } from './launch-kit.ts';
import { particulars } from './particulars.ts';
import { voiceOf } from './voice.ts';

export interface Asset {
  label: string;
  lines: readonly string[];
}

const ASSETS: readonly Asset[] = [
  { label: 'One-line hook', lines: ['[There is an easier way into {topic}: stop doing all of it at once|With {topic}, half the work is getting the order right].', 'Say it before the coffee cools.', 'Save it for the slide everybody photographs.'] },
  { label: 'Short post', lines: ['We kept meeting the same knot in {topic}: {aspect}.', 'Here is how we would untie it, one loop at a time.', 'Tell us which loop is yours.', 'The best reply becomes the next post.'] },
  { label: 'Professional network post', lines: ['A quiet change in how we think about {topic}: decide {aspect} first.', 'It sounds like admin, and it turned out to be the strategy.', 'If you work with {audience}, try it on one small thing this week.', 'I would like to hear where it breaks.', 'Disagreement is welcome, and examples are even better.'] },
  { label: 'Thread in three posts', lines: ['(1) {Topic_cap}: everyone starts with the tool.', '(2) Start with {aspect} and the tool [chooses itself|matters less].', '(3) Steal this, then tell us what you changed.'] },
  { label: 'Newsletter opening', lines: ['Hello again, and welcome to a short letter about {topic}.', 'This week we looked at {aspect}, because it keeps arriving in our inbox dressed as something else.', 'Two minutes to read, ten to try.', 'As always, reply and a person will answer.'] },
  { label: 'Email subject lines', lines: ['"The part of {topic} nobody books time for"', '"[A smaller way in|Try this before Friday]"', '"About {aspect}, gently"'] },
  { label: 'Short video opening', lines: ['[On screen: one object, one hand, no logo.|Open on a desk with a single sheet of paper.]', 'Voice: "Before you scroll past {topic}, look here."', 'Cut to {aspect}, close enough to read.', 'Hold the last frame for a full breath before the name appears.'] },
  { label: 'Carousel slides', lines: ['Cover: the idea in your own words, and nothing else on it.', 'Then one slide each for the problem, {aspect}, and the next step.', 'Last slide: a question only {audience} can answer.', 'Use one colour per idea and no more than twelve words a slide.'] },
  { label: 'Question and answer', lines: ['Q: Is this for {audience}?', 'A: Yes, if {aspect} has ever cost you an evening.', 'Q: Where do I begin?', 'A: With the smallest version you would still be glad of.'] },
  { label: 'Call to action', lines: ['[Pick one line, change one word, send it today.|Try the first step and tell us how it went.]', 'It is free to begin and easy to stop.', 'The door stays open either way.'] },
];

/** Ten labelled assets from one idea; a launch kit when the prompt is about a launch. */
export function composeContentMarketing(brief: Brief, words: number): string {
  const voice = voiceOf(brief);
  const random = brief.random.fork('assets');
  const launch = brief.mentions('launch', 'tagline');
  const assets = launch ? launchAssets(brief, voice) : ASSETS;
  const lead = launch ? 'Launch kit' : 'One idea, ten assets';
  const quotes = (brief.value(/source text|source|transcript|article/) ?? '').split(/(?<=[.!?])\s+/).map((line) => line.trim()).filter((line) => line.split(' ').length > 4);
  const extra = words > 420 ? essay(voice, random, Math.min(20, Math.ceil((words - 380) / 100))) : [];
  return compose([
    ...(words >= 120 ? [block(0, `# ${lead}: ${voice.title}`, [
      say('The idea in one breath: {topic}, told to {audience} with {aspect} up front.', random, voice.slots()),
    ], 'sentences', words > 200 ? 1 : 0)] : []),
    ...assets.map(({ label, lines }, i) => block(i + 1, words < 120 ? `**${i + 1}. ${label}**` : `## ${i + 1}. ${label}`,
      lines.map((line) => voice.tune(say(line, random, voice.slots(i)))), label.startsWith('Thread') || label.startsWith('Question') ? 'paragraphs' : 'sentences', label.startsWith('Question') && words >= 200 ? 2 : 1)),
    ...(quotes.length > 0 && words >= 250 ? [block(1, '## Lines worth keeping, word for word', quotes.slice(0, 5).map((line) => `“${line.replaceAll('"', "'")}”`), 'bullets', Math.min(3, quotes.length))] : []),
    ...particulars(brief, '## Kept in mind throughout', 14),
    ...(extra.length > 0 ? [block(15, '## Notes for the person who publishes this', [], 'sentences', 0)] : []),
    ...extra.map(({ heading, sentences }, i) => block(16 + i, `### ${heading}`, sentences, 'sentences', 2)),
  ], words, CLOSERS);
}
