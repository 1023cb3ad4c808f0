import type { Brief } from '../brief.ts';
import { block, compose } from './composition.ts';
import { capital, say, uncapital } from './grammar.ts';
import { particulars } from './particulars.ts';
import { ENDINGS, NEXT_DRAFT, STORY_BEATS, TWISTS } from './story-bank.ts';
import { phrase, topicOfPrompt, whole } from './voice.ts';

const HEROES = ['the lamplighter', 'the night clerk', 'the ferry pilot', 'the clockmaker', 'the beekeeper'];
const PLACES = ['the harbour house', 'the old signal station', 'the glasshouse', 'the last inn before the pass', 'the reading room'];
const THINGS = ['the brass lantern', 'the locked piano', 'the blue suitcase', 'the map cabinet', 'the grandfather clock'];
const OTHERS = ['the baker', 'the visitor', 'the postwoman', 'the stranger', 'the twin'];
const LABELS = ['A', 'B', 'C'];
const CLOSING = ['Nobody ever asked twice.', 'The lamp stayed lit.', 'It rained, of course.', 'And the tea was still warm.', 'That, at least, was true.', 'Somewhere a door closed, gently, on purpose.', 'The rest of it belongs to whoever tells it next.', 'In the morning the gulls had opinions about everything except this.', 'Listen.', 'Then quiet.'];

/** The first whole sentences of at most `words` words; the first one is cut when it alone is longer. */
function sentencesWithin(text: string, words: number): string {
  const kept: string[] = [];
  for (const line of text.replace(/\s+/g, ' ').split(/(?<=[.!?])\s+/)) { if (kept.length > 0 && `${kept.join(' ')} ${line}`.split(' ').length > words) break; kept.push(line); }
  return kept.join(' ').split(' ').slice(0, words).join(' ').replace(/[.]+$/, '');
}

/** A story with its turn and three endings, cast from the form: hero, place, object and the other one. */
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
  const slots = { hero, Hero: capital(hero), place, Place_cap: capital(place), thing, Thing_cap: capital(thing), other, Other: capital(other) };
  const speak = (lines: readonly string[]): string[] => lines.map((line) => say(line, random, slots));
  const twist = random.pick(TWISTS);
  const endings = random.shuffle(ENDINGS).slice(0, 3);
  const [first, ...middle] = STORY_BEATS;
  const beats = [first!, ...middle.slice(0, Math.max(1, Math.round((words - 260) / 95)))];
  const title = random.pick([`A Quarter Past Four in ${capital(place)}`, `What ${capital(hero)} Kept`, `The Second Door`, `${capital(thing)}, Counting`]);
  return compose([
    block(0, `# ${title}`, premise ? [`*${capital(sentencesWithin(premise, 40))}.*`] : [], 'lines', premise && words >= 120 ? 1 : 0),
    ...(words >= 160 ? particulars(brief, `**Written as:** ${genre ? capital(phrase(genre, 8)) : 'a tale for one evening'}`, 20) : []),
    block(1, words < 140 ? '' : '## The setup', speak(beats[0]!), 'sentences', words < 140 ? 1 : 3),
    ...beats.slice(1).map((lines, i) => block(7 + i, '', speak(lines), 'sentences', 2)),
    block(2, words < 90 ? '**The twist.**' : '## The twist', speak(twist), 'sentences', words < 140 ? 1 : 3),
    ...endings.map(({ name, lines }, i) => block(3 + i, words < 140 ? `**Ending ${LABELS[i]!}.**` : `## Ending ${LABELS[i]!}: ${name}`, speak(lines), 'sentences', 1)),
    ...(words > 1200 ? [block(40, '## If you keep writing', NEXT_DRAFT.map((line) => say(line, random, slots)), 'numbers', 4)] : []),
  ], words, CLOSING);
}
