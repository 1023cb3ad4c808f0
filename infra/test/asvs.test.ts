import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { asvsProblems } from './asvs.ts';

const FOLDER = 'docs/asvs';
const read = (name: string): string => readFileSync(`${FOLDER}/${name}`, 'utf8');
/** Returns whether a file exists, and also the heading in it when the place names one. */
function isThere(place: string): boolean {
  const [file = '', section] = place.split('#');
  if (!existsSync(file) || section === undefined) return existsSync(file);
  return [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].some(([, heading = '']) => heading.toLowerCase().replaceAll(' ', '-') === section);
}
const pages = readdirSync(FOLDER).filter((name) => name !== 'README.md').map((name) => ({ name, text: read(name) }));

it('each ASVS requirement of levels 1 and 2 has one state, existing tests, and is included in the counts', () => {
  expect(asvsProblems(pages, read('README.md'), isThere)).toEqual([]);
  const ids = pages.flatMap(({ text }) => [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| ([12]) \|/gm)].map(([, id, level]) => ({ id, level })));
  // Version 5.0 of the ASVS has 70 requirements of level 1 and 183 of level 2.
  expect([ids.filter(({ level }) => level === '1').length, ids.filter(({ level }) => level === '2').length]).toEqual([70, 183]);
  for (const { name } of pages) expect(read('README.md')).toContain(`](${name}#`);
});

const PAGE = ['## V1 Encoding', '', '| id | level | asks for | state |', '|---|---|---|---|', '| 1.1.1 | 2 | one thing | tested: `a.test.ts` |', '| 1.1.2 | 1 | another | open: no test |', '| 1.2.1 | 1 | a third | not applicable: no such part |', '| 1.2.2 | 2 | a page | documented: `docs/a.md#part` |'].join('\n');
const INDEX = '| [V1 Encoding](a.md#v1) | 1 | 1 | 1 | 1 |\n| all 4 | 1 | 1 | 1 | 1 |';
const problemsOf = (from: string, to: string, index = INDEX): string[] => asvsProblems([{ name: 'a.md', text: PAGE.replace(from, to) }], index, (file) => file === 'a.test.ts' || file === 'docs/a.md#part');

it('the check of the ASVS pages accepts a small correct page', () => expect(problemsOf('', '')).toEqual([]));

it.each([
  ['a test that does not exist', '`a.test.ts`', '`gone.test.ts`', 'a.md 1.1.1: gone.test.ts does not exist.'],
  ['a file that is not a test', '`a.test.ts`', '`a.test.ts`, `a.ts`', 'a.md 1.1.1: `a.ts` is no test file.'],
  ['a section that does not exist', '#part', '#other', 'a.md 1.2.2: no section of a document.'],
  ['an id in two rows', '| 1.1.2 |', '| 1.1.1 |', 'a.md 1.1.1: comes twice.'],
  ['an id of another chapter', '| 1.1.2 |', '| 2.1.2 |', 'a.md 2.1.2: no id of its chapter.'],
  ['an id without its third number', '| 1.1.2 |', '| 1.1 |', 'a.md 1.1: no id of its chapter.'],
  ['a level other than 1 and 2', '| 1.1.2 | 1', '| 1.1.2 | 3', 'a.md 1.1.2: no level 1 or 2.'],
])('the check of the ASVS pages finds %s', (_what, from, to, problem) => expect(problemsOf(from, to)).toEqual([problem]));

it('the check of the ASVS pages finds a row without a state, and counts that differ from the page', () => {
  expect(problemsOf('open: no test', 'later')).toEqual(['a.md 1.1.2: not exactly one state with its reason.', 'README.md does not say: V1 | 1 | 1 | 1 | 0 |', 'README.md does not say: all 3 | 1 | 1 | 1 | 0 |']);
  expect(problemsOf('', '', INDEX.replace('| 1 | 1 | 1 | 1 |\n', '| 2 | 1 | 1 | 0 |\n'))).toEqual(['README.md does not say: V1 | 1 | 1 | 1 | 1 |']);
});
