import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { exampleOf } from '#kernel/http/openapi/example-of.ts';
import { HOSTILE } from './hostile-values.ts';
import { isRecord } from './record.ts';

export type Schema = Readonly<Record<string, unknown>>;

const MOST_DEPTH = 5;
/** Generated texts and lists are no longer than this unless they stand at the schema's own limit, because longer ones find nothing new. */
const USUAL_LENGTH = 40;
const USUAL_ITEMS = 3;

/** Generates values that fit a JSON schema, also at its limits. Patterns are followed as far as `exampleOf` follows them. */
export function fitting(schema: Schema, depth = 0): Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  const listed = listOf(schema.enum);
  if (listed.length > 0) return fc.constantFrom(...listed);
  const unions = [...listOf(schema.anyOf), ...listOf(schema.oneOf)].filter(isRecord);
  if (depth > MOST_DEPTH) return fc.constant(exampleOf(schema));
  if (unions.length > 0) return fc.oneof(...unions.map((each) => fitting(each, depth + 1)));
  switch (schema.type) {
    case 'object': return fields(schema, depth);
    case 'array': return items(schema, depth);
    case 'string': return texts(schema);
    case 'integer': return integers(schema);
    case 'number': return fc.double({ ...rangeOf(schema), noNaN: true });
    case 'boolean': return fc.boolean();
    case 'null': return fc.constant(null);
    default: return fc.jsonValue({ maxDepth: 2 });
  }
}

/** Generates values that fit a JSON schema except in one or two places, which hold something unexpected. */
export function nearlyFitting(schema: Schema): Arbitrary<unknown> {
  return fc.tuple(fitting(schema), fc.array(fc.tuple(fc.nat(), anything, fc.nat(3)), { minLength: 1, maxLength: 2 })).map(([value, changes]) =>
    changes.reduce((changed, [at, other, kind]) => replacedAt(changed, at, other, kind), value));
}

/** Generates any JSON value, most often one that has broken servers before. */
export const anything: Arbitrary<unknown> = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...HOSTILE) }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) });

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const numberOf = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise);

function fields({ properties, required, additionalProperties }: Schema, depth: number): Arbitrary<unknown> {
  const known = isRecord(properties) ? properties : {};
  const arbitraries = Object.fromEntries(Object.entries(known).filter((entry): entry is [string, Schema] => isRecord(entry[1])).map(([name, each]) => [name, fitting(each, depth + 1)]));
  const needed = listOf(required).filter((name): name is string => typeof name === 'string' && name in arbitraries);
  const whole = fc.record(arbitraries, { requiredKeys: needed });
  if (!isRecord(additionalProperties)) return whole;
  return fc.tuple(whole, fc.dictionary(fc.constantFrom('topic', 'a', '__proto__', 'constructor'), fitting(additionalProperties, depth + 1), { maxKeys: 2 })).map(([some, more]) => ({ ...some, ...more }));
}

function items(schema: Schema, depth: number): Arbitrary<unknown> {
  const places = listOf(schema.prefixItems).filter(isRecord);
  if (places.length > 0) return fc.tuple(...places.map((place) => fitting(place, depth + 1)));
  const least = numberOf(schema.minItems, 0);
  const most = Math.max(least, Math.min(numberOf(schema.maxItems, USUAL_ITEMS), USUAL_ITEMS));
  return fc.array(isRecord(schema.items) ? fitting(schema.items, depth + 1) : anything, { minLength: least, maxLength: most });
}

function texts(schema: Schema): Arbitrary<unknown> {
  if (typeof schema.format === 'string' || typeof schema.pattern === 'string') {
    return schema.format === 'uuid' ? fc.oneof(fc.constant(exampleOf(schema)), fc.uuid({ version: 7 })) : fc.constant(exampleOf(schema));
  }
  const least = numberOf(schema.minLength, 0);
  const most = numberOf(schema.maxLength, USUAL_LENGTH);
  const usual = fc.string({ unit: 'grapheme', minLength: least, maxLength: Math.max(least, Math.min(most, USUAL_LENGTH)) });
  const longest = fc.constantFrom('a', '\u{1F525}', '<').map((letter) => letter.repeat(Math.floor(Math.min(most, 20_000) / letter.length)));
  return fc.oneof({ weight: 6, arbitrary: usual }, { weight: 1, arbitrary: longest }, { weight: 2, arbitrary: fc.constantFrom(...HOSTILE.filter((each) => typeof each === 'string')) });
}

/** Generates integers that fit a schema, also those that are too large for the database's columns. */
function integers(schema: Schema): Arbitrary<unknown> {
  const most = Math.min(numberOf(schema.maximum, Number.MAX_SAFE_INTEGER), Number.MAX_SAFE_INTEGER);
  const edges = [numberOf(schema.minimum, 0), most, 2 ** 31].filter((each) => each <= most);
  return fc.oneof({ weight: 4, arbitrary: fc.integer(rangeOf(schema)) }, { weight: 1, arbitrary: fc.constantFrom(...edges) });
}

function rangeOf({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Schema): { min: number; max: number } {
  const min = Math.max(numberOf(minimum, -1_000_000), numberOf(exclusiveMinimum, -1_000_001) + 1);
  return { min, max: Math.max(min, Math.min(numberOf(maximum, 1_000_000), numberOf(exclusiveMaximum, 1_000_001) - 1)) };
}

/** Changes a value at its `at`-th place: another value there (0, 3), nothing there (1), or an unknown field beside it (2). */
function replacedAt(value: unknown, at: number, other: unknown, kind: number): unknown {
  if (Array.isArray(value) && value.length > 0) return value.map((item: unknown, index) => (index === at % value.length ? replacedAt(item, at >> 1, other, kind) : item));
  if (!isRecord(value) || Object.keys(value).length === 0) return kind === 1 ? undefined : other;
  const names = Object.keys(value);
  const name = names[at % names.length] ?? '';
  if (kind === 1) return Object.fromEntries(Object.entries(value).filter(([each]) => each !== name));
  if (kind === 2) return { ...value, [['__proto__', 'role', 'isAdmin', 'userId', 'constructor'][at % 5] ?? '']: other };
  return { ...value, [name]: replacedAt(value[name], at >> 1, other, kind) };
}
