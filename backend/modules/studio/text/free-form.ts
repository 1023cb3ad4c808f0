import type { Brief } from '../brief.ts';
import { block, compose } from './composition.ts';
import { CLOSERS } from './essay-bank.ts';
import { essay } from './essay.ts';
import { say } from './grammar.ts';
import { particulars } from './particulars.ts';
import { voiceOf } from './voice.ts';

const ANSWERS = [
  'The short answer on {topic}: [start with the part you can finish today|settle {aspect} first, and the rest gets lighter].',
  'It helps to treat {aspect} and {aspect2} as two separate questions.',
  'What follows is written for {audience}, in the order you would need it.',
];
const IDEAS = [
  'Describe {topic} in one sentence, then remove the word you like best.', 'Make a version so small that it can be thrown away without regret.',
  'Ask one person among {audience} what they would miss if it were gone.', 'Put {aspect} first for a week and watch what moves.',
  'Write the opposite of your plan and see which parts of it are true.', 'Give the idea a place, a season and a time of day.',
  'Decide in advance what would make you stop.', 'Draw it with three boxes and two arrows.', 'Name the one thing that has to stay the same.',
];

/** Writes a text for a prompt in own words: ideas when it asks for ideas, else a direct answer with sections. */
export function composeFreeForm(brief: Brief, words: number): string {
  const voice = voiceOf(brief);
  const random = brief.random.fork('free');
  const speak = (line: string, turn = 0): string => voice.tune(say(line, random, voice.slots(turn)));
  const ideas = random.shuffle(IDEAS).map((line, i) => speak(line, i));
  const wantsList = brief.mentions('ideas', 'list', 'tips', 'ways', 'suggest', 'names', 'checklist', 'steps');
  const sections = words < 130 ? [] : essay(voice, random, Math.max(1, Math.min(20, Math.round((words - 60) / 112))));
  return compose([
    block(0, words < 90 ? '' : `# ${voice.title}`, ANSWERS.map((line) => speak(line)), 'sentences', words < 90 ? 1 : 2),
    block(wantsList ? 1 : 4, words < 110 ? '' : wantsList ? '## The list' : '## Things to try', ideas, 'bullets', wantsList ? (words < 110 ? 2 : 5) : 2),
    ...particulars(brief, '## Kept in mind', 3),
    ...sections.map(({ heading, sentences }, i) => block(5 + i, `## ${heading}`, sentences, 'sentences', 2)),
  ], words, CLOSERS);
}
