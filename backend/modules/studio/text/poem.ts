import type { Brief } from '../brief.ts';
import { block, compose } from './composition.ts';
import { essay } from './essay.ts';
import { capital, say } from './grammar.ts';
import { STANZAS } from './poem-bank.ts';
import { voiceOf } from './voice.ts';

const LINES = ['Stay a while.', 'Listen once more.', 'The lamp is on.', 'Nothing is lost here.', 'Only the quiet remains.', 'And then the tide.', 'Softly now.'];

/** Writes a poem about the topic. Chance orders its stanzas, and no stanza is used twice. */
export function composePoem(brief: Brief, words: number, topic: string): string {
  const random = brief.random.fork('poem');
  const [first, ...rest] = STANZAS;
  const stanzas = [first!, ...random.shuffle(rest)];
  const voice = voiceOf(brief, topic);
  const notes = words > 330 ? essay(voice, random, Math.min(20, Math.ceil((words - 280) / 92))) : [];
  return compose([
    ...stanzas.map((lines, i) => block(i, i === 0 ? `# ${capital(topic)}` : '', lines.map((line) => say(line, random, { topic })), 'lines', 4)),
    ...notes.map(({ heading, sentences }, i) => block(20 + i, i === 0 ? `## Notes beside the poem\n\n### ${heading}` : `### ${heading}`, sentences, 'sentences', 2)),
  ], words, random.shuffle(LINES));
}
