import { pluralWord } from '#contracts/plural.ts';
import type { AchievementNews } from './achievement-event.ts';

/** Duration in ms of the closing animation of an achievement card (docs/rules/rewards.md#achievement-card). */
export const CLOSE_DELAY_MS = 300;
/** How long in ms an achievement card stays without pointer or focus before it shrinks to a chip. */
export const SHRINK_AFTER_MS = 8_000;

/** A group of achievements that one card shows. */
export interface Batch {
  /** Number of the achievement card, counted up, by which two cards with the same batch name differ. */
  turn: number;
  /** Name of the group of achievements on this card, such as the id of the run that earned them. */
  name: string;
  news: readonly AchievementNews[];
  /** Whether the user opened this achievement card again from the chip. */
  reopened: boolean;
}

/** The queue of achievement cards: `shown` is on the page, `waiting` come after it, and `chip` has the achievements of cards that shrank. */
export interface AchievementLine {
  turn: number;
  shown: Batch | null;
  /** True while the shown achievement card plays its closing animation. */
  leaving: boolean;
  waiting: readonly Batch[];
  chip: readonly AchievementNews[];
}

export type LineStep =
  | { type: 'came'; news: AchievementNews }
  | { type: 'closed' | 'gone' | 'shrank' | 'opened' }
  | { type: 'seen'; keys: readonly string[] };

export const EMPTY_LINE: AchievementLine = { turn: 0, shown: null, leaving: false, waiting: [], chip: [] };

/**
 * Computes the next state of the queue of achievement cards. A card waits until the one before it has closed or shrunk. A new achievement
 * joins a waiting card of its batch, and is ignored when a card already shows it.
 */
export function nextLine(line: AchievementLine, step: LineStep): AchievementLine {
  switch (step.type) {
    case 'came':
      return come(line, step.news);
    case 'closed':
      return line.shown ? { ...line, leaving: true } : line;
    case 'gone':
      return line.leaving ? advance(line) : line;
    case 'shrank':
      return line.shown && !line.leaving ? { ...advance(line), chip: [...line.chip, ...line.shown.news] } : line;
    case 'opened': {
      if (line.chip.length === 0) return line;
      const turn = line.turn + 1;
      return { turn, shown: { turn, name: `chip ${turn}`, news: line.chip, reopened: true }, leaving: false, waiting: line.shown && !line.leaving ? [line.shown, ...line.waiting] : line.waiting, chip: [] };
    }
    case 'seen':
      return without(line, new Set(step.keys));
  }
}

function come(line: AchievementLine, news: AchievementNews): AchievementLine {
  const { key } = news;
  const all = [...(line.shown?.news ?? []), ...line.waiting.flatMap((batch) => batch.news), ...line.chip];
  if (key !== undefined && all.some((one) => one.key === key)) return line;
  const name = news.batch ?? `one ${key ?? line.turn + 1}`;
  const join = (batch: Batch): Batch => (batch.name === name ? { ...batch, news: [...batch.news, news] } : batch);
  if (line.shown?.name === name && !line.leaving) return { ...line, shown: join(line.shown) };
  if (line.waiting.some((batch) => batch.name === name)) return { ...line, waiting: line.waiting.map(join) };
  const turn = line.turn + 1;
  const batch: Batch = { turn, name, news: [news], reopened: false };
  return line.shown ? { ...line, turn, waiting: [...line.waiting, batch] } : { ...line, turn, shown: batch };
}

function advance(line: AchievementLine): AchievementLine {
  const [shown = null, ...waiting] = line.waiting;
  return { ...line, shown, waiting, leaving: false };
}

/** Removes achievements that the user saw on another device from all cards, except from a card that the user opened. */
function without(line: AchievementLine, keys: ReadonlySet<string>): AchievementLine {
  const kept = (news: readonly AchievementNews[]): AchievementNews[] => news.filter(({ key }) => key === undefined || !keys.has(key));
  const waiting = line.waiting.map((batch) => ({ ...batch, news: kept(batch.news) })).filter(({ news }) => news.length > 0);
  const next = { ...line, waiting, chip: kept(line.chip) };
  if (!line.shown || line.leaving || line.shown.reopened) return next;
  const news = kept(line.shown.news);
  return news.length === 0 ? advance(next) : { ...next, shown: { ...line.shown, news } };
}

/** Returns the text of an achievement card: "3 achievements · +5 tokens", or the title of a single achievement. */
export function batchWords(news: readonly AchievementNews[]): string {
  const [first] = news;
  if (news.length === 1 && first) return first.title;
  return [`${news.length} achievements`, gainWords(news)].filter(Boolean).join(' · ');
}

/** Returns the tokens of an achievement card as "+5 tokens"; empty when there are none, for example while the user's email is unconfirmed. */
export function gainWords(news: readonly AchievementNews[]): string {
  const gain = news.reduce((sum, { tokens = 0 }) => sum + tokens, 0);
  return gain === 0 ? '' : `+${gain} ${pluralWord(gain, 'token')}`;
}

/** Returns the keys of these achievements, with which the server marks them as seen. */
export const keysOf = (news: readonly AchievementNews[]): string[] => news.flatMap(({ key }) => key ?? []);
