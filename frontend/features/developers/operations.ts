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

/** One endpoint as the page shows it. */
export interface Operation {
  id: string;
  method: string;
  path: string;
  summary: string;
  scopes: string[];
  parameters: { name: string; in: 'path' | 'query' | 'header'; required: boolean }[];
  /** An example of the body; undefined for an endpoint without one. */
  body: unknown;
  /** An example of the answer. */
  answer: unknown;
  /** Descriptions of its errors, by status. */
  errors: { status: string; description: string }[];
}

const JSON_TYPE = 'application/json';

/** The endpoints that API keys can call, sorted by address. @throws ZodError when the document is no API description */
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

/** Whether the endpoint's address, summary or scopes contain all of these words. */
export function matches({ method, path, summary, scopes }: Operation, words: string): boolean {
  const text = `${method} ${path} ${summary} ${scopes.join(' ')}`.toLowerCase();
  return words.toLowerCase().split(/\s+/).every((word) => text.includes(word));
}

/** The endpoint's address with these values. An empty value is left out; a missing part of the path stays in braces. */
export function addressOf({ path, parameters }: Pick<Operation, 'path' | 'parameters'>, values: Readonly<Record<string, string>>): string {
  const filled = path.replace(/\{(\w+)\}/g, (braces, name: string) => (values[name] ? encodeURIComponent(values[name]) : braces));
  const search = new URLSearchParams(parameters.flatMap(({ name, in: place }) => (place === 'query' && values[name] ? [[name, values[name]]] : []))).toString();
  return search === '' ? filled : `${filled}?${search}`;
}
