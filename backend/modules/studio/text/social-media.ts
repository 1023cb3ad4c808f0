import type { Brief } from '../brief.ts';
import { block, compose, type Block } from './composition.ts';
import { CLOSERS } from './essay-bank.ts';
import { essay } from './essay.ts';
import { countWords, say, uncapital } from './grammar.ts';
import { HOOKS, TINY_HOOKS } from './hook-bank.ts';
import { particulars } from './particulars.ts';
import { voiceOf, whole } from './voice.ts';

/** Writes fifteen numbered opening lines, each with the reason why it works; fewer when the requested length has no room. */
export function composeHooks(brief: Brief, words: number): string {
  const voice = voiceOf(brief);
  const random = brief.random.fork('hooks');
  const platform = brief.choice(/platform|channel|network/);
  const promise = brief.value(/promise|what they get|benefit|payoff/);
  const seen = brief.value(/past winners|worked before/);
  const kept = (text: string, most: number): string => whole(text, most).replace(/[{}[\]|]/g, '');
  const first: (readonly [string, string])[] = promise ? [[`[{Topic_cap}. Stay for this|{Topic_cap}, and what you get out of it|A minute on {topic} buys you this|Stay to the end and take this home]: ${uncapital(kept(promise, 18))}.`, '[The reward is named before the effort is asked for.|It pays in advance.|Readers see what they would miss.]']] : [];
  if (seen) first.push([`${kept(seen, 14)}. [Here is what came after.|Then it got interesting.|That was only the first half.]`, '[It begins with an opener of yours that worked, and continues it.|Your own line, with a second one behind it.]']);
  const chosen = random.shuffle([...first, ...random.shuffle(HOOKS)].slice(0, 15)).map(([hook, why], i) => ({
    hook: voice.tune(say(hook, random, voice.slots(i))), why: say(why, random),
  }));
  const bare = countWords(chosen.map(({ hook }) => `- ${hook}`).join('\n'));
  const room = words - bare - 14;
  let spent = 0;
  const lines = words < 130
    ? [TINY_HOOKS[0]!, ...random.shuffle(TINY_HOOKS.slice(1))].slice(0, 15).map((line) => say(line, random, voice.slots()))
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
    ...particulars(brief, say('## [Shaped by|Made from|What they answer]', random), 4),
    ...(extra.length > 0 ? [block(5, say('## [What to say after the hook|Once they have stopped|The lines that follow]', random), [], 'lines', 0)] : []),
    ...extra.map(({ heading, sentences }, i) => block(6 + i, `### ${heading}`, sentences, 'sentences', 2)),
  ];
  return compose(blocks, words, CLOSERS);
}
