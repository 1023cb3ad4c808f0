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
 * Properties of one family may set the same thing, as shorthand and longhand do. Too wide a family costs a few bytes, too narrow a one would
 * let the wrong rule win: whatever is not listed joins all that begin with its first word. `all` belongs to every family.
 */
export function propertyFamily(property: string): string {
  if (property.startsWith('--')) return property;
  const plain = property.toLowerCase().replace(/^-(webkit|moz|ms|o)-/, '');
  return FAMILIES.find(([pattern]) => pattern.test(plain))?.[1] ?? plain.split('-')[0]!;
}
