import type { Brief } from '../brief.ts';
import { ANGLES, CHANNELS, POSTING } from './channel-bank.ts';
import { block, compose, type Block } from './composition.ts';
import { CLOSERS } from './essay-bank.ts';
import { essay } from './essay.ts';
import { say } from './grammar.ts';
import { PITCH } from './launch-bank.ts';
import { launchAssets } from './launch-kit.ts';
import { particulars } from './particulars.ts';
import { voiceOf } from './voice.ts';

/** Writes one labelled piece for each channel that the form ticks, or for all ten. A prompt about a launch gets a launch kit. */
export function composeContentMarketing(brief: Brief, words: number): string {
  const voice = voiceOf(brief);
  const random = brief.random.fork('assets');
  const speak = (line: string, turn = 0, more: Readonly<Record<string, string>> = {}): string => voice.tune(say(line, random, { ...voice.slots(turn), ...more }));
  const launch = brief.mentions('launch', 'tagline');
  const ticked = launch ? '' : (brief.value(/^channels?$/) ?? '');
  const chosen = CHANNELS.filter(({ asked }) => asked.test(ticked));
  const channels = chosen.length > 0 ? chosen : CHANNELS;
  const short = words < 120;
  const pieces: Block[] = launch ? launchAssets(brief, voice, speak) : channels.map(({ label, lines, as }, i) =>
    block(i + 1, short ? `**${i + 1}. ${label}**` : `## ${i + 1}. ${label}`, lines.map((line) => speak(line, i)), as, chosen.length > 0 && words >= 300 ? 3 : label === 'FAQ entry' && words >= 200 ? 2 : 1));
  const days = random.shuffle(POSTING);
  const angles = random.shuffle(ANGLES);
  const table = chosen.length > 0 && words >= 300 ? [block(2, '| Piece | Angle | Day | Why then |\n|---|---|---|---|', channels.slice(0, 7).map(({ label }, i) => `| ${label} | ${angles[i]!} | ${days[i]![0]} | ${speak(days[i]![1]).toLowerCase()} |`), 'rows', Math.min(7, channels.length))] : [];
  const quotes = random.shuffle((brief.value(/source text|source|transcript|article/) ?? '').split(/(?<=[.!?])\s+/).map((line) => line.trim()).filter((line) => line.split(' ').length > 4));
  const extra = words > 420 ? essay(voice, random, Math.min(20, Math.ceil((words - 380) / 100))) : [];
  const lead = launch ? 'Launch kit' : chosen.length > 0 ? 'One idea, many pieces' : 'One idea, ten assets';
  return compose([
    ...(words >= 120 ? [block(0, `# ${lead}: ${voice.title}`, [speak(PITCH)], 'sentences', words > 200 ? 1 : 0)] : []),
    ...pieces.map((piece) => (short && launch ? { ...piece, head: piece.head.replace(/^## (.*)$/, '**$1**') } : piece)),
    ...(quotes.length > 0 && words >= 250 ? [block(1, speak('## [Lines worth keeping, word for word|Quotable, as it was said|In the author’s own words]'), quotes.slice(0, 5).map((line) => `“${line.replaceAll('"', "'")}”`), 'bullets', Math.min(3, quotes.length))] : []),
    ...table,
    ...particulars(brief, speak('## [Kept in mind throughout|What all pieces share|Known before writing]'), 14),
    ...(extra.length > 0 ? [block(15, speak('## [Notes for the person who publishes this|Before it goes out|Notes on the idea]'), [], 'sentences', 0)] : []),
    ...extra.map(({ heading, sentences }, i) => block(16 + i, `### ${heading}`, sentences, 'sentences', 2)),
  ], words, CLOSERS);
}
