import type { Brief } from '../brief.ts';
import { block, compose, type Block } from './composition.ts';
import { CLOSERS } from './essay-bank.ts';
import { essay } from './essay.ts';
import { capital, countWords, say } from './grammar.ts';
import { particulars } from './particulars.ts';
import { voiceOf } from './voice.ts';

const HOOKS: readonly (readonly [hook: string, why: string])[] = [
  ['Nobody tells you this about {topic}.', 'A gap in knowledge, promised and small enough to close.'],
  ['I was wrong about {topic}, and I can show you where.', 'An admission earns attention that a claim has to buy.'],
  ['Stop [polishing|planning] {topic}. Do this instead.', 'An interruption, followed at once by a way out.'],
  ['The first ten minutes of {topic} decide the rest.', 'A clear frame tells people how long to stay.'],
  ['If {aspect} annoys you, keep reading.', 'It names a feeling before it names a subject.'],
  ['Three things I would unlearn about {topic}.', 'Subtraction sounds lighter than advice.'],
  ['You do not need more time for {topic}; you need fewer decisions.', 'It turns the usual excuse around without blame.'],
  ['Here is the {topic} checklist I hide from perfectionists.', 'A secret with a wink, and a list at the end of it.'],
  ['Everyone starts {topic} at the wrong end.', 'Readers check at once whether they did.'],
  ['What {audience} get right about {topic} without knowing it.', 'Praise first; people rarely scroll past a compliment.'],
  ['Read this before you spend money on {topic}.', 'A friendly warning arrives at the right moment.'],
  ['The boring half of {topic} is where it [gets good|pays off].', 'A contradiction that asks to be resolved.'],
  ['One small change to {aspect}, one calmer week.', 'Cause and effect in a single line.'],
  ['Let me save you an argument about {topic}.', 'It offers peace, which is rarer than information.'],
  ['Be honest: when did {aspect} last go to plan?', 'A question that can only be answered with a smile.'],
  ['Here is {topic} when nobody is watching.', 'Behind the scenes, without the stage.'],
  ['I asked for help with {topic} and got one useful sentence.', 'The reader wants that sentence.'],
  ['Two kinds of people do {topic}. Only one sleeps well.', 'A playful split invites people to pick a side.'],
  ['The shortest honest guide to {topic} you will read today.', 'It promises little and can keep it.'],
  ['Draw {topic} on a napkin. If you cannot, start here.', 'A tiny challenge makes the idea physical.'],
  ['{Topic_cap}, explained with one kitchen drawer.', 'A concrete object pulls an abstract thing down to earth.'],
  ['Before you quit {topic}, try it badly for a week.', 'Permission is a strong hook.'],
];
const TINY = ['{topic}: start smaller.', 'Skip perfect.', 'Wrong end first?', 'Nobody says this.', 'Try it badly.', 'Fewer decisions.', 'Guess again.', 'Look closer.', 'Ask why twice.', 'Begin ugly.', 'Save this one.', 'Undo one habit.', 'Your turn.', 'Say less.', 'Watch this first.'];

/** Fifteen numbered opening lines with the reason each one works; fewer when the length asked has no room. */
export function composeHooks(brief: Brief, words: number): string {
  const voice = voiceOf(brief);
  const random = brief.random.fork('hooks');
  const platform = brief.value(/platform|channel|network/);
  const chosen = random.shuffle(HOOKS).slice(0, 15).map(([hook, why], i) => ({
    hook: voice.tune(say(hook, random, voice.slots(i))), why,
  }));
  const bare = countWords(chosen.map(({ hook }) => `- ${hook}`).join('\n'));
  const room = words - bare - 14;
  let spent = 0;
  const lines = words < 130
    ? TINY.map((line) => say(line, random, voice.slots()))
    : chosen.map(({ hook, why }) => {
        const note = ` *${why}*`;
        if (spent + countWords(note) > room) return hook;
        spent += countWords(note);
        return `${hook}${note}`;
      });
  const extra = words > 420 ? essay(voice, random, Math.min(20, Math.ceil((words - 380) / 100))) : [];
  const blocks: Block[] = [
    ...(words >= 90 ? [block(1, `# ${bare <= words ? 'Fifteen openers' : 'Openers'}: ${capital(voice.topic)}${platform ? ` (${platform})` : ''}`, [], 'lines', 0)] : []),
    block(0, '', lines, 'numbers', Math.min(lines.length, words < 130 ? Math.floor(words / 5) : Math.min(15, Math.floor((words * 15) / Math.max(bare, 1))))),
    ...particulars(brief, '## Shaped by', 4),
    ...(extra.length > 0 ? [block(5, '## What to say after the hook', [], 'lines', 0)] : []),
    ...extra.map(({ heading, sentences }, i) => block(6 + i, `### ${heading}`, sentences, 'sentences', 2)),
  ];
  return compose(blocks, words, CLOSERS);
}
