import type { Brief } from '../brief.ts';
import { block, compose } from './composition.ts';
import { essay } from './essay.ts';
import { capital, say } from './grammar.ts';
import { particulars } from './particulars.ts';
import { CLOSING_BEATS, MIDDLE_BEATS, OPENING_BEATS, SCRIPT_NOTES } from './script-bank.ts';
import { voiceOf } from './voice.ts';

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`;
const CLOSING = ['Cut on the breath.', 'Leave the last look in.', 'Silence is a line too.', 'Record one take more than you need.', 'If a line feels long on set, it is; trim it there and keep the pause.', 'Fade.', 'Hold, then cut.'];

/** Writes a timed script with its shot list. It has as many beats as the length allows, and ends at the requested second. */
export function composeScript(brief: Brief, words: number): string {
  const asked = /(\d{1,3})\s*(?:-|\s)?\s*(?:s\b|sec)/i.exec(brief.choice(/duration|seconds|runtime|how long/) ?? brief.prompt)?.[1];
  const total = Math.min(180, Math.max(10, Number(asked ?? 60)));
  const action = brief.value(/call to action|cta|action|end(?:ing)? line|ask/);
  const presenter = brief.value(/presenter|speaker|host|character|narrator|who speaks/);
  const voice = voiceOf(brief);
  const random = brief.random.fork('script');
  const count = words < 160 ? 3 : words < 260 ? 4 : words < 600 ? 6 : 8;
  const order = MIDDLE_BEATS.map((_, i) => i);
  const kept = new Set(random.shuffle(order).slice(0, count - 2));
  const beats = [random.pick(OPENING_BEATS), ...MIDDLE_BEATS.filter((_, i) => kept.has(i)), random.pick(CLOSING_BEATS)];
  // Divides a script's time into beats of uneven length, in whole seconds, so that the last beat ends at the last second.
  const shares = beats.map(() => random.range(0.72, 1.28));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const starts = [0, ...shares.map((_, i) => Math.round((shares.slice(0, i + 1).reduce((sum, share) => sum + share, 0) / whole) * total))];
  const wordless = /no speech|silent/i.test(brief.choice(/^video format$/) ?? '');
  const speaker = presenter ? capital(presenter.split(/[,.;]/)[0]!) : wordless ? 'On screen' : 'Voice';
  const speak = (line: string, turn: number): string => voice.tune(say(line, random, voice.slots(turn)));
  const spoken = beats.map(({ says }, i) => says.map((line) => speak(line, i)));
  for (const line of brief.list(/must say|must be said/)) spoken.at(-1)!.unshift(`${capital(line)}.`);
  if (action) spoken.at(-1)!.unshift(`${capital(action.replace(/[.]+$/, ''))}.`);
  const shots = beats.map(({ shot, sound }, i) => `| ${i + 1} | ${clock(starts[i]!)} to ${clock(starts[i + 1]!)} | ${speak(shot, i).replaceAll('|', '/')} | ${speak(sound, i)} |`);
  return compose([
    block(0, `# ${voice.title}: ${total} seconds`, [speak('[One idea, told to {audience}, from the first frame to the last.|A short film for {audience}, with one thought and no detour.|What {audience} should still know a day later, told in pictures.]', 0)], 'sentences', words < 150 ? 0 : 1),
    ...(words >= 130 ? [block(3, '## Script', [], 'lines', 0)] : []),
    ...spoken.map((lines, i) => block(i === 0 || i === beats.length - 1 ? 1 : 4, `**${clock(starts[i]!)} ${say(beats[i]!.name, random)}**`, [`${speaker}: ${lines[0]!}`, ...lines.slice(1)], 'sentences')),
    block(2, words < 160 ? '**Shots**\n\n| # | Time | Picture | Sound |\n|---|---|---|---|' : '## Shot list\n\n| # | Time | Picture | Sound |\n|---|---|---|---|', shots, 'rows', words < 110 ? 0 : words < 160 ? 2 : shots.length),
    ...particulars(brief, speak('## [Production notes|Given|What we have]', 0), 6),
    ...(words > 300 ? random.shuffle(SCRIPT_NOTES).slice(0, Math.max(1, Math.ceil((words - 400) / 66))).map(({ heading, lines }, i) => block(7 + i, `## ${heading}`, lines.map((line) => speak(line, i)), 'sentences', 2)) : []),
    ...(words > 1300 ? [block(30, '## Thinking behind the film', [], 'lines', 0), ...essay(voice, random, Math.ceil((words - 1200) / 85)).map(({ heading, sentences }, i) => block(31 + i, `### ${heading}`, sentences, 'sentences', 2))] : []),
  ], words, CLOSING);
}
