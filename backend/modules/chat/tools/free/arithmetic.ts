/** The longest expression, in characters, and the deepest nesting. Both limit the time of a calculation, which grows with the length alone. */
export const EXPRESSION_MAX = 200;
const DEPTH_MAX = 40;
const DIGITS = 15;

/** The value of an arithmetic expression, or the reason in plain words why it has none. */
export type Calculated = { value: string } | { problem: string };

type Token = { kind: 'number'; value: number } | { kind: 'name'; name: string } | { kind: 'sign'; sign: string };

const SIGNS: Readonly<Record<string, string>> = { '×': '*', '·': '*', '÷': '/', '−': '-', '–': '-', '**': '^' };
const TOKEN = /\s*(?:(\d+(?:\.\d+)?(?:e[+-]?\d+)?|\.\d+(?:e[+-]?\d+)?)|([a-z][a-z0-9]*)|(\*\*|[-+*/^%(),×·÷−–]))/iy;

const CONSTANTS: Readonly<Record<string, number>> = { pi: Math.PI, e: Math.E, tau: 2 * Math.PI };
const FUNCTIONS: Readonly<Record<string, { from: number; to: number; of(values: readonly number[]): number }>> = {
  sqrt: { from: 1, to: 1, of: ([x = NaN]) => Math.sqrt(x) },
  cbrt: { from: 1, to: 1, of: ([x = NaN]) => Math.cbrt(x) },
  abs: { from: 1, to: 1, of: ([x = NaN]) => Math.abs(x) },
  floor: { from: 1, to: 1, of: ([x = NaN]) => Math.floor(x) },
  ceil: { from: 1, to: 1, of: ([x = NaN]) => Math.ceil(x) },
  round: { from: 1, to: 2, of: ([x = NaN, places = 0]) => rounded(x, places) },
  ln: { from: 1, to: 1, of: ([x = NaN]) => Math.log(x) },
  log: { from: 1, to: 2, of: ([x = NaN, base = 10]) => (base === 10 ? Math.log10(x) : Math.log(x) / Math.log(base)) },
  exp: { from: 1, to: 1, of: ([x = NaN]) => Math.exp(x) },
  sin: { from: 1, to: 1, of: ([x = NaN]) => Math.sin(x) },
  cos: { from: 1, to: 1, of: ([x = NaN]) => Math.cos(x) },
  tan: { from: 1, to: 1, of: ([x = NaN]) => Math.tan(x) },
  mod: { from: 2, to: 2, of: ([x = NaN, y = NaN]) => x - y * Math.floor(x / y) },
  min: { from: 1, to: 20, of: (values) => Math.min(...values) },
  max: { from: 1, to: 20, of: (values) => Math.max(...values) },
  sum: { from: 1, to: 20, of: (values) => values.reduce((sum, value) => sum + value, 0) },
};

class Unreadable extends Error {}

/** Calculates an arithmetic expression: + - * / ^ %, brackets, and a fixed list of functions and constants. It never runs code. */
export function calculate(expression: string): Calculated {
  if (expression.length > EXPRESSION_MAX) return { problem: `Keep the expression to ${EXPRESSION_MAX} characters.` };
  try {
    const value = new Reader(tokensOf(expression)).whole();
    if (Number.isNaN(value)) return { problem: 'This has no value, like a division of 0 by 0.' };
    if (!Number.isFinite(value)) return { problem: 'The result is too large, or a division by 0.' };
    return { value: String(Number(value.toPrecision(DIGITS))) };
  } catch (error) {
    if (error instanceof Unreadable) return { problem: error.message };
    throw error;
  }
}

function tokensOf(expression: string): Token[] {
  const tokens: Token[] = [];
  const end = expression.trimEnd().length;
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < end) {
    const at = TOKEN.lastIndex;
    const found = TOKEN.exec(expression);
    if (!found) throw new Unreadable(`This part cannot be calculated: ${expression.slice(at, at + 20).trim()}`);
    const [, digits, name, sign] = found;
    if (digits !== undefined) tokens.push({ kind: 'number', value: Number(digits) });
    else if (name !== undefined) tokens.push({ kind: 'name', name: name.toLowerCase() });
    else if (sign !== undefined) tokens.push({ kind: 'sign', sign: SIGNS[sign] ?? sign });
  }
  return tokens;
}

/** Reads the tokens of an arithmetic expression once, from left to right. */
class Reader {
  private at = 0;
  private depth = 0;
  private readonly tokens: readonly Token[];

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  whole(): number {
    if (this.tokens.length === 0) throw new Unreadable('There is nothing to calculate.');
    const value = this.sum();
    if (this.at < this.tokens.length) throw new Unreadable('The expression goes on after its end.');
    return value;
  }

  private sum(): number {
    let value = this.product();
    for (;;) {
      if (this.take('+')) value += this.product();
      else if (this.take('-')) value -= this.product();
      else return value;
    }
  }

  private product(): number {
    let value = this.signed();
    for (;;) {
      if (this.take('*')) value *= this.signed();
      else if (this.take('/')) value /= this.signed();
      else return value;
    }
  }

  private signed(): number {
    return this.deeper(() => {
      if (this.take('-')) return -this.signed();
      return this.take('+') ? this.signed() : this.power();
    });
  }

  private power(): number {
    let value = this.part();
    while (this.take('%')) value /= 100;
    // Powers are calculated from right to left: 2 ^ 3 ^ 2 is 2 ^ 9.
    return this.take('^') ? value ** this.signed() : value;
  }

  private part(): number {
    const token = this.tokens[this.at];
    this.at += 1;
    if (token?.kind === 'number') return token.value;
    if (token?.kind === 'name') return this.named(token.name);
    if (token?.sign !== '(') throw new Unreadable('A number is missing.');
    const value = this.sum();
    this.close();
    return value;
  }

  private named(name: string): number {
    if (Object.hasOwn(CONSTANTS, name)) return CONSTANTS[name] ?? NaN;
    const known = Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name] : undefined;
    if (!known) throw new Unreadable(`There is no function called ${name}.`);
    if (!this.take('(')) throw new Unreadable(`The function ${name} needs brackets.`);
    const values = [this.sum()];
    while (this.take(',')) values.push(this.sum());
    this.close();
    if (values.length < known.from || values.length > known.to) throw new Unreadable(`The function ${name} takes another number of values.`);
    return known.of(values);
  }

  private close(): void {
    if (!this.take(')')) throw new Unreadable('A bracket is not closed.');
  }

  private take(sign: string): boolean {
    const token = this.tokens[this.at];
    if (token?.kind !== 'sign' || token.sign !== sign) return false;
    this.at += 1;
    return true;
  }

  private deeper(read: () => number): number {
    this.depth += 1;
    if (this.depth > DEPTH_MAX) throw new Unreadable('The expression is nested too deeply.');
    const value = read();
    this.depth -= 1;
    return value;
  }
}

function rounded(value: number, places: number): number {
  if (!Number.isInteger(places) || places < 0 || places > DIGITS) return NaN;
  return Number(`${Math.round(Number(`${value}e${places}`))}e${-places}`);
}
