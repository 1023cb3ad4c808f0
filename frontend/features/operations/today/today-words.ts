import type { Compared, DayFigures } from '#contracts/today.ts';
import { dollars } from '#lib/money.ts';
import { percentWords } from '#lib/percent-words.ts';
import { TODAY_TILES } from '../operations.words.ts';

/** Fewest runs in a day for which the administrators' overview shows rates, because rates of fewer runs mean little. */
const FEWEST = 20;

export interface Tile {
  name: string;
  value: string;
  /** How much a figure differs from yesterday, such as "+18%"; null where there is nothing to compare. */
  change: string | null;
  /** True when a higher figure is better, false when a lower one is; null where neither is better. */
  better: boolean | null;
  then: string;
}

const whole = (count: number): string => count.toLocaleString('en-US');

function signOf(change: number): string {
  if (change === 0) return '';
  return change > 0 ? '+' : '−';
}

/** Returns the change of a figure since yesterday in percent, as text; null when yesterday's figure was 0. */
export function changeOf({ now, then }: Compared): string | null {
  if (then === 0) return null;
  const percent = Math.round((100 * (now - then)) / then);
  return `${signOf(percent)}${percentWords(Math.abs(percent))}`;
}

function tile(name: string, figure: Compared, { words = whole, good = true }: { words?: (value: number) => string; good?: boolean | null } = {}): Tile {
  const rises = figure.now === figure.then || good === null ? null : (figure.now > figure.then) === good;
  return { name, value: words(figure.now), change: changeOf(figure), better: rises, then: TODAY_TILES.then(words(figure.then)) };
}

/** Returns the tile with the share of ended runs that delivered an output. Below 20 runs the tile hides the share. */
function worksTile({ ended, worked }: Pick<DayFigures, 'ended' | 'worked'>): Tile {
  const rate = (place: 'now' | 'then'): number | null => (ended[place] < FEWEST ? null : Math.round((1_000 * worked[place]) / ended[place]) / 10);
  const [now, then] = [rate('now'), rate('then')];
  const points = now === null || then === null ? null : Math.round((now - then) * 10) / 10;
  return {
    name: TODAY_TILES.names.works,
    value: now === null ? TODAY_TILES.noRate(ended.now) : percentWords(now),
    change: points === null ? null : `${signOf(points)}${Math.abs(points)} points`,
    better: points === null || points === 0 ? null : points > 0,
    then: TODAY_TILES.then(then === null ? TODAY_TILES.noRate(ended.then) : percentWords(then)),
  };
}

/** Returns the tiles of the administrators' overview of today, in their order. */
export const tilesOf = (figures: DayFigures): Tile[] => [
  tile(TODAY_TILES.names.revenueCents, figures.revenueCents, { words: dollars }),
  tile(TODAY_TILES.names.signUps, figures.signUps),
  tile(TODAY_TILES.names.people, figures.people),
  tile(TODAY_TILES.names.runs, figures.runs),
  worksTile(figures),
  tile(TODAY_TILES.names.tokensSold, figures.tokensSold),
  tile(TODAY_TILES.names.tokensSpent, figures.tokensSpent),
  tile(TODAY_TILES.names.tokensReturned, figures.tokensReturned, { good: false }),
];
