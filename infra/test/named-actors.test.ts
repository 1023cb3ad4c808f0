import { expect, it } from 'vitest';
import { unnamedActors } from './named-actors.ts';
import { repository } from './repository.ts';

const found = (path: string, text: string): string[] => unnamedActors(new Map([[path, text]]));

it('every comment and test name of the repository names its actor', () => {
  expect(unnamedActors(repository('infra/test/named-actors.test.ts'))).toEqual([]);
});

it.each([
  ['a comment at the end of a line', 'backend/a.ts', 'send(); // Nobody waits for it.', 'Nobody'],
  ['a block of one line', 'frontend/a.tsx', '/** What somebody bought. */', 'somebody'],
  ['a block among parameters', 'backend/a.ts', 'send(/* to whoever asked */ id);', 'whoever'],
  ['a line within a block', 'infra/a.mjs', ' * Waits for whoever holds the lock.', 'whoever'],
  ['a comment of SQL', 'backend/migrations/a.ts', '        -- Null once everybody has left.', 'everybody'],
  ['the name of a test', 'backend/a.test.ts', "it('tells nobody else', () => undefined);", 'nobody'],
  ['the name of a group', 'e2e/specs/a.spec.ts', 'test.describe("somebody else", () => undefined);', 'somebody'],
  ['the name of a step', 'e2e/specs/a.spec.ts', "await test.step('and everybody was told', () => undefined);", 'everybody'],
  ['the name of tests in rows', 'backend/a.test.ts', "])('%s is open to anybody', () => undefined);", 'anybody'],
  ['the first column of a row', 'backend/a.test.ts', "  ['not free for whoever has the link', 3],", 'whoever'],
])('the check of named actors finds %s', (_what, path, text, word) => {
  expect(found(path, `const first = 1;\n${text}`)).toEqual([`${path}:2 says "${word}". Name who acts: the buyer, the author, the reader, the worker, the browser.`]);
});

it.each([
  ['an identifier', 'backend/a.test.ts', 'const somebody = await reader();'],
  ['a text of a screen', 'frontend/a.words.ts', "  empty: 'Nobody follows you yet.',"],
  ['a value in a test', 'backend/a.test.ts', "  expect(await find('nobody')).toBeNull();"],
  ['a later column of a row', 'backend/a.test.ts', "  ['an unknown name', 'nobody'],"],
  ['an address in a string', 'backend/a.ts', "const page = 'https://nobody.example/x';"],
  ['the command line of a user', 'infra/README.md', 'Database servers run as `nobody`.'],
])('the check of named actors lets %s pass', (_what, path, text) => expect(found(path, text)).toEqual([]));
