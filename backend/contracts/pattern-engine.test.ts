import { createContext, Script } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shortTexts, smallPatterns } from '#testing/generated-patterns.ts';
import { slowestPattern } from '#testing/slowest-pattern.ts';
import { sized } from '#testing/size.ts';
import { PATTERN_INPUT_LIMIT } from './form-pattern.ts';
import { compilePattern, createPatternCheck, PATTERN_BUDGET } from './pattern-engine.ts';
import { PROPERTY_NAMES } from './pattern-properties.ts';

const problem = (pattern: string) => createPatternCheck().problem(pattern);
const fits = (pattern: string, text: string) => createPatternCheck().verdict(pattern, text) === 'fits';
/** Matches a form field's pattern with the browser's own engine. The server's engine must give the same answers. */
const inV8 = (pattern: string, text: string) => new RegExp(`^(?:${pattern})$`, 'u').test(text);

const SCRIPT = new Script("new RegExp('^(?:' + pattern + ')$', 'u').test(text)");
const CONTEXT = createContext({});
/** Matches like `inV8`. Null when that takes a second, because V8 backtracks for ever with some generated patterns. */
function inV8WithinASecond(pattern: string, text: string): boolean | null {
  try {
    return SCRIPT.runInContext(Object.assign(CONTEXT, { pattern, text }), { timeout: 1_000 }) === true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return null;
    throw error;
  }
}

/** How many generated patterns are compared with V8, with six texts each. */
const RUNS = sized(500, 2_000);

describe('which patterns can be used', () => {
  it.each([
    '[A-Z]{2}\\d{4}', '#?[0-9a-f]{6}', '\\(?\\d{3}\\)?[ -]\\d{4}', '(?:red|green|blue)', '(?:ab){2,5}', '(a+)?', '[\\w.-]+@[\\w-]+\\.[a-z]+', '\\\\1', '[(*+]+',
    '(a+)+', '(?<year>\\d{4})', '\\u00e9', '[^]', '\\p{Script=Greek}', '\\s+', '[A-Za-z0-9@][A-Za-z0-9 ._\\/-]*', '[\\p{L}\\p{N}]{1,2}', 'a*a*a*a*a*b', '.{0,300}',
  ])('accepts the form field pattern %s', (pattern) => expect(problem(pattern)).toBeNull());

  it.each([
    ['(?=a)b', 'Look-aheads, like (?=…)'], ['(?!a)b', 'Look-aheads, like (?!…)'], ['(?<=a)b', 'Look-behinds, like (?<=…)'], ['(?<!a)b', 'Look-behinds, like (?<!…)'],
    ['(a)\\1', 'Back references, like \\1,'], ['(?<n>a)\\k<n>', 'Back references, like \\k<n>,'], ['\\p{Script_Extensions=Greek}', 'The property \\p{Script_Extensions=Greek}'],
    ['(?:a{100}){100}', 'more than 500 steps'], ['(a{1000}){1000}', 'more than 500 steps'], ['x'.repeat(201), 'under 200 characters'], ['[', 'not a valid'], ['\\p{L}'.repeat(9), 'at most 8 properties'],
  ])('tells the author why the pattern %s cannot be used', (pattern, words) => expect(problem(pattern)).toContain(words));

  it('accepts every text for a pattern that cannot be used', () => {
    expect(fits('(?=a)b', 'x')).toBe(true);
    expect(fits('[', 'x'.repeat(1000))).toBe(true);
  });

  it('accepts a text only when the pattern matches all of it', () => {
    expect([fits('a|b', 'a'), fits('a|b', 'ab'), fits('a', 'ba'), fits('^a$', 'a'), fits('', ''), fits('', 'a')]).toEqual([true, false, false, true, true, false]);
    expect([fits('a*', 'a'.repeat(PATTERN_INPUT_LIMIT)), fits('a*', 'a'.repeat(PATTERN_INPUT_LIMIT + 1))]).toEqual([true, false]);
  });
});

