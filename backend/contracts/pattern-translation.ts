import { PATTERN_INPUT_LIMIT, PATTERN_LIMIT } from './form-pattern.ts';
import { must } from './must.ts';
import { propertyName } from './pattern-properties.ts';
import { allBut, codePointText, DIGITS, EVERYTHING, LINE_ENDS, rangesText, SPACES, WORD } from './pattern-ranges.ts';
import type { Range } from './pattern-ranges.ts';

/** The most steps of a pattern after its counts are written out. Up to this size the engine works in bounded memory: 500 × 150 bits. */
export const STEP_LIMIT = 500;
/** The most `\p{…}` in one pattern. Each brings a table of up to 1,500 entries that the engine sorts. */
const PROPERTY_LIMIT = 8;

/** A form field's pattern in the syntax of RE2. `steps` is the size of its program, with every count written out. */
export interface Translation {
  re2: string;
  steps: number;
  properties: number;
}

/** Thrown when a pattern cannot be used. Its message tells the author what to change. */
class Unusable extends Error {}

/** A translated piece of a pattern, with the number of its steps. */
interface Part {
  re2: string;
  steps: number;
}

/**
 * Translates an author's pattern (JavaScript, flag `u`, matched with the whole text) into the syntax of RE2 with the same meaning. If that is
 * impossible, `problem` names the construct. The time is proportional to the pattern's length.
 */
export function translatePattern(pattern: string): Translation | { problem: string } {
  if (pattern.length > PATTERN_LIMIT) return { problem: `Keep the pattern under ${PATTERN_LIMIT} characters.` };
  try {
    new RegExp(pattern, 'u');
  } catch {
    return { problem: 'This is not a valid regular expression.' };
  }
  try {
    return new Reader(pattern).whole();
  } catch (error) {
    if (error instanceof Unusable) return { problem: error.message };
    throw error;
  }
}

