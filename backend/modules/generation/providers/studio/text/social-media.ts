import type { Brief } from '../brief.ts';
import { block, compose, type Block } from './composition.ts';
import { CLOSERS } from './essay-bank.ts';
import { essay } from './essay.ts';
import { countWords, say, uncapital } from './grammar.ts';
import { particulars } from './particulars.ts';
import { voiceOf, whole } from './voice.ts';

const HOOKS: readonly (readonly [hook: string, why: string])[] = [
  ['What nobody says about {topic}.', 'A gap in knowledge, promised and small enough to close.'],
  ['I was wrong about {topic}, and I can show you where.', 'An admission earns attention that a claim has to buy.'],
  ['Stop overthinking {topic}. Do this instead.', 'An interruption, followed at once by a way out.'],
  ['With {topic}, the first ten minutes decide the rest.', 'A clear frame tells people how long to stay.'],
  ['If {aspect} annoys you, keep reading.', 'It names a feeling before it names a subject.'],
  ['Three things I would unlearn about {topic}.', 'Subtraction sounds lighter than advice.'],
  ['You do not need more time for {topic}; you need fewer decisions.', 'It turns the usual excuse around without blame.'],
  ['I keep a checklist for {topic}, and I hide it from perfectionists.', 'A secret with a wink, and a list at the end of it.'],
  ['Everyone comes to {topic} from the wrong end.', 'Readers check at once whether they did.'],
  ['Dear {audience}: you are right about {topic}, and nobody told you.', 'Praise first; people rarely scroll past a compliment.'],
  ['Read this before you spend money on {topic}.', 'A friendly warning arrives at the right moment.'],
  ['The boring half of {topic} is where it [gets good|pays off].', 'A contradiction that asks to be resolved.'],
  ['One small change to {aspect}, one calmer week.', 'Cause and effect in a single line.'],
  ['Let me save you an argument about {topic}.', 'It offers peace, which is rarer than information.'],
  ['Be honest: when did {aspect} last go to plan?', 'A question that can only be answered with a smile.'],
  ['Behind the scenes: {topic}, with nobody watching.', 'Behind the scenes, without the stage.'],
  ['I asked for help with {topic} and got one useful sentence.', 'The reader wants that sentence.'],
  ['Two kinds of people think about {topic}. Only one sleeps well.', 'A playful split invites people to pick a side.'],
  ['The shortest honest guide to {topic} you will read today.', 'It promises little and can keep it.'],
  ['Draw {topic} on a napkin. If you cannot, start here.', 'A tiny challenge makes the idea physical.'],
  ['{Topic_cap}, explained with one kitchen drawer.', 'A concrete object pulls an abstract thing down to earth.'],
  ['Before you give up on {topic}, try the bad version for a week.', 'Permission is a strong hook.'],
];
const TINY = ['{topic}: start smaller.', 'Skip perfect.', 'Wrong end first?', 'Nobody says this.', 'Try it badly.', 'Fewer decisions.', 'Guess again.', 'Look closer.', 'Ask why twice.', 'Begin ugly.', 'Save this one.', 'Undo one habit.', 'Your turn.', 'Say less.', 'Watch this first.'];

/** Fifteen numbered opening lines with the reason each one works; fewer when the length asked has no room. */
export function composeHooks(brief: Brief, words: number): string {
  const voice = voiceOf(brief);
  const random = brief.random.fork('hooks');
  const platform = brief.choice(/platform|channel|network/);
  const promise = brief.value(/promise|what they get|benefit|payoff/);
  const seen = brief.value(/past winners|worked before/);
  const first: (readonly [string, string])[] = promise ? [[`{Topic_cap}. Stay for this: ${uncapital(whole(promise, 18)).replace(/[{}[\]|]/g, '')}.`, 'The reward is named before the effort is asked for.']] : [];
  if (seen) first.push([`${whole(seen, 14).replace(/[{}[\]|]/g, '')}. Here is what came after.`, 'It begins with an opener of yours that worked, and continues it.']);
  const chosen = [...first, ...random.shuffle(HOOKS)].slice(0, 15).map(([hook, why], i) => ({
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
    ...(words >= 90 ? [block(1, `# ${bare <= words ? 'Fifteen openers' : 'Openers'}: ${voice.title}${platform ? ` (${platform})` : ''}`, [], 'lines', 0)] : []),
    block(0, '', lines, 'numbers', Math.min(lines.length, words < 130 ? Math.floor(words / 5) : Math.min(15, Math.floor((words * 15) / Math.max(bare, 1))))),
    ...particulars(brief, '## Shaped by', 4),
    ...(extra.length > 0 ? [block(5, '## What to say after the hook', [], 'lines', 0)] : []),
    ...extra.map(({ heading, sentences }, i) => block(6 + i, `### ${heading}`, sentences, 'sentences', 2)),
  ];
  return compose(blocks, words, CLOSERS);
}
