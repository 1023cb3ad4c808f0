import { exampleOf } from '#kernel/http/openapi/example-of.ts';
import { isRecord } from './record.ts';
import type { Operation, Paths } from './fuzz-requests.ts';
import type { Schema } from './schema-values.ts';

type Path = readonly (string | number)[];

/** A request that breaks one limit of the API's description and keeps all others. */
export interface Violation {
  method: string;
  /** The path of the operation, with its parameters in braces. */
  path: string;
  address: string;
  /** Path parameters and query as texts, as the address has them. */
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  /** The body as JSON; undefined when the operation takes none. */
  body: string | undefined;
  /** The path of the field that is wrong. Null where it stands in a choice of shapes, because the answer then names the choice. */
  field: Path | null;
  /** The operation, the field and the broken limit, for people. */
  what: string;
}

/** One wrong value, at a path of a value that otherwise fits. `inChoice`: the path leads through a choice of shapes. */
interface Wrong {
  path: Path;
  limit: string;
  value: unknown;
  inChoice: boolean;
}

/** The longest body that is sent, in characters: longer ones are refused for their size. */
const MOST_BODY = 90_000;
const NOTHING = Symbol('no value');

/** Makes a request for each limit of a path, query and body that the API's description names. Uploads are left out, because their bodies are files. */
export function violationsOf(paths: Paths): Violation[] {
  return Object.entries(paths).flatMap(([path, methods]) => Object.entries(methods).flatMap(([method, operation]) => ofOperation(path, method.toUpperCase(), operation)));
}

function ofOperation(path: string, method: string, { parameters, requestBody }: Operation): Violation[] {
  const inPath = parameters.filter((each) => each.in === 'path');
  const inQuery = parameters.filter((each) => each.in === 'query');
  const schema = requestBody?.content['application/json']?.schema;
  if (requestBody && !schema) return [];
  const body = schema && exampleOf(schema);
  const make = (params: Record<string, unknown>, query: Record<string, unknown>, sent: unknown, { path: field, limit, inChoice }: Wrong): Violation[] => {
    const [named, asked] = [params, query].map((each) => Object.fromEntries(Object.entries(each).map(([name, value]) => [name, plain(value)]))) as [Record<string, string>, Record<string, string>];
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(named[name] ?? ''));
    const search = new URLSearchParams(asked).toString();
    const json = sent === undefined ? undefined : JSON.stringify(sent);
    if ((json?.length ?? 0) > MOST_BODY || address.length + search.length > 4_000) return [];
    return [{ method, path, params: named, query: asked, address: search === '' ? address : `${address}?${search}`, body: json, field: inChoice ? null : field, what: `${method} ${path}, ${field.join('.') || 'the body'}: ${limit}` }];
  };
  const params = Object.fromEntries(inPath.map(({ name, schema: each }) => [name, exampleOf(each)]));
  const query = Object.fromEntries(inQuery.filter(({ required }) => required).map(({ name, schema: each }) => [name, exampleOf(each)]));
  return [
    ...inPath.flatMap(({ name, schema: each }) => textual(each, [name]).filter(({ value }) => value !== '').flatMap((wrong) => make({ ...params, [name]: wrong.value }, query, body, wrong))),
    ...inQuery.flatMap(({ name, schema: each }) => textual(each, [name]).flatMap((wrong) => make(params, { ...query, [name]: wrong.value }, body, wrong))),
    ...inQuery.filter(({ required }) => required).flatMap(({ name }) => make(params, without(query, name), body, { path: [name], limit: 'missing', value: NOTHING, inChoice: false })),
    ...(schema ? wrongs(schema, [], false).flatMap((wrong) => make(params, query, changed(body, wrong, schema), wrong)) : []),
  ];
}

const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value) ?? '');
const without = (record: Readonly<Record<string, unknown>>, name: string): Record<string, unknown> => Object.fromEntries(Object.entries(record).filter(([each]) => each !== name));
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Returns the wrong values of a parameter: those whose text is wrong too, because parameters arrive as texts. */
const textual = (schema: Schema, path: Path): Wrong[] => wrongs(schema, path, false).filter(({ limit, value }) => (typeof value === 'string' || typeof value === 'number') && !(limit === 'type' && typeof value === 'number') && path.length === 1);