const CLASS_ESCAPES: Readonly<Record<string, readonly Range[]>> = {
  d: DIGITS, D: allBut(DIGITS), w: WORD, W: allBut(WORD), s: SPACES, S: allBut(SPACES),
};
const CONTROLS: Readonly<Record<string, number>> = { t: 9, n: 10, v: 11, f: 12, r: 13, 0: 0 };
const NAMED_GROUP = /^\(\?<[^=!>][^>]*>/u;

/** Reads a pattern that JavaScript has accepted, from left to right, and translates it for RE2. */
class Reader {
  private readonly pattern: string;
  private at = 0;
  private properties = 0;

  constructor(pattern: string) {
    this.pattern = pattern;
  }

  whole(): Translation {
    const { re2, steps } = this.choice();
    // The added condition is always true. Without it re2js compiles a program that begins with \A for one pass, which takes 100 ms for a few hundred letters.
    return { re2: `(?:\\b|\\B)(?:${re2})`, steps: steps + 3, properties: this.properties };
  }

  private rest(): string {
    return this.pattern.slice(this.at);
  }

  /** Whether the pattern continues with this text. If so, the reader moves past it. */
  private take(text: string): boolean {
    const comes = this.pattern.startsWith(text, this.at);
    if (comes) this.at += text.length;
    return comes;
  }

  private choice(): Part {
    const branches = [this.sequence()];
    while (this.take('|')) branches.push(this.sequence());
    return limited({ re2: branches.map(({ re2 }) => re2).join('|'), steps: branches.reduce((sum, { steps }) => sum + steps + 1, -1) });
  }

  private sequence(): Part {
    const parts: Part[] = [];
    while (this.at < this.pattern.length && !/^[|)]/.test(this.rest())) parts.push(this.repeated(this.atom()));
    return limited({ re2: parts.map(({ re2 }) => re2).join(''), steps: Math.max(1, parts.reduce((sum, { steps }) => sum + steps, 0)) });
  }

  private repeated(part: Part): Part {
    const [all, sign, low, comma, high] = /^(?:([*+?])|\{(\d+)(,)?(\d*)\})\??/.exec(this.rest()) ?? [];
    if (all === undefined) return part;
    this.at += all.length;
    const least = sign === undefined ? Number(low) : sign === '+' ? 1 : 0;
    const most = sign === '?' ? 1 : sign !== undefined ? Infinity : comma === undefined ? least : high === '' ? Infinity : Number(high);
    return limited(times(part, least, most));
  }

  private atom(): Part {
    if (this.take('.')) return leaf(`[${rangesText(allBut(LINE_ENDS))}]`);
    if (this.take('^')) return leaf('\\A');
    if (this.take('$')) return leaf('\\z');
    if (this.take('[')) return this.charClass();
    if (this.pattern[this.at] === '(') return this.group();
    if (this.take('\\b')) return leaf('\\b');
    if (this.take('\\B')) return leaf('\\B');
    if (/^\\[1-9k]/.test(this.rest())) throw new Unusable(`Back references, like ${must(/^\\(?:k<[^>]*>|\d+)/.exec(this.rest()), 'a back reference')[0]}, are not available in patterns.`);
    const member = this.member();
    return leaf(typeof member === 'number' ? codePointText(member) : `[${member}]`);
  }

  private group(): Part {
    const opening = /^\(\?(?:<?[=!]|:)/.exec(this.rest())?.[0] ?? NAMED_GROUP.exec(this.rest())?.[0] ?? '(';
    if (/[=!]$/.test(opening)) throw new Unusable(`${opening.includes('<') ? 'Look-behinds' : 'Look-aheads'}, like ${opening}…), are not available in patterns.`);
    this.at += opening.length;
    if (this.rest().startsWith('?')) throw new Unusable(`Flags inside of a pattern, like ${must(/^\?[^:)]*/.exec(this.rest()), 'the flags')[0]}:…, are not available.`);
    const inside = this.choice();
    this.take(')');
    return { re2: `(?:${inside.re2})`, steps: inside.steps };
  }

  private charClass(): Part {
    const negated = this.take('^');
    let members = '';
    while (!this.take(']')) {
      const first = this.member(true);
      const range = typeof first === 'number' && /^-[^\]]/u.test(this.rest());
      if (!range) members += typeof first === 'number' ? codePointText(first) : first;
      else {
        this.take('-');
        members += rangesText([[first, this.member(true) as number]]);
      }
    }
    // RE2 has no empty character class, so a class that matches nothing is written in another way.
    if (members === '') return leaf(`[${negated ? '' : '^'}${rangesText(EVERYTHING)}]`);
    return leaf(`[${negated ? '^' : ''}${members}]`);
  }

  /** Reads one character as its code point. An escape that stands for a set of characters becomes the text for a character class. */
  private member(inClass = false): number | string {
    if (!this.take('\\')) return this.character();
    const escape = must(this.pattern[this.at], 'the sign after a backslash');
    if (escape === 'p' || escape === 'P') return this.property();
    if (Object.hasOwn(CLASS_ESCAPES, escape)) {
      this.at += 1;
      return rangesText(must(CLASS_ESCAPES[escape], 'the signs of an escape'));
    }
    return this.escapedCharacter(inClass);
  }

  private character(): number {
    const codePoint = must(this.pattern.codePointAt(this.at), 'the next sign');
    this.at += codePoint > 0xffff ? 2 : 1;
    return codePoint;
  }

  private escapedCharacter(inClass: boolean): number {
    if (inClass && this.take('b')) return 8;
    const [all, braced, digits, , control] = /^(?:u\{([0-9a-f]+)\}|u([0-9a-f]{4})|x([0-9a-f]{2})|c([a-z]))/i.exec(this.rest()) ?? [];
    if (all === undefined) {
      const escape = must(this.pattern[this.at], 'the sign after a backslash');
      const known = CONTROLS[escape];
      if (known === undefined) return this.character();
      this.at += 1;
      return known;
    }
    this.at += all.length;
    if (control !== undefined) return control.charCodeAt(0) % 32;
    const codePoint = parseInt(braced ?? digits ?? all.slice(1), 16);
    return digits === undefined ? codePoint : this.withLowHalf(codePoint);
  }

  /** Joins two escapes in a row that are the halves of a surrogate pair to one character. */
  private withLowHalf(high: number): number {
    const low = high >= 0xd800 && high < 0xdc00 ? /^\\u(d[c-f][0-9a-f]{2})/i.exec(this.rest())?.[1] : undefined;
    if (low === undefined) return high;
    this.at += 6;
    return (high - 0xd800) * 0x400 + (parseInt(low, 16) - 0xdc00) + 0x10000;
  }

  private property(): string {
    const [all, letter, asked] = must(/^([pP])\{([^}]*)\}/.exec(this.rest()), 'the name of a property');
    this.at += all.length;
    this.properties += 1;
    if (this.properties > PROPERTY_LIMIT) throw new Unusable(`Use at most ${PROPERTY_LIMIT} properties, like ${`\\${all}`}, in one pattern.`);
    if (asked === 'ASCII') return rangesText(letter === 'p' ? [[0, 0x7f]] : allBut([[0, 0x7f]]));
    const name = propertyName(must(asked, 'the name of a property'));
    if (name === null) throw new Unusable(`The property \\${all} is not available in patterns. Categories like \\p{L} and scripts like \\p{Script=Greek} are.`);
    return `\\${letter}{${name}}`;
  }
}

const leaf = (re2: string): Part => ({ re2, steps: 1 });

/** Repeats a part of a pattern. Counts above the longest text are treated as unlimited, so `.{0,300}` costs no more than `.*`. */
function times({ re2, steps }: Part, low: number, high: number): Part {
  const least = Math.min(low, PATTERN_INPUT_LIMIT + 1);
  const most = high >= PATTERN_INPUT_LIMIT ? Infinity : high;
  if (most === Infinity) return { re2: `(?:${re2}){${least},}`, steps: Math.max(1, least) * steps + 2 };
  return { re2: `(?:${re2}){${least},${most}}`, steps: Math.max(1, least * steps + (most - least) * (steps + 1)) };
}

/** Refuses a pattern with too many steps, with a reason for its author. @throws Unusable */
function limited(part: Part): Part {
  if (part.steps > STEP_LIMIT) throw new Unusable(`With its counts written out, this pattern has more than ${STEP_LIMIT} steps. Use smaller counts, or * and +.`);
  return part;
}
