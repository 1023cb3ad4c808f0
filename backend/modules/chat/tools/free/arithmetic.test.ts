import { describe, expect, it } from 'vitest';
import { calculate, EXPRESSION_MAX } from './arithmetic.ts';

describe('the calculator', () => {
  it.each([
    ['1 + 2 * 3', '7'], ['(1 + 2) * 3', '9'], ['2 ^ 3 ^ 2', '512'], ['-2 ^ 2', '-4'], ['2 ** 10', '1024'], ['7 ÷ 2 − 1 × 3', '0.5'], ['20% * 80', '16'],
    ['0.1 + 0.2', '0.3'], ['1e3 + .5', '1000.5'], ['sqrt(2) * sqrt(2)', '2'], ['max(1, 4, 2) - min(3, 2)', '2'], ['round(2.675, 2)', '2.68'], ['mod(-1, 5)', '4'], ['log(1000)', '3'],
    ['log(8, 2)', '3'], ['2 * pi', '6.28318530717959'], ['--3', '3'], ['  4  ', '4'],
  ])('calculates the arithmetic expression %s', (expression, value) => {
    expect(calculate(expression)).toEqual({ value });
  });

  it.each(['', '1 +', '(1', '1)', '2 2', 'process', 'constructor(1)', '__proto__', 'sqrt', 'sqrt(1, 2)', '1 / 0', '0 / 0', '9 ^ 9 ^ 9', 'alert`1`', '1; 2', 'a = 1', '1 , 2', '٣ + 1', `${'('.repeat(60)}1${')'.repeat(60)}`, `${'-'.repeat(100)}1`])('says why the arithmetic expression %j has no value', (expression) => {
    expect(calculate(expression)).toEqual({ problem: expect.stringMatching(/^[A-Z].*/) as string });
  });

  it('refuses an arithmetic expression above its limit of characters without reading it', () => {
    expect(calculate('1'.repeat(EXPRESSION_MAX))).toHaveProperty('value');
    expect(calculate('1+'.repeat(500_000))).toEqual({ problem: `Keep the expression to ${EXPRESSION_MAX} characters.` });
  });
});
