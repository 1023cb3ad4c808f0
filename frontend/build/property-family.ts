const FAMILIES: readonly (readonly [RegExp, string])[] = [
  [/^(top|right|bottom|left|inset.*)$/, 'inset'],
  [/^(min-|max-)?(width|height|inline-size|block-size)$/, 'size'],
  [/^(grid-)?(row-|column-)?gap$/, 'gap'],
  [/^(align|justify|place)-/, 'place'],
  [/^(font.*|line-height)$/, 'font'],
  [/^(text-.*|white-space.*)$/, 'text'],
  [/^(columns?|column-(count|width|fill|span|rule.*))$/, 'column'],
  [/^(word-wrap|overflow-wrap)$/, 'overflow-wrap'],
];

/**
 * The family of a CSS property. Properties of one family may set the same thing, as shorthand and longhand do. A family that is too wide costs a few
 * bytes; one that is too narrow would let the wrong rule win. So an unlisted property joins all that begin with its first word, and `all` belongs to
 * every family.
 */
export function propertyFamily(property: string): string {
  if (property.startsWith('--')) return property;
  const plain = property.toLowerCase().replace(/^-(webkit|moz|ms|o)-/, '');
  return FAMILIES.find(([pattern]) => pattern.test(plain))?.[1] ?? plain.split('-')[0]!;
}
