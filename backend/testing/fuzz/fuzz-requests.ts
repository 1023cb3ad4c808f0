import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { anything, fitting, nearlyFitting } from './schema-values.ts';
import type { Schema } from './schema-values.ts';

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: Schema;
}
/** The parts of an operation in our OpenAPI document from which requests are generated. */
export interface Operation {
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}
export type Paths = Record<string, Record<string, Operation>>;

export type Caller = 'anonymous' | 'member' | 'administrator' | 'key';

/** One generated request. `{name}` in the path stands for a value of `params`; null there stands for an id that an earlier answer contained. */
export interface FuzzRequest {
  caller: Caller;
  method: string;
  path: string;
  params: Record<string, string | null>;
  query: string;
  /** The body of the generated request; undefined when the operation takes none. */
  body: string | undefined;
  contentType: string;
  key: string | undefined;
  /** Chooses the id of an earlier answer that stands in for a null parameter. */
  choice: number;
}

/**
 * Generates `count` requests, spread over all operations and callers: a third fits the contract, a third nearly fits, a third is hostile. The same
 * seed makes the same requests.
 */
export function fuzzRequests(paths: Paths, count: number, seed: number): FuzzRequest[] {
  const operations = Object.entries(paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })));
  const per = Math.ceil(count / operations.length);
  const made = operations.map(({ path, method, operation }, at) => fc.sample(requestOf(path, method, operation), { seed: seed + at, numRuns: per }));
  // The requests take turns over all operations, so that things that one operation makes exist for the next ones. The order of operations changes from turn to
  // turn.
  return Array.from({ length: per }, (_, turn) => made.map((list, at) => made[(at * 7 + turn * 31) % made.length]?.[turn] ?? list[turn])).flat().filter((each) => each !== undefined).slice(0, count);
}

function requestOf(path: string, method: string, { parameters, requestBody }: Operation): Arbitrary<FuzzRequest> {
  const inPath = parameters.filter((each) => each.in === 'path');
  const inQuery = parameters.filter((each) => each.in === 'query');
  const params = fc.record(Object.fromEntries(inPath.map(({ name, schema }) => [name, fc.oneof(
    { weight: 6, arbitrary: fc.constant(null) }, { weight: 2, arbitrary: fitting(schema).map(plain) }, { weight: 2, arbitrary: anything.map(plain) },
  )])));
  const query = fc.array(fc.oneof(
    ...inQuery.map(({ name, schema }) => fc.tuple(fc.constant(name), fc.oneof({ weight: 3, arbitrary: fitting(schema).map(plain) }, { weight: 1, arbitrary: anything.map(plain) }))),
    fc.tuple(fc.constantFrom('cursor', 'limit', 'sort', '__proto__', 'q'), anything.map(plain)),
  ), { maxLength: inQuery.length === 0 ? 1 : 4 }).map((pairs) => new URLSearchParams(pairs.map(([name, value]) => [name, value.slice(0, 2_000)])).toString());
  const rarelyQuery = inQuery.length === 0 ? fc.oneof({ weight: 9, arbitrary: fc.constant('') }, { weight: 1, arbitrary: query }) : query;
  return fc.record({
    caller: callerOf(path), method: fc.constant(method), path: fc.constant(path), params, query: rarelyQuery, choice: fc.nat(),
    key: method === 'GET' ? fc.constant(undefined) : fc.option(fc.oneof({ weight: 5, arbitrary: fc.uuid() }, { weight: 1, arbitrary: fc.constantFrom('again', ' ', 'x'.repeat(300), '\u00e9') }), { nil: undefined }),
    ...bodyOf(method, requestBody),
  });
}

/** Draws the caller of a request. Callers whom the operation lets in are drawn most often, because a refused request proves little. */
const callerOf = (path: string): Arbitrary<Caller> =>
  path.startsWith('/api/admin/')
    ? fc.constantFrom('administrator', 'administrator', 'administrator', 'administrator', 'administrator', 'administrator', 'administrator', 'anonymous', 'member', 'key')
    : fc.constantFrom('anonymous', 'anonymous', 'member', 'member', 'member', 'member', 'administrator', 'administrator', 'key', 'key');

function bodyOf(method: string, requestBody: Operation['requestBody']): { body: Arbitrary<string | undefined>; contentType: Arbitrary<string> } {
  const json = requestBody?.content['application/json']?.schema;
  if (method === 'GET') return { body: fc.constant(undefined), contentType: fc.constant('application/json') };
  const written = (value: unknown): string => JSON.stringify(value) ?? '';
  const values = json
    ? fc.oneof({ weight: 4, arbitrary: fitting(json).map(written) }, { weight: 4, arbitrary: nearlyFitting(json).map(written) }, { weight: 2, arbitrary: anything.map(written) }, { weight: 1, arbitrary: BROKEN })
    : fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: anything.map(written) }, { weight: 1, arbitrary: BROKEN });
  return { body: values, contentType: fc.oneof({ weight: 15, arbitrary: fc.constant('application/json') }, { weight: 1, arbitrary: fc.constantFrom('text/plain', 'multipart/form-data; boundary=x', 'multipart/form-data', 'application/json; charset=utf-16', 'a') }) };
}

/** Request bodies that are not JSON, or that only some parsers accept as JSON. */
const BROKEN: Arbitrary<string> = fc.constantFrom('', '{', '[1', '{"a":1,}', 'nul', '"\\ud800"', '{"a":1}{"b":2}', '[', '{"a":'.repeat(2_000), '['.repeat(20_000), '\u0000', '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nx\r\n--x--\r\n', '--x\r\n');

const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value) ?? 'undefined');
