import { expect, it } from 'vitest';
import { repository } from './repository.ts';
import { repeatedStyles } from './style-objects.ts';

/**
 * How many places of the client may repeat a style object (the argument of css()) that stands in two other places too. Lower the number when
 * patterns replace some; never raise it.
 */
const MOST_REPEATED = 70;
/** Longest time of a test that reads and parses every file of the client, which takes 3 s on a quiet machine. */
const WITHIN_MS = 60_000;

it('at most 70 places of the client repeat a style object that stands in two other places too', () => {
  const sources = new Map([...repository('infra/test/style-objects.test.ts')].filter(([path]) => /^frontend\/.*\.tsx?$/.test(path) && !path.includes('.test.')));
  expect(sources.size).toBeGreaterThan(1_000);
  const repeated = repeatedStyles(sources);
  const places = repeated.reduce((sum, each) => sum + each.places.length, 0);
  const worst = repeated.slice(0, 5).map((each) => `${each.places.length} × { ${each.style} } in ${each.places.join(', ')}`);
  expect(places, `write these as patterns (frontend/ui/theme/patterns.ts), recipes or components:\n${worst.join('\n')}\n`).toBeLessThanOrEqual(MOST_REPEATED);
}, WITHIN_MS);

it('the search for repeated style objects ignores the order of declarations, and names the places', () => {
  const files = new Map([
    ['frontend/a.tsx', "const row = css({ gap: '2', color: 'fg' });\nexport const A = () => <p className={cx(row, css({ color: 'fg',\n  gap: '2' }))} />;\n"],
    ['frontend/b.ts', "const look = css(base, { color: 'fg', gap: '2' });\n"],
  ]);
  expect(repeatedStyles(files)).toEqual([{ style: "color: 'fg', gap: '2'", places: ['frontend/a.tsx:1', 'frontend/a.tsx:2', 'frontend/b.ts:1'] }]);
});

it('the search for repeated style objects ignores single declarations, objects that occur only twice, and calls of patterns', () => {
  const files = new Map([['frontend/a.ts', "css({ gap: '1' });css({ gap: '1' });css({ gap: '1' });css({ gap: '1', color: 'fg' });css({ gap: '1', color: 'fg' });wrap({ gap: '1', color: 'fg' });css({ gap: '1', color: 'bg' });\n"]]);
  expect(repeatedStyles(files)).toEqual([]);
});
