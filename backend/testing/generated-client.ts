import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
}

interface Operation {
  operationId: string;
  parameters: Parameter[];
  requestBody?: unknown;
}

/** What a client generator reads of an OpenAPI document. */
export interface OpenApiDocument {
  paths: Record<string, Record<string, Operation>>;
}

export interface Answered<T = unknown> {
  status: number;
  body: T;
}

/** A call of the generated client: parameters of path, query and header by name, and the body. */
export type Call = <T = unknown>(given?: Record<string, unknown>, body?: unknown) => Promise<Answered<T>>;

/** The source of a client: one function for each operation, made of the document alone. */
export function clientSource({ paths }: OpenApiDocument): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, { operationId, parameters, requestBody }]) => {
    const names = (place: Parameter['in']): string => JSON.stringify(parameters.filter((each) => each.in === place).map(({ name }) => name));
    return `export const ${operationId} = call(${JSON.stringify(method.toUpperCase())}, ${JSON.stringify(path)}, ${names('query')}, ${names('header')}, ${requestBody !== undefined});`;
  }));
  return `${RUNTIME}\n${calls.join('\n')}\n`;
}

const RUNTIME = `
let base = '', key = '';
export const connect = (baseUrl, secret) => { base = baseUrl; key = secret; };
const call = (method, path, query, header, takesBody) => async (given = {}, body) => {
  const url = new URL(base + path.replace(/\\{(\\w+)\\}/g, (_, name) => encodeURIComponent(given[name])));
  for (const name of query) if (given[name] !== undefined) url.searchParams.set(name, given[name]);
  const headers = { Authorization: 'Bearer ' + key };
  for (const name of header) if (given[name] !== undefined) headers[name] = given[name];
  if (takesBody) headers['Content-Type'] = 'application/json';
  const response = await fetch(url, { method, headers, ...(takesBody && { body: JSON.stringify(body ?? {}) }) });
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : JSON.parse(text) };
};`;

/** Generates a client, writes it into a file of its own and loads it. */
export async function generateClient(document: OpenApiDocument, baseUrl: string, secret: string): Promise<Record<string, Call>> {
  const file = join(await mkdtemp(join(tmpdir(), 'conjure-client-')), 'client.mjs');
  await writeFile(file, clientSource(document));
  const { connect, ...calls } = (await import(pathToFileURL(file).href)) as { connect(baseUrl: string, secret: string): void } & Record<string, Call>;
  connect(baseUrl, secret);
  return calls;
}
