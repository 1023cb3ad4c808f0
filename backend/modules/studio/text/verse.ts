import type { Brief } from '../brief.ts';
import { STANZAS } from './poem-bank.ts';
import { capital, say } from './grammar.ts';
import { syllablesIn } from './syllables.ts';
import { phrase } from './voice.ts';

/** Words that can follow the subject in the first line of a haiku, by number of syllables. */
const TAILS: readonly (readonly string[])[] = [[''], ['wakes', 'waits', 'now'], ['again', 'at dusk', 'at dawn'], ['in the rain', 'before noon', 'in late light'], ['under the moon', 'after the rain', 'in morning light'], ['the first light of day', 'a bell far away', 'mist over the field']];
const SEVENS = ['a heron folds up the sky', 'the old gate learns a new song', 'light walks slowly down the wall', 'a moth reads the window pane', 'the river keeps what it hears', 'shadows fold themselves in two', 'dew writes its name on the grass', 'a spoon rings once on the cup', 'the wind turns the page for me'];
const FIVES = ['the kettle still warm', 'a door left ajar', 'the light stays a while', 'and then, only rain', 'one gull, and then none', 'the first cup of tea', 'snow on the doorstep', 'how small the world is', 'the hills lean closer'];

/** Writes a haiku: three lines of five, seven and five syllables. The first contains the subject, shortened to fit. */
export function haiku(brief: Brief, topic: string): string {
  const random = brief.random.fork('haiku');
  const words = phrase(topic, 6).split(' ');
  const fits = words.map((_, i) => words.slice(i).join(' ')).find((rest) => syllablesIn(rest) > 0 && syllablesIn(rest) <= 5 && !/^(?:of|and|in|on|at|to|with|for)\b/i.test(rest)) ?? '';
  const first = `${fits} ${random.pick(TAILS[5 - syllablesIn(fits)]!)}`.trim();
  return `${[capital(first), random.pick(SEVENS), random.pick(FIVES)].join('  \n')}\n`;
}

const LIMERICKS: readonly (readonly string[])[] = [
  ['There was a young baker from Crewe', 'who said about {topic}: “It’s true!', 'I gave it a day', 'and it wandered away,', 'and came back by a quarter past two.”'],
  ['A careful old sailor from Leith', 'kept notes upon {topic} beneath', 'the lid of a tin', 'with a very wide grin', 'and a pencil held tight in his teeth.'],
  ['A clever young lady from Kent', 'explained what by {topic} was meant.', 'She drew it in chalk', 'at the end of a walk', 'and then nobody knew where it went.'],
];

/** Writes a limerick: five lines that rhyme a, a, b, b, a. */
export const limerick = (brief: Brief, topic: string): string => `${brief.random.fork('limerick').pick(LIMERICKS).map((line) => say(line, brief.random, { topic })).join('  \n')}\n`;

const COUPLETS: readonly (readonly string[])[] = [['So keep the lamp, and leave the gate ajar:', 'we travel best by knowing where we are.'], ['And when the day has nothing left to say,', 'it leaves the light, and lets us find the way.'], ['Whatever else the turning year may bring,', 'it taught the smallest of the birds to sing.']];

/** Writes a sonnet: fourteen lines in three quatrains and a couplet. */
export function sonnet(brief: Brief, topic: string): string {
  const random = brief.random.fork('sonnet');
  const [first, ...rest] = STANZAS;
  const parts = [first!, ...random.shuffle(rest).slice(0, 2), random.pick(COUPLETS)];
  return `${parts.map((lines) => lines.map((line) => capital(say(line, random, { topic }))).join('  \n')).join('\n\n')}\n`;
}
