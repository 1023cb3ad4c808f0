import { expect, it } from 'vitest';
import { hintsWithoutKeyboard, NO_HINTS, textsAboutKeys } from './key-hints.ts';
import { repository } from './repository.ts';

/** Longest time of a test that reads and parses every file of the client, which takes 3 s on a quiet machine. */
const WITHIN_MS = 60_000;

const client = (): Map<string, string> => new Map([...repository('infra/test/key-hints.test.ts')].filter(([path]) => /^frontend\/.*\.tsx?$/.test(path) && !path.includes('.test.')));
const hints = (text: string): string[] => hintsWithoutKeyboard(new Map([['frontend/a.tsx', text]]));
const texts = (text: string): string[] => textsAboutKeys(new Map([['frontend/a.words.ts', text]]));

it('every hint about keys is hidden on touch screens, however wide they are', () => {
  const files = client();
  expect(files.size).toBeGreaterThan(1_000);
  expect(hintsWithoutKeyboard(files)).toEqual([]);
  expect(textsAboutKeys(files)).toEqual([]);
  expect(Object.keys(NO_HINTS).filter((path) => !files.has(path)), 'files that are gone').toEqual([]);
}, WITHIN_MS);

it.each([
  ['a key without the class', "const A = () => <p className={css({ hideBelow: 'lg' })}><Kbd>?</Kbd> all keys</p>;"],
  ['an element of HTML', 'const A = () => <kbd>?</kbd>;'],
  ['the picture of a keyboard on a button', 'const A = () => <IconButton label="Keys"><Keyboard /></IconButton>;'],
  ['the class on an element beside it', 'const A = () => <p><span className={keysOnly}>a</span><Kbd>A</Kbd></p>;'],
  ['a constant without the class', "const hints = css({ gap: '1' });\nconst A = () => <p className={hints}><Kbd>A</Kbd></p>;"],
  ['a key as the hint of a menu item', 'const A = () => <MenuItem value="move" hint="M">Move</MenuItem>;'],
])('the search for hints about keys finds %s', (_what, text) => expect(hints(text)).toHaveLength(1));

it.each([
  ['the class on the element', 'const A = () => <span className={keysOnly}><Kbd>A</Kbd></span>;'],
  ['the class further out', 'const A = () => <p className={cx(hints, keysOnly)}><Sentence text="{key} opens it" parts={{ key: <Kbd>A</Kbd> }} /></p>;'],
  ['the class through a constant', "const wide = cx(css({ gap: '1' }), keysOnly);\nconst A = () => <p className={cx(wide, other)}><Kbd>A</Kbd></p>;"],
  ['a count as the hint of a menu item', 'const A = () => <MenuItem value="move" hint={unread}>Move</MenuItem>;'],
  ['the shortcut of a menu item', 'const A = () => <MenuItem value="move" shortcut="M">Move</MenuItem>;'],
])('the search for hints about keys lets %s pass', (_what, text) => expect(hints(text)).toEqual([]));

it.each(["none: 'Nothing matches. Esc closes the list.'", "text: 'Press S on a prompt.'", "text: 'The first five run by the keys 1 to 5.'", 'text: (name: string) => `Move ${name} with Alt and an arrow key.`'])('the search for texts about keys finds %s', (property) => {
  expect(texts(`export const A = { ${property} };`)).toHaveLength(1);
});

it.each(["moveKeys: 'Alt and an arrow key move one too.'", "rows: [['Ctrl A', 'Select all']]", "dragInstructions: 'Press Space to take it. Press Escape to leave it.'", "keyText: 'Make a key in {settings}.'", "help: 'Press Enter after each.'"])('the search for texts about keys lets %s pass', (property) => {
  expect(texts(`export const A = { ${property} };`)).toEqual([]);
});
