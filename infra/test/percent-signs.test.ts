import { expect, it } from 'vitest';
import { percentSignsApart } from './percent-signs.ts';
import { repository } from './repository.ts';

const found = (path: string, text: string): string[] => percentSignsApart(new Map([[path, text]]));

it('no screen, message or email writes a space before a percent sign', () => {
  expect(percentSignsApart(repository('infra/test/percent-signs.test.ts'))).toEqual([]);
});

it.each([
  ['after a value in a text', 'frontend/a.words.ts', 'const a = `${share} % alike`;'],
  ['after a value of JSX', 'frontend/a.tsx', '<td>{share} %</td>'],
  ['after a number', 'backend/a.catalogue.ts', "const a = 'You get 80 % of it.';"],
  ['with a space that does not break', 'frontend/a.words.ts', 'const a = `${share}\u00A0%`;'],
])('the check of percent signs finds a space %s', (_what, path, line) => {
  expect(found(path, `const first = 1;\n${line}`)).toEqual([`${path}:2 writes a space before a percent sign. Write 71%, with percentWords of frontend/lib.`]);
});

it.each([
  ['a sign without a space', 'frontend/a.words.ts', 'const a = `${share}% alike`;'],
  ['a comment', 'frontend/a.ts', '/** Amber from 80 % on. */'],
  ['a remainder', 'frontend/a.ts', 'const a = (count + 1) % 3;'],
  ['the value of a test', 'backend/a.int.test.ts', "const reason = '100 % luck';"],
])('the check of percent signs lets %s pass', (_what, path, line) => expect(found(path, line)).toEqual([]));
