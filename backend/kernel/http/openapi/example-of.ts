type Schema = Readonly<Record<string, unknown>>;

const MOST_DEPTH = 8;
const BY_FORMAT: Readonly<Record<string, string>> = {
  uuid: '0193e3a4-5b6c-7d8e-9f01-23456789abcd', 'date-time': '2026-11-26T12:00:00.000Z', date: '2026-11-26', email: 'mira@example.com', uri: 'https://example.com/',
};
/** Texts for examples in the OpenAPI document. The first one that matches a field's pattern is used. */
const WORDS = ['A quiet lighthouse', 'topic', '4.99', '123456', '/marketplace'] as const;

/**
 * Makes an example value for a JSON schema, with only its required fields. It is documentation: if none of a few texts matches a field's pattern, the
 * example ignores the pattern.
 */
export function exampleOf(schema: Schema, depth = 0): unknown {
  if ('const' in schema) return schema.const;
  if ('default' in schema) return schema.default;
  const [listed, ...unions] = [listOf(schema.enum)[0], ...listOf(schema.anyOf), ...listOf(schema.oneOf)];
  if (listed !== undefined) return listed;
  const union = unions.filter(isSchema).find((each) => each.type !== 'null');
  if (union) return depth > MOST_DEPTH ? null : exampleOf(union, depth + 1);
  switch (schema.type) {
    case 'object': return depth > MOST_DEPTH ? {} : fieldsOf(schema, depth);
    case 'array': return itemsOf(schema, depth);
    case 'string': return textOf(schema);
    case 'integer':
    case 'number': return Math.max(numberAt(schema.minimum, 1), numberAt(schema.exclusiveMinimum, 0) + ('exclusiveMinimum' in schema ? 1 : 0));
    case 'boolean': return true;
    default: return null;
  }
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;
const numberAt = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise);

function fieldsOf({ properties, required, additionalProperties }: Schema, depth: number): Record<string, unknown> {
  const fields = isSchema(properties) ? properties : {};
  return Object.fromEntries(listOf(required).flatMap((name) => {
    const field = typeof name === 'string' ? fields[name] ?? additionalProperties : undefined;
    return typeof name === 'string' && isSchema(field) ? [[name, exampleOf(field, depth + 1)]] : [];
  }));
}

function itemsOf({ items, minItems, prefixItems }: Schema, depth: number): unknown[] {
  const places = listOf(prefixItems).filter(isSchema);
  if (places.length > 0) return places.map((place) => exampleOf(place, depth + 1));
  if (depth > MOST_DEPTH || !isSchema(items)) return [];
  return Array.from({ length: Math.max(1, numberAt(minItems, 1)) }, () => exampleOf(items, depth + 1));
}

function textOf({ format, minLength, maxLength, pattern }: Schema): string {
  const known = typeof format === 'string' ? BY_FORMAT[format] : undefined;
  if (known !== undefined) return known;
  const fits = typeof pattern === 'string' ? new RegExp(pattern, 'u') : /^/;
  const text = WORDS.find((each) => fits.test(each)) ?? WORDS[0];
  return text.padEnd(numberAt(minLength, 0), '.').slice(0, numberAt(maxLength, Number.MAX_SAFE_INTEGER));
}