describe('the meaning of a pattern', () => {
  it('generated patterns match the same texts as in V8', () => {
    let [pairs, fitting] = [0, 0];
    fc.assert(fc.property(smallPatterns(), fc.array(shortTexts(), { minLength: 6, maxLength: 6 }), (pattern, texts) => {
      const compiled = compilePattern(pattern);
      // A generated pattern with nested counts may have more steps than allowed. The engine refuses it, so it cannot be compared.
      fc.pre(!('problem' in compiled && /more than \d+ steps/.test(compiled.problem)));
      if ('problem' in compiled) throw new Error(`${pattern}: ${compiled.problem}`);
      const answers = texts.map((text) => ({ text, wanted: inV8WithinASecond(pattern, text) }));
      fc.pre(answers.every(({ wanted }) => wanted !== null));
      for (const { text, wanted } of answers) {
        if (compiled.fits(text) !== wanted) throw new Error(`/${pattern}/u on ${JSON.stringify(text)}: V8 says ${String(wanted)}`);
        pairs += 1;
        fitting += wanted ? 1 : 0;
      }
    }), { numRuns: RUNS });
    // Many of the texts must match their pattern. Otherwise the test would only compare refusals.
    expect(pairs).toBe(6 * RUNS);
    expect(fitting).toBeGreaterThan(RUNS / 3);
  });

  it.each(['.', '\\s', '\\S', '\\w', '\\W', '\\d', '\\D', '[^\\s\\d]', '[\\b-\\r]'])('the pattern %s matches the same BMP characters as in V8', (pattern) => {
    const compiled = compilePattern(pattern);
    const different: number[] = [];
    for (let code = 0; code < 0x10000; code += 1) {
      const text = String.fromCharCode(code);
      if ('fits' in compiled && compiled.fits(text) !== inV8(pattern, text)) different.push(code);
    }
    expect(different).toEqual([]);
  });

  it('patterns with the smallest and largest counts match the same texts as in V8', () => {
    for (const pattern of ['a{0,149}', 'a{0,150}', 'a{149}', 'a{150}', 'a{151}', 'a{150,}', 'a{2,300}', '(?:a|\\b){200}', '(?:a?){300}', '(?:aa){75}', '(?:aa){76}']) {
      for (const length of [0, 1, 2, 148, 149, 150]) expect([pattern, length, fits(pattern, 'a'.repeat(length))]).toEqual([pattern, length, inV8(pattern, 'a'.repeat(length))]);
    }
  });

  it('patterns can use every listed Unicode property, with the same characters as in V8', () => {
    for (const name of PROPERTY_NAMES) expect([name, problem(`\\p{${name}}\\P{${name}}`)]).toEqual([name, null]);
    for (const [name, text] of [['L', 'é'], ['Lowercase_Letter', 'ß'], ['gc=Lu', 'Ω'], ['Script=Greek', 'ω'], ['sc=Han', '漢'], ['Alphabetic', 'ª'], ['Emoji', '😀'], ['White_Space', '\u00a0'], ['ASCII', '~'], ['Any', '\n']]) {
      expect([name, fits(`\\p{${name}}`, text!), inV8(`\\p{${name}}`, text!), fits(`\\P{${name}}`, text!)]).toEqual([name, true, true, false]);
    }
  });
});

describe('what patterns may cost', () => {
  it('matching a generated pattern with the longest texts takes less than 5 ms', () => {
    const { ms, pattern, usable } = slowestPattern(500, Date.now());
    expect(ms, pattern).toBeLessThan(5);
    expect(usable).toBeGreaterThan(100);
  });

  it('the expected steps of a pattern are never clearly fewer than its compiled program has', () => {
    fc.assert(fc.property(smallPatterns(), (pattern) => {
      const compiled = compilePattern(pattern);
      expect('steps' in compiled && compiled.size - compiled.steps).toBeLessThan(8);
    }));
  });

  it('stops matching patterns once the budget of a request is spent', () => {
    const check = createPatternCheck();
    const text = 'a'.repeat(PATTERN_INPUT_LIMIT);
    const verdicts = Array.from({ length: 200 }, () => check.verdict('(?:[ab]?){100}c', text));
    const looked = verdicts.indexOf('too_much');
    expect(verdicts.slice(0, looked).every((verdict) => verdict === 'differs')).toBe(true);
    expect(looked * PATTERN_INPUT_LIMIT * 200).toBeLessThanOrEqual(PATTERN_BUDGET);
    expect(looked).toBeGreaterThan(20);
    expect(verdicts.slice(looked).every((verdict) => verdict === 'too_much')).toBe(true);
    expect([check.verdict('a', 'a'), check.problem('b')]).toEqual(['too_much', 'This form has more patterns than can be checked at once.']);
  });
});
