import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { readJson, testDataFile } from './test-data.ts';

interface OpenApi {
  paths: Record<string, Record<string, { requestBody?: { content?: Record<string, unknown> } }>>;
}

/** Checks a request body with OpenAI's public OpenAPI description, and returns its problems as texts; none when it fits. */
export type RequestCheck = (method: string, path: string, body: unknown) => string[];

/** Builds a check from the public description of the OpenAI endpoints that we call; null when that file is absent. */
export function loadRequestCheck(): RequestCheck | null {
  const file = testDataFile('openai-openapi-subset.json');
  if (!file) return null;
  // OpenAI's document is OpenAPI 3.1 but still has 3.0's `nullable`, which JSON Schema does not know. We never send null, so it is removed.
  const document = withoutKey(readJson(file), 'nullable') as OpenApi;
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true });
  (addFormats as unknown as (target: Ajv2020) => void)(ajv);
  ajv.addSchema(document, 'openai');
  return (method, path, body) => {
    const template = Object.keys(document.paths).find((known) => matches(known, path));
    const operation = template && document.paths[template]?.[method.toLowerCase()];
    if (!template || !operation) return [`${method} ${path} is not in the description`];
    if (!operation.requestBody?.content?.['application/json']) return [];
    const pointer = ['paths', template, method.toLowerCase(), 'requestBody', 'content', 'application/json', 'schema']
      .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
      .join('/');
    const validate = ajv.getSchema(`openai#/${pointer}`) ?? ajv.compile({ $ref: `openai#/${pointer}` });
    return validate(body) ? [] : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
  };
}

function withoutKey(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutKey(item, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).filter(([name]) => name !== key).map(([name, inner]) => [name, withoutKey(inner, key)]),
  );
}

const matches = (template: string, path: string): boolean =>
  new RegExp(`^${template.replace(/\{[^}]+\}/g, '[^/]+')}$`).test(path);
