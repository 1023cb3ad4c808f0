import type { Brief } from '../brief.ts';
import { block, type Block } from './composition.ts';
import { capital } from './grammar.ts';
import { ANNOUNCEMENT, ASKED, CALLS, FRIENDS, KEEPING, NAMING, PITCH_RULES, POSTER, RUN_SHEET, SENTENCES, TAGLINE_IDEAS, TEASER, THREAD } from './launch-bank.ts';
import type { Voice } from './voice.ts';

const STARTS = ['Lum', 'Nor', 'Kin', 'Vel', 'Tam', 'Or', 'Bri', 'Sol', 'Mar', 'Hal', 'Pip', 'Fen'];
const ENDS = ['a', 'ora', 'ly', 'wick', 'den', 'ette', 'ova', 'by', 'ium', 'low', 'mere', 'oo'];

/** Writes the sections of a launch day: name, tagline, briefs for poster and teaser, posts and a schedule. `speakWith` fills in a line of the bank. */
export function launchAssets(brief: Brief, voice: Voice, speakWith: (line: string, turn: number, more: Readonly<Record<string, string>>) => string): Block[] {
  const random = brief.random.fork('names');
  const starts = random.shuffle(STARTS);
  const ends = random.shuffle(ENDS);
  const given = brief.keyed('brand_name', 'name', 'product_name');
  const core = voice.topic.split(' ').filter((word) => word.length > 3).at(-1) ?? 'spark';
  const names = given ? [capital(given)] : random.shuffle([0, 1, 2].map((i) => `${starts[i]!}${ends[i]!}`).concat(`${capital(core)} & Co`));
  const name = names[0]!;
  const more = { name, core, Core_cap: capital(core) };
  const speak = (line: string, turn = 0): string => speakWith(line, turn, more);
  const mixed = (lines: readonly string[]): string[] => random.shuffle(lines).map((line, i) => speak(line, i));
  const inOrder = (lines: readonly string[]): string[] => lines.map((line, i) => speak(line, i));
  const hours = RUN_SHEET.map((_, i) => i);
  const kept = new Set(random.shuffle(hours).slice(0, 6));
  const sections: readonly (readonly [label: string, lines: string[], as: Block['as']])[] = [
    [given ? '[Name, and how to say it|The name|Making the most of the name]' : '[Name ideas|Names to try|What it could be called]', [`${names.map((each) => `**${each}**`).join(', ')}.`, ...mixed(given ? KEEPING : NAMING)], 'sentences'],
    ['[Tagline|Taglines to test|The line under the name]', mixed(TAGLINE_IDEAS).slice(0, 5), 'lines'],
    ['[One-sentence pitch|Said in one sentence|The pitch]', [speak(random.pick(SENTENCES)), random.pick(PITCH_RULES)], 'sentences'],
    ['[Poster prompt|Poster brief|The poster]', inOrder(POSTER), 'sentences'],
    ['[Teaser prompt|Teaser brief|The teaser]', inOrder(TEASER), 'sentences'],
    ['[Announcement post|The announcement|First post]', inOrder(ANNOUNCEMENT), 'sentences'],
    ['[Email to friends of the project|A note to early friends|To the people who helped]', inOrder(FRIENDS), 'sentences'],
    ['[Questions people will ask|What they will ask|Questions and answers]', mixed(ASKED), 'bullets'],
    ['[Run sheet for the day|The day, by the clock|Hour by hour]', inOrder(RUN_SHEET.filter((_, i) => kept.has(i))), 'bullets'],
    ['[Call to action|The last line|What to ask for]', inOrder(CALLS), 'sentences'],
    ['[The thread|What holds it together|One family]', inOrder(THREAD), 'sentences'],
  ];
  return sections.map(([label, lines, as], i) => block(i + 1, `## ${i + 1}. ${speak(label)}`, lines, as));
}
