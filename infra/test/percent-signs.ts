import type { Files } from './rules.ts';

const CODE = /^(?:frontend|backend)\/.*\.tsx?$/;
/** Tests have names and values of their own. The templates of starter prompts are texts for models, in the words of their authors. */
const LEFT_OUT = /\.(?:test|spec)\.tsx?$|\/testing\/|^backend\/seeds\/starter-prompts\//;
const COMMENT = /(?:^|[\s;,{(])\/\/\s.*|\/\*.*?(?:\*\/|$)|^\s*\*\s.*/g;
/** A number or an inserted value, then a space of any width, then the sign. */
const APART = /[\d}]\s%/u;

/**
 * Finds texts of screens, messages and emails that write a space before a percent sign, such as `71 %`. Screens write `71%`
 * (`percentWords` of frontend/lib).
 * @returns one sentence per place, empty when all is well
 */
export function percentSignsApart(files: Files): string[] {
  return [...files].filter(([path]) => CODE.test(path) && !LEFT_OUT.test(path)).flatMap(([path, text]) =>
    text.split('\n').flatMap((line, at) => (APART.test(line.replaceAll(COMMENT, '')) ? [`${path}:${at + 1} writes a space before a percent sign. Write 71%, with percentWords of frontend/lib.`] : [])));
}
