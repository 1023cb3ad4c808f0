import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Phrases that readers misunderstood, or that joke about money, loss, security, moderation or errors. Screens, messages and
 * emails say the fact, then the cost, then the next step.
 */
const BANNED = [
  'spell is on the house', 'Light the first flame', 'just in case', 'first that anybody tries', 'a stranger at your door', 'End with the paid month',
  'letters are opened', 'Choose its shelf', 'made of the title', 'The usual one', 'Who may what', 'Not for everybody', 'Take the decision back',
  'Free taste', 'free tastes', 'Close, it goes on', 'it should mind', 'are on the way:', 'moved tokens of', 'No hard feelings', 'Waving the wand',
  'The wand slipped', 'fizzled out', 'landed in your wallet', 'behind the curtain', 'the machinery', 'The owls', 'Goodbye for now',
  'left the shop', 'the magic goes on', 'wherever your people are', 'tap you on the shoulder', 'Nothing is known about the answer', 'mm/dd/yyyy',
] as const;

/** Lines of a file that are no comment; a banned phrase in one of them can reach a reader. */
const linesOf = (path: string): string[] => readFileSync(`${ROOT}${path}`, 'utf8').split('\n').filter((line) => !/^\s*(\/\/|\*|\/\*)/.test(line));

test('no banned phrase is left in what people read', () => {
  const files = ['frontend/', 'backend/'].flatMap((folder) => readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' }).map((path) => folder + path))
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|node_modules|styled-system|\/testing\/|\/migrations\/|auth-toasts\.words/.test(path));
  const found = files.flatMap((path) => linesOf(path).flatMap((line) => BANNED.filter((phrase) => line.includes(phrase)).map((phrase) => `${path}: ${phrase}`)));
  expect(found).toEqual([]);
});
