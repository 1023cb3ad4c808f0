import { median } from '../measure/median.ts';

/** A function that processes a text that people wrote. It is timed with texts of `limit` characters and of half as many. */
export interface GrowthCase {
  /** The process that the function blocks while it runs: the API, the one that reads imports, the worker, or the reader's browser. */
  where: 'api' | 'import process' | 'worker' | 'browser';
  what: string;
  /** The largest length in characters of a text that the function accepts. */
  limit: number;
  run(text: string): unknown;
}

export interface Growth {
  where: GrowthCase['where'];
  what: string;
  limit: number;
  /** The piece of text that, repeated up to the limit, makes the function slowest. */
  piece: string;
  /** The function's median times in ms for half of the largest length, and for the largest length. */
  half: number;
  full: number;
  /** The function's time for the largest text divided by its time for half of it; null where the times are too short to compare. */
  ratio: number | null;
}

/** The largest allowed growth of a function's time when the text doubles: twice, and a tenth more for disturbances. */
export const GROWTH_LIMIT = 2.2;
/** The shortest time in ms of a function for which the growth is a meaningful number. */
const COMPARABLE_MS = 5;
/** The longest time in ms that a function on users' texts may block the API's event loop. */
export const HOLD_LIMIT_MS = 50;
const RUNS = 5;
/** Each of the five timed samples lasts at least this many ms, because a garbage collection would distort a short one. */
const SAMPLE_MS = 30;

/**
 * Pieces that are repeated to find slow texts for a function: openings without an end, ends without an opening, long runs of one character,
 * and ordinary words.
 */
const PIECES = [
  'a', 'a ', ' ', '\n', '\n\n', ' \n', '\t', '\r\n', '`', '`a`` ', '[', '![', '[a](', '[a]', '[AB]', '<ab ', '<ab cd> ', '</', '{{', '{{a}}', '\n{{a}}', '${a:', '${a}', '%aaa', '**', '**a ', '*a ', '__a ',
  '# ', '#', '---\n', '> ', '|a|\n', '-|-\n', '1. ', '. ', '. A', '"', '""', "'", ',', 'a,', ';', '\\', ':', '((', '=', 'http://', '\u0301', '\u4e2d', '\ud83d\ude00', 'Never ', 'the quick brown fox jumps over ', `${'a'.repeat(40)} `,
];

/** Makes a text that repeats one piece and ends differently, so that a search for an end must read the whole text. */
const repeated = (piece: string, length: number): string => `${piece.repeat(Math.ceil(length / piece.length)).slice(0, length - 1)}x`;

/** Makes a text of this many characters whose words are all different. */
export function differentWords(length: number): string {
  let text = '';
  for (let word = 0; text.length < length; word += 1) text += `w${word.toString(36)} `;
  return text.slice(0, length);
}

/** Times a function by the processor time of this process, at most the time that passed. @returns ms per call */
function timed(run: () => unknown, times = 1): number {
  const [spent, began] = [process.cpuUsage(), performance.now()];
  for (let time = 0; time < times; time += 1) {
    try {
      run();
    } catch {
      // Times a function that refuses the text like one that accepts it.
    }
  }
  const { user, system } = process.cpuUsage(spent);
  return Math.min((user + system) / 1_000, performance.now() - began) / times;
}

/** How many texts, samples and runs a measurement of a function's growth uses. */
export interface GrowthEffort {
  /** The length at which slow texts are searched, as a part of the largest one, because fast growth is visible there too. */
  searchAt: number;
  /** For how many of the slowest texts a function's growth is measured. */
  texts: number;
  /** From how many samples each median time of a function is computed. */
  runs: number;
  sampleMs: number;
}
/** The effort with which the published table of growth is measured. */
export const THOROUGH: GrowthEffort = { searchAt: 1, texts: 3, runs: RUNS, sampleMs: SAMPLE_MS };
/** The effort with which every test run measures growth: a search at a third of the length, and one text. Quadratic work still takes four times as long. */
export const QUICK: GrowthEffort = { searchAt: 1 / 3, texts: 1, runs: 3, sampleMs: 10 };

/** Finds the texts for which a function is slowest, and measures it with them at the largest length and at half of it. */
export function measureGrowth({ where, what, limit, run }: GrowthCase, effort: GrowthEffort = THOROUGH): Growth {
  const texts = [...PIECES.map((piece) => ({ piece, make: (length: number) => repeated(piece, length) })), { piece: 'different words', make: differentWords }];
  for (let warm = 0; warm < 10; warm += 1) timed(() => run(differentWords(Math.min(limit, 500))));
  const slowest = texts.map((text) => ({ ...text, ms: timed(() => run(text.make(Math.ceil(limit * effort.searchAt)))) })).sort((a, b) => b.ms - a.ms).slice(0, effort.texts);
  const measured = slowest.map(({ piece, make, ms }): Growth => {
    const times = Math.min(50, Math.ceil(effort.sampleMs / Math.max(ms / effort.searchAt, 0.1)));
    const [small, large] = [make(Math.floor(limit / 2)), make(limit)];
    const [halves, fulls]: [number[], number[]] = [[], []];
    for (let turn = 0; turn < effort.runs; turn += 1) {
      halves.push(timed(() => run(small), times * 2));
      fulls.push(timed(() => run(large), times));
    }
    const [half, full] = [median(halves), median(fulls)];
    return { where, what, limit, piece: JSON.stringify(piece), half, full, ratio: full > COMPARABLE_MS ? full / Math.max(half, 0.01) : null };
  });
  return measured.sort((a, b) => (b.ratio ?? 0) - (a.ratio ?? 0) || b.full - a.full)[0]!;
}

/** Returns the same function with half of its largest length. */
export const halved = (each: GrowthCase): GrowthCase => ({ ...each, limit: Math.floor(each.limit / 2) });

/**
 * Returns a sentence when a function's time grows too fast; null when all is well. `allowed`: how many times as long twice the text may take.
 * A full heap or cache can make a single doubling expensive, while work that grows too fast does so at every length. So `before` measures the
 * doubling before this one when the first result is too high.
 */
export function growthProblem({ where, what, limit, piece, half, full, ratio }: Growth, allowed = GROWTH_LIMIT, before?: () => Growth): string | null {
  const figures = `${what}, ${limit} characters of ${piece}: ${half.toFixed(1)} ms, then ${full.toFixed(1)} ms`;
  const grewBefore = (): boolean => {
    const earlier = before?.();
    return earlier === undefined || earlier.full > allowed * earlier.half;
  };
  if (ratio !== null && ratio > allowed && grewBefore()) return `${figures} (${ratio.toFixed(1)} times)`;
  return where === 'api' && full > HOLD_LIMIT_MS ? `${figures}: the event loop is held` : null;
}
