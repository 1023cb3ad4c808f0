import fc from 'fast-check';
import { PATTERN_LIMIT } from '#contracts/form-pattern.ts';

const LITERALS = ['a', 'b', 'c', 'Z', '1', ' ', '-', '_', '!', 'é', 'ß', 'K', 'Ω', '😀', '\\.', '\\/', '\\n', '\\u00e9', '\\x41', '\\u{1f600}', '\\ud83d\\ude00', '\\cJ', '[\\0]', '\\t'];
const SETS = ['.', '\\d', '\\D', '\\w', '\\W', '\\s', '\\S', '\\p{L}', '\\P{L}', '\\p{Lu}', '\\p{Script=Greek}', '\\p{N}', '\\p{Emoji}', '[^]', '[]'];
const MEMBERS = ['a', 'b', 'c', 'a-c', '0-9', 'A-Z', '_', '\\-', '\\]', '\\b', '\\s', '\\S', '\\w', '\\W', '\\d', '\\p{L}', '\\P{N}', 'é', '😀', '^', '.', '\\u00e0-\\u00ff', '\\u{1f600}-\\u{1f64f}'];
const EDGES = ['^', '$', '\\b', '\\B', '(?:^|a)', '(?:$|b)'];

const classes = fc.tuple(fc.boolean(), fc.array(fc.constantFrom(...MEMBERS), { maxLength: 4 })).map(([negated, members]) => `[${negated ? '^' : ''}${members.map((member, at) => (at === 0 && member === '^' ? '\\^' : member)).join('')}]`);
const atoms = fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...LITERALS) }, { weight: 4, arbitrary: fc.constantFrom(...SETS) }, { weight: 3, arbitrary: classes });

/** Small patterns with every construct that the engine takes; V8 can run them on short texts. */
export const smallPatterns = (): fc.Arbitrary<string> => {
  const counts = fc.constantFrom('', '', '', '*', '+', '?', '{2}', '{1,3}', '{0,2}', '{2,}', '{0}', '*?', '+?', '??', '{1,2}?');
  const piece = fc.tuple(atoms, counts).map((pair) => pair.join(''));
  const { pattern } = fc.letrec<{ pattern: string; group: string }>((tie) => ({
    group: fc.tuple(fc.constantFrom('(', '(?:'), tie('pattern'), counts).map(([opening, inside, count]) => `${opening}${inside})${count}`),
    pattern: fc.array(
      fc.array(fc.oneof({ maxDepth: 3, depthIdentifier: 'group' }, { weight: 6, arbitrary: piece }, { weight: 1, arbitrary: fc.constantFrom(...EDGES) }, { weight: 2, arbitrary: tie('group') }), { maxLength: 4 }).map((parts) => parts.join('')),
      { minLength: 1, maxLength: 2 },
    ).map((branches) => branches.join('|')),
  }));
  // The engine refuses patterns longer than PATTERN_LIMIT or with more than 8 `\p{…}`, so the generator drops them.
  return pattern.filter((text) => text.length <= PATTERN_LIMIT && (text.match(/\\p/gi)?.length ?? 0) <= 8);
};

/** Texts of up to 8 characters, most of them characters that the patterns above can match. */
export const shortTexts = (): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom('a', 'a', 'b', 'b', 'c', 'Z', 'A', '1', ' ', '-', '_', '!', '.', '/', 'é', 'ß', 'K', 'k', 'Ω', 'ω', '😀', '😡', '\n', '\r', '\t', '\u00a0', '\u2028', '\ufeff', '\u0000', '\b', ']', '^'), { maxLength: 8 }).map((characters) => characters.join(''));

/** Patterns of an attacker: unbounded repeats and large counts nested in each other, up to PATTERN_LIMIT characters. */
export const hostilePatterns = (): fc.Arbitrary<string> => {
  const atom = fc.constantFrom('a', 'b', '.', '[ab]', '\\w', '\\S', '[^b]', '\\p{L}', '[\\p{L}\\p{N}]', '[^\\P{L}\\p{Lu}]', '(?:a|b|ab)', '(a|a)', '(?:a?)', '(?:|a)', '\\b', '(?:^|a)', '(?:$|a)');
  const count = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom('', '*', '+', '?', '{2,}', '{0,300}', '*?', '+?') },
    { weight: 2, arbitrary: fc.constantFrom('{1,9}', '{3}', '{0,20}') },
    { weight: 1, arbitrary: fc.constantFrom('{0,75}', '{1,149}', '{150}', '{100,}', '{1000}') },
  );
  const wrapped = (inside: fc.Arbitrary<string>): fc.Arbitrary<string> =>
    fc.tuple(fc.array(inside, { minLength: 1, maxLength: 4 }), fc.constantFrom('', '|', '|a*'), count).map(([parts, other, times]) => `(?:${parts.join('')}${other})${times}`);
  const piece = fc.tuple(atom, count).map(([what, times]) => (/^\\[bB]$/.test(what) ? what : `${what}${times}`));
  const any = fc.oneof({ weight: 4, arbitrary: piece }, { weight: 2, arbitrary: wrapped(piece) }, { weight: 2, arbitrary: wrapped(wrapped(piece)) }, { weight: 1, arbitrary: wrapped(wrapped(wrapped(piece))) });
  const repeated = fc.tuple(piece, fc.integer({ min: 2, max: 40 })).map(([part, times]) => part.repeat(Math.min(times, Math.floor(190 / part.length))));
  return fc.tuple(fc.constantFrom('', '^'), fc.oneof({ weight: 3, arbitrary: fc.array(any, { minLength: 1, maxLength: 9 }).map((parts) => parts.join('')) }, { weight: 1, arbitrary: repeated }), fc.constantFrom('', '$', '!', 'c')).map((parts) => parts.join('').slice(0, PATTERN_LIMIT));
};

/** The longest texts that patterns are tried on. The second to fourth end in a character that keeps most patterns from matching. */
export const longTexts = (length: number): readonly string[] => [
  'a'.repeat(length), `${'a'.repeat(length - 1)}!`, `${'ab'.repeat(length / 2 - 1)}a!`, `${'é'.repeat(length - 1)}\n`, '😀'.repeat(length / 2),
];
