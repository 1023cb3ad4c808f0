import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitsPattern, PATTERN_INPUT_LIMIT, patternProblem } from './form-pattern.ts';

describe('patternProblem', () => {
  it.each([
    '[A-Z]{2}\\d{4}', '#?[0-9a-f]{6}', '\\(?\\d{3}\\)?[ -]\\d{4}', '(?:red|green|blue)', '(?:ab){2,5}', '(a+)?', '[\\w.-]+@[\\w-]+\\.[a-z]+', '\\\\1', '[(*+]+',
  ])('accepts %s', (pattern) => expect(patternProblem(pattern)).toBeNull());

  it.each([
    '(a+)+', '(a*)*', '(a|a)*', '((a+)b)+', '(?:a?){30}', '(?:(a|b)c){2,}', '(a)\\1', '(?=a)b', '(?<!a)b', '(?<n>a)', '[', 'a{301}',
    'a*a*a*a*a*', '(a|a)'.repeat(26), 'a?'.repeat(30), 'x'.repeat(201),
  ])('refuses %s', (pattern) => expect(patternProblem(pattern)).toBeTypeOf('string'));

  it('lets nothing through that takes long', () => {
    const atom = fc.constantFrom('a', 'b', '.', '[ab]', '\\w');
    const piece = fc.tuple(atom, fc.constantFrom('', '*', '+', '?', '{1,9}', '{2,}')).map((pair) => pair.join(''));
    const group = fc.tuple(fc.array(piece, { minLength: 1, maxLength: 3 }), fc.constantFrom('', '*', '+', '?')).map(([inside, times]) => `(${inside.join('')})${times}`);
    const pattern = fc.array(fc.oneof(piece, group), { minLength: 1, maxLength: 7 }).map((parts) => parts.join(''));
    fc.assert(fc.property(pattern, (source) => {
      const before = process.cpuUsage();
      fitsPattern(source, `${'a'.repeat(PATTERN_INPUT_LIMIT - 1)}!`);
      expect(process.cpuUsage(before).user / 1000).toBeLessThan(400);
    }), { numRuns: 150 });
  });
});

describe('fitsPattern', () => {
  it('matches the whole text', () => {
    expect(fitsPattern('a|b', 'a')).toBe(true);
    expect(fitsPattern('a|b', 'ab')).toBe(false);
  });

  it('never runs a refused pattern', () => expect(fitsPattern('(a+)+', 'a')).toBe(false));
});
