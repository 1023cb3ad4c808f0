import * as z from 'zod/mini';

const parameter = z.object({ name: z.string(), in: z.enum(['path', 'query', 'header']), required: z.boolean() });
const content = z.optional(z.record(z.string(), z.object({ example: z.optional(z.unknown()) })));
const operation = z.object({
  'summary': z.string(),
  'operationId': z.string(),
  'x-scopes': z.array(z.string()),
  'parameters': z.array(parameter),
  'requestBody': z.optional(z.object({ content })),
  'responses': z.record(z.string(), z.object({ description: z.string(), content })),
});
const openApi = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) });

/** An endpoint as the API reference shows it. */
export interface Operation {
  id: string;
  method: string;
  path: string;
  summary: string;
  scopes: string[];
  parameters: { name: string; in: 'path' | 'query' | 'header'; required: boolean }[];
  /** Example of the endpoint's request body; undefined when it takes none. */
  body: unknown;
  /** Example of the endpoint's answer. */
  answer: unknown;
  /** The endpoint's errors: each HTTP status with a description. */
  errors: { status: string; description: string }[];
}

const JSON_TYPE = 'application/json';

/**
 * Reads the endpoints that API keys may call from the OpenAPI document, sorted by address.
 * @throws ZodError when the document is no API description
 */
export function operationsOf(document: unknown): Operation[] {
  return Object.entries(openApi.parse(document).paths)
    .flatMap(([path, methods]) => Object.entries(methods).map(([method, each]): Operation => {
      const statuses = Object.entries(each.responses);
      return {
        id: each.operationId, method: method.toUpperCase(), path, summary: each.summary, scopes: each['x-scopes'], parameters: each.parameters,
        body: each.requestBody?.content?.[JSON_TYPE]?.example,
        answer: statuses.find(([status]) => status.startsWith('2'))?.[1].content?.[JSON_TYPE]?.example,
        errors: statuses.filter(([status]) => status.startsWith('4')).map(([status, { description }]) => ({ status, description })),
      };
    }))
    .filter(({ scopes }) => scopes.length > 0)
    .sort((a, b) => a.path.localeCompare(b.path));
}

/** Tells whether an endpoint's address, summary or scopes contain all search words. */
export function matches({ method, path, summary, scopes }: Operation, words: string): boolean {
  const text = `${method} ${path} ${summary} ${scopes.join(' ')}`.toLowerCase();
  return words.toLowerCase().split(/\s+/).every((word) => text.includes(word));
}

/** Builds the address of a request from an endpoint and the typed values. An empty query value is left out, and a missing part of the path stays in braces. */
export function addressOf({ path, parameters }: Pick<Operation, 'path' | 'parameters'>, values: Readonly<Record<string, string>>): string {
  const filled = path.replace(/\{(\w+)\}/g, (braces, name: string) => (values[name] ? encodeURIComponent(values[name]) : braces));
  const search = new URLSearchParams(parameters.flatMap(({ name, in: place }) => (place === 'query' && values[name] ? [[name, values[name]]] : []))).toString();
  return search === '' ? filled : `${filled}?${search}`;
}
