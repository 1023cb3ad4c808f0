import type { ContentType } from '#contracts/primitives.ts';
import type { ThemeSeed } from '#modules/challenges/theme-seed.port.ts';

type Row = readonly [title: string, theme: string, difficulty: 1 | 2 | 3, ask: string, example: string, ...rules: string[]];

/** Makes challenge themes of one content type from rows of title, sentence, difficulty, question, example answer and rules. */
export const themes = (contentType: ContentType, rows: readonly Row[]): readonly ThemeSeed[] =>
  rows.map(([title, theme, difficulty, ask, example, ...rules]) => ({ title, theme, contentType, difficulty, ask, example, rules }));