function wrongs(schema: Schema, path: Path, inChoice: boolean): Wrong[] {
  const wrong = (limit: string, value: unknown): Wrong => ({ path, limit, value, inChoice });
  const choices = [...listOf(schema.anyOf), ...listOf(schema.oneOf)].filter(isRecord).filter((each) => each.type !== 'null');
  const [only] = choices;
  // Of a choice of shapes the first is tried. A value of another type may fit another shape, so types count only where there is no choice.
  if (only) return wrongs(only, path, inChoice || choices.length > 1).filter(({ path: place, limit }) => choices.length === 1 || limit !== 'type' || place.length > path.length);
  if ('const' in schema || 'enum' in schema) return [wrong('a value that is not listed', 'no-such-value')];
  switch (schema.type) {
    case 'string': return [wrong('type', 7), ...texts(schema).map(([limit, value]) => wrong(limit, value))];
    case 'integer':
    case 'number': return [wrong('type', 'many'), ...numbers(schema).map(([limit, value]) => wrong(limit, value))];
    case 'boolean': return [wrong('type', 'maybe')];
    case 'array': return [wrong('type', 'one'), ...lists(schema).map(([limit, value]) => wrong(limit, value)), ...(isRecord(schema.items) ? wrongs(schema.items, [...path, 0], inChoice) : [])];
    case 'object': return [wrong('type', 'one'), ...fields(schema, path, inChoice)];
    default: return [];
  }
}

function texts({ minLength, maxLength, pattern, format }: Schema): [string, string][] {
  const misfit = typeof pattern === 'string' ? ['!', 'a\u202eb', '\u0001', 'x'.repeat(300)].find((each) => !new RegExp(pattern, 'u').test(each)) : undefined;
  return [
    ...(typeof minLength === 'number' && minLength > 0 ? [['shorter than the least length', 'x'.repeat(minLength - 1)] as [string, string]] : []),
    ...(typeof maxLength === 'number' ? [['longer than the most length', 'x'.repeat(maxLength + 1)] as [string, string]] : []),
    ...(misfit !== undefined || format !== undefined ? [['another form', misfit ?? 'not-of-this-form'] as [string, string]] : []),
  ];
}

function numbers({ type, minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Schema): [string, number][] {
  const safe = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER;
  return [
    ...(safe(minimum) ? [['below the least', minimum - 1] as [string, number]] : []), ...(safe(exclusiveMinimum) ? [['below the least', exclusiveMinimum] as [string, number]] : []),
    ...(safe(maximum) ? [['above the most', maximum + 1] as [string, number]] : []), ...(safe(exclusiveMaximum) ? [['above the most', exclusiveMaximum] as [string, number]] : []),
    ...(type === 'integer' ? [['not whole', numberBetween(minimum, exclusiveMinimum)] as [string, number]] : []),
  ];
}

const numberBetween = (...least: unknown[]): number => Math.max(0, ...least.filter((each): each is number => typeof each === 'number' && Math.abs(each) < 1e9)) + 1.5;

function lists({ items, minItems, maxItems }: Schema): [string, unknown[]][] {
  const filled = (length: number): unknown[] => Array.from({ length }, () => (isRecord(items) ? exampleOf(items) : 'x'));
  return [
    ...(typeof minItems === 'number' && minItems > 0 ? [['fewer than the least', filled(minItems - 1)] as [string, unknown[]]] : []),
    ...(typeof maxItems === 'number' && maxItems < 10_000 ? [['more than the most', filled(maxItems + 1)] as [string, unknown[]]] : []),
  ];
}

function fields({ properties, required, additionalProperties }: Schema, path: Path, inChoice: boolean): Wrong[] {
  const known = Object.entries(isRecord(properties) ? properties : {}).filter((entry): entry is [string, Schema] => isRecord(entry[1]));
  const missing = listOf(required).filter((name): name is string => typeof name === 'string' && known.some(([each]) => each === name));
  return [
    ...missing.map((name) => ({ path: [...path, name], limit: 'missing', value: NOTHING, inChoice })),
    ...(additionalProperties === false ? [{ path: [...path, 'unknownField'], limit: 'unknown', value: 1, inChoice }] : []),
    ...known.flatMap(([name, schema]) => wrongs(schema, [...path, name], inChoice)),
  ];
}

/** Returns a copy of a fitting value with one wrong value. Optional fields on the way to it are filled with examples. */
function changed(value: unknown, { path, value: wrong }: Wrong, schema: Schema): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return wrong;
  const choice = [...listOf(schema.anyOf), ...listOf(schema.oneOf)].filter(isRecord).find((each) => each.type !== 'null');
  const shape = choice ?? schema;
  const inner: Schema = typeof step === 'number' ? (isRecord(shape.items) ? shape.items : {}) : isRecord(shape.properties) && isRecord(shape.properties[step]) ? shape.properties[step] : {};
  const at = { path: rest, limit: '', value: wrong, inChoice: false };
  if (typeof step === 'number') {
    const items = Array.isArray(value) && value.length > 0 ? value : [exampleOf(inner)];
    return items.map((item: unknown, n) => (n === step ? changed(item, at, inner) : item));
  }
  const record = isRecord(value) ? value : isRecord(exampleOf(shape)) ? (exampleOf(shape) as Record<string, unknown>) : {};
  if (rest.length === 0 && wrong === NOTHING) return without(record, step);
  return { ...record, [step]: changed(record[step] ?? exampleOf(inner), at, inner) };
}
