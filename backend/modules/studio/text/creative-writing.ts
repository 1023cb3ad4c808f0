import type { Brief } from '../brief.ts';
import type { Random } from '../random.ts';
import { block, compose } from './composition.ts';
import { capital, say, uncapital } from './grammar.ts';
import { particulars } from './particulars.ts';
import { ENDINGS, HOURS, NEXT_DRAFT, SIGNS, SPANS, STORY_STAGES, TWISTS } from './story-bank.ts';
import { phrase, topicOfPrompt, whole } from './voice.ts';

const HEROES = ['the lamplighter', 'the night clerk', 'the ferry pilot', 'the clockmaker', 'the beekeeper'];
const PLACES = ['the harbour house', 'the old signal station', 'the glasshouse', 'the last inn before the pass', 'the reading room'];
const THINGS = ['the brass lantern', 'the locked piano', 'the blue suitcase', 'the map cabinet', 'the grandfather clock'];
const OTHERS = ['the baker', 'the visitor', 'the postwoman', 'the stranger', 'the twin'];
const LABELS = ['A', 'B', 'C'];
const CLOSING = ['Nobody ever asked twice.', 'The lamp stayed lit.', 'It rained, of course.', 'And the tea was still warm.', 'That, at least, was true.', 'Somewhere a door closed, gently, on purpose.', 'The rest of it belongs to whoever tells it next.', 'In the morning the gulls had opinions about everything except this.', 'Listen.', 'Then quiet.'];

/** The first whole sentences of a text that have at most `words` words together. If the first sentence alone has more, it is cut. */
function sentencesWithin(text: string, words: number): string {
  const kept: string[] = [];
  for (const line of text.replace(/\s+/g, ' ').split(/(?<=[.!?])\s+/)) { if (kept.length > 0 && `${kept.join(' ')} ${line}`.split(' ').length > words) break; kept.push(line); }
  return kept.join(' ').split(' ').slice(0, words).join(' ').replace(/[.]+$/, '');
}

/** A place with its preposition, such as "in a hotel" or "at a table". */
const placed = (place: string): string => `${/\b(?:table|bench|window|counter|door|stop|gate|crossing|fence|fountain|edge)$/.test(place) ? 'at' : /\b(?:bridge|roof|beach|island|balcony|terrace|ship|boat|hill|road|street|square|platform|stairs|farm|coast)$/.test(place) ? 'on' : 'in'} ${place}`;

/** Chooses `count` passages in the order of the story's stages, at least one. With more passages than stages, stages get a second or third one. */
function passages(random: Random, count: number): (readonly string[])[] {
  const told = STORY_STAGES.map((stage) => random.shuffle(stage));
  const skipped = new Set(random.shuffle(told.map((_, i) => i).slice(1)).slice(0, Math.max(0, told.length - count)));
  const spare = Math.max(0, count - told.length);
  const more = random.shuffle(told.map((_, i) => i));
  return told.flatMap((stage, i) => (skipped.has(i) ? [] : stage.slice(0, 1 + Math.floor(spare / told.length) + (more.indexOf(i) < spare % told.length ? 1 : 0))));
}

/** Writes a story with a turn and three endings. Hero, place, object and second character come from the form, else by chance. */
export function composeStory(brief: Brief, words: number): string {
  const random = brief.random.fork('story');
  const role = (name: RegExp, chosen: readonly string[]): string => phrase(brief.value(name) ?? '', 6) || random.pick(chosen);
  const cast = brief.rows(/characters?|people|cast/).map((row) => phrase(Object.values(row)[0] ?? '', 4)).filter(Boolean);
  const hero = cast[0] ?? role(/hero|protagonist|main character|character|who\b/, HEROES);
  const where = uncapital(whole(brief.value(/setting|place|where|world|location/) ?? '', 14)).split(/\s+(?:in the last|in the first|in|during|on)\s+/)[0]!;
  const place = where ? where.replace(/^(?:an?)\s/i, 'the ') : random.pick(PLACES);
  const thing = role(/object|thing|item|secret|clue/, THINGS);
  const other = cast[1] ?? role(/antagonist|villain|rival|ally|friend|second character|other/, OTHERS.filter((each) => each !== hero));
  const genre = brief.value(/genre|style|mood|tone/);
  const premise = brief.keyed('premise', 'story_so_far', 'plot') ?? brief.value(/premise|story|idea|plot|situation|summary|topic|theme/) ?? (brief.category ? null : topicOfPrompt(brief.prompt));
  const [hour, years, sign] = [random.pick(HOURS), random.pick(SPANS), random.pick(SIGNS)];
  const slots = {
    hero, Hero: capital(hero), place, Place_cap: capital(place), thing, Thing_cap: capital(thing), other, Other: capital(other),
    hour, Hour_cap: capital(hour), years, Years_cap: capital(years), sign, Sign_cap: capital(sign), sign_bare: sign.replace(/^an? /, ''),
  };
  const there = placed(place);
  const speak = (lines: readonly string[]): string[] => lines.map((line) => say(line, random, slots).replaceAll(`in ${place}`, there).replaceAll(`In ${place}`, capital(there)));
  const twist = random.pick(TWISTS);
  const endings = random.shuffle(ENDINGS.map((kind) => random.pick(kind)));
  const [first, ...middle] = passages(random, Math.max(2, Math.round((words - 165) / 95)));
  const title = random.pick([`${capital(hour)} ${there}`, `What ${capital(hero)} Kept`, 'The Second Door', `${capital(thing)}, Counting`, `${capital(years)} Late`, 'A Chair Too Many', `The Guest ${there}`, `${capital(sign)} for ${capital(hero)}`]);
  return compose([
    block(0, `# ${title}`, premise ? [`*${capital(sentencesWithin(premise, 40))}.*`] : [], 'lines', premise && words >= 120 ? 1 : 0),
    ...(words >= 160 ? particulars(brief, `**Written as:** ${genre ? capital(phrase(genre, 8)) : 'a tale for one evening'}`, 20) : []),
    block(1, words < 140 ? '' : random.pick(['## The setup', '## So far', '## How it begins']), speak(first!), 'sentences', words < 140 ? 1 : 3),
    ...middle.map((lines, i) => block(7 + i, '', speak(lines), 'sentences', 2)),
    block(2, words < 90 ? '**The twist.**' : random.pick(['## The twist', '## The turn', '## What it was']), speak(twist), 'sentences', words < 140 ? 1 : 3),
    ...endings.map(({ name, lines }, i) => block(3 + i, words < 140 ? `**Ending ${LABELS[i]!}.**` : `## Ending ${LABELS[i]!}: ${name}`, speak(lines), 'sentences', 1)),
    ...(words > 1200 ? [block(40, '## If you keep writing', random.shuffle(NEXT_DRAFT).map((line) => say(line, random, slots)), 'numbers', 4)] : []),
  ], words, CLOSING);
}
