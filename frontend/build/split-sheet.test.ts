import { expect, it } from 'vitest';
import { cascadeRanks } from './cascade-ranks.ts';
import { splitSheet } from './split-sheet.ts';
import { propertyFamily } from './property-family.ts';
import { specificity } from './specificity.ts';

const FIRST = new Set(['mx', 'hover\\:c', 'md\\:m', 'card']);
const sheetOf = (classes: readonly string[]): number => (classes.length === 0 || classes.some((name) => FIRST.has(name)) ? 0 : 1);

/** Removes white space, which these tests ignore. */
const dense = (css: string): string => css.replace(/\s*([{}:;,])\s*/g, '$1');

/** The stylesheet that contains a class, and the number of its sublayer. */
function placeOf(css: { first: string; rest: string }, selector: string): [sheet: 'first' | 'rest', rank: number] {
  for (const sheet of ['first', 'rest'] as const) {
    const block = [...dense(css[sheet]).matchAll(/@layer r(\d+)\{(.*?)(?=@layer r\d|$)/gs)].find(([, , inside]) => inside!.includes(selector));
    if (block) return [sheet, Number(block[1])];
  }
  throw new Error(`nowhere: ${selector}`);
}
function splitCss(css: string, layers: readonly string[]): { first: string; rest: string } {
  const [first, rest] = splitSheet(css, layers, sheetOf);
  return { first: first!, rest: rest! };
}
const split = (rules: string): { first: string; rest: string } => splitCss(`@layer utilities{${rules}}`, ['utilities']);

it('moves rules that only later pages use, and leaves other layers alone', () => {
  const parts = splitCss('@layer base{.later{color:red}}@layer utilities{.later{color:red}.card{color:blue}}', ['utilities']);
  expect(parts.first).toContain('@layer base{.later{color:red}}');
  expect(dense(parts.rest)).toBe('@layer utilities{@layer r0{.later{color:red}}}');
  expect(parts.first).not.toMatch(/utilities.*\.later/s);
});

it('keeps the order of rules over three sheets, in whatever order they load', () => {
  const [first, second, third] = splitSheet('@layer utilities{.m{margin:0}.mx{margin-inline:1px}.mt{margin-top:2px}}', ['utilities'], ([name]) => ['mx', 'mt'].indexOf(name!) + 1, 3).map(dense);
  expect(first).toContain('@layer r0,r1,r2;');
  expect([first!.match(/r0\{\.m\{/)?.length, second, third]).toEqual([1, '@layer utilities{@layer r1{.mx{margin-inline:1px}}}', '@layer utilities{@layer r2{.mt{margin-top:2px}}}']);
});

it('changes nothing when no rule moves', () => {
  expect(splitCss('@layer utilities{.card{color:blue}}', ['utilities'])).toEqual({ first: '@layer utilities{.card{color:blue}}', rest: '' });
});

it('keeps a shorthand below its longhand, whichever sheet contains them', () => {
  const parts = split('.m{margin:0}.mx{margin-inline:1px}.mt{margin-top:2px}');
  expect([placeOf(parts, '.m{'), placeOf(parts, '.mx'), placeOf(parts, '.mt')]).toEqual([['rest', 0], ['first', 1], ['rest', 2]]);
});

it('keeps media queries above plain rules, and hover rules above both', () => {
  const parts = split('.m{margin:0}.hover\\:c:is(:hover,[data-hover]){color:red}.c{color:blue}@media (width>=1px){.md\\:m{margin:1px}}');
  expect(placeOf(parts, '.md\\:m')).toEqual(['first', 1]);
  expect(placeOf(parts, '.m{')).toEqual(['rest', 0]);
  // The first rule is more specific, so it wins although it stands first.
  expect(placeOf(parts, '.hover\\:c')).toEqual(['first', 1]);
  expect(placeOf(parts, '.c{')).toEqual(['rest', 0]);
  expect(parts.first).toMatch(/@media \(width>=1px\)\{\.md/);
});

it('keeps important rules in one place, because sublayers reverse their order', () => {
  const parts = split('.m{margin:0}.mt{margin-top:1px!important}.mx{margin-inline:1px}');
  expect(placeOf(parts, '.mt')).toEqual(['first', 0]);
  expect(parts.rest).not.toContain('important');
});

it('puts each selector of a list into its own sheet', () => {
  const parts = split('.later,.card{color:red}');
  expect([placeOf(parts, '.later'), placeOf(parts, '.card')]).toEqual([['rest', 0], ['first', 1]]);
});

it('declares the new sublayers after layers that already existed inside', () => {
  const parts = splitCss('@layer recipes{@layer _base{.later{color:red}}.later--x{color:blue}}@layer recipes.slots{.a{color:red}}', ['recipes']);
  expect(parts.first).toMatch(/^@layer recipes\{\s*@layer _base,slots,r0;/);
  expect(parts.rest).toContain('@layer recipes._base{@layer r0{');
});

it('throws for a layer that appears in two places', () => {
  expect(() => splitCss('@layer a{.x{color:red}}@layer a{.y{color:red}}', ['a'])).toThrow(/two places/);
});

it('ranks by specificity, then by order, and only where rules of two sheets can meet', () => {
  const rule = (family: string, sheet: number, classes = 1): Parameters<typeof cascadeRanks>[0][number] => ({ families: new Set([family]), sheet, specificity: [0, classes, 0] });
  expect(cascadeRanks([rule('color', 0), rule('color', 0), rule('margin', 1)])).toEqual([0, 0, 0]);
  expect(cascadeRanks([rule('color', 0, 2), rule('color', 1)])).toEqual([1, 0]);
  expect(cascadeRanks([rule('color', 0), rule('all', 1), rule('margin', 0)])).toEqual([0, 1, 2]);
});

it.each([
  ['.a:hover', [0, 2, 0]], ['.hover\\:c_fg\\.subtle:is(:hover, [data-hover]):not(:disabled, [aria-disabled=true])', [0, 3, 0]], [':where(.a #b) p::before', [0, 0, 2]],
  ['.a:nth-child(2n + 1) > svg', [0, 2, 1]], ['#a :has(.b .c, p)', [1, 2, 0]], ['[data-theme=dark] .\\[\\&_svg\\]\\:w_4 svg', [0, 2, 1]], ['.a:before', [0, 1, 1]],
] as const)('computes the CSS specificity of the selector %s', (selector, expected) => expect(specificity(selector)).toEqual(expected));

it.each([
  ['margin-top', 'margin'], ['inset-inline', 'inset'], ['left', 'inset'], ['row-gap', 'gap'], ['-webkit-mask-image', 'mask'], ['min-width', 'size'],
  ['line-height', 'font'], ['--a-b', '--a-b'], ['border-top-left-radius', 'border'], ['white-space', 'text'], ['text-wrap', 'text'],
])('counts the CSS property %s among the properties of %s', (property, family) => expect(propertyFamily(property)).toBe(family));
