import { setImmediate as nextTurn } from 'node:timers/promises';
import { z } from 'zod';
import { errorBody } from '#contracts/errors.ts';
import { PRODUCT } from '#contracts/product.ts';
import type { AccessKeys } from '../access-keys.ts';
import { isUnsafe } from '../http-context.ts';
import type { EndpointRoute } from '../route-table.ts';
import { exampleOf } from './example-of.ts';

type Schema = Record<string, unknown>;

const METHODS_WITH_KEY = ['write'];
const jsonSchema = (schema: z.core.$ZodType, io: 'input' | 'output'): Schema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { target: 'draft-2020-12', io, unrepresentable: 'any' }) as Schema;
  return rest;
};
const ERROR_STATUSES: Record<string, string> = {
  400: 'Something in the request does not fit; `issues` says what and where.',
  401: 'The request is not signed in.',
  403: 'This user may not do this.',
  404: 'It does not exist, or it belongs to another account.',
  429: 'Too many requests; `Retry-After` says how long to wait.',
  503: 'The server is overloaded or restarting; try again after `Retry-After`.',
};

const WRITE_ERROR_STATUSES: Record<string, string> = {
  402: 'The account cannot pay for this. Nothing was taken.',
  409: 'The state does not allow this now, or the first try of this key is still running (`in_flight`).',
  413: 'The body is larger than this route accepts.',
  415: 'This route does not accept this media type.',
  422: 'The Idempotency-Key was used for another request, or this server cannot do what is asked.',
};

export interface DocumentOptions {
  /** Whether the OpenAPI document includes the routes for administrators. */
  admin: boolean;
  scopesOf: AccessKeys['scopesOf'];
  /** Body fields that a request with an API key may leave out, because the key supplies them. */
  keyDefaults: readonly string[];
}

/**
 * Makes the OpenAPI 3.1 document of this API from the mounted endpoints. That takes more than a second of processor time, so other requests have
 * their turn after each route.
 */
export async function openApiDocument(routes: readonly EndpointRoute[], { admin, scopesOf, keyDefaults }: DocumentOptions): Promise<Schema & { openapi: string }> {
  const paths: Record<string, Record<string, Schema>> = {};
  for (const route of routes.filter((each) => admin || isPublic(each))) {
    const path = route.endpoint.path.replace(/:([A-Za-z]+)/g, '{$1}');
    (paths[path] ??= {})[route.endpoint.method.toLowerCase()] = operation(route, scopesOf(route.endpoint.method, route.endpoint.path), keyDefaults);
    await nextTurn();
  }
  return {
    openapi: '3.1.0',
    info: { title: `${PRODUCT} API`, version: '1' },
    paths,
    components: {
      schemas: { Error: jsonSchema(errorBody, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'sid', description: 'A signed-in browser.' },
        key: { type: 'http', scheme: 'bearer', description: 'An API key, made in the settings. The list beside it names the scope that opens the endpoint.' },
      },
    },
  };
}

const isPublic = ({ access, endpoint }: EndpointRoute): boolean =>
  access !== 'admin' && typeof access === 'string' && !endpoint.path.startsWith('/api/admin/');

function operation(route: EndpointRoute, scopes: readonly string[], keyDefaults: readonly string[]): Schema {
  const { endpoint, access, kind } = route;
  const status = String(endpoint.status ?? 200);
  return {
    summary: endpoint.summary,
    operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replace(/^\/api/, '').replace(/[/:.-]+(\w?)/g, (__, c: string) => c.toUpperCase())}`,
    description: scopes.length > 0 ? `API keys reach it with the scope ${scopes.map((scope) => `\`${scope}\``).join(' or ')}.` : 'API keys do not reach it.',
    'x-scopes': scopes,
    security: [access === 'open' ? {} : { session: [] }, ...scopes.map((scope) => ({ key: [scope] }))],
    parameters: [
      ...parameters(endpoint.params as z.core.$ZodType | undefined, 'path'),
      ...parameters(endpoint.query as z.core.$ZodType | undefined, 'query'),
      ...(METHODS_WITH_KEY.includes(kind)
        ? [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', maxLength: 255 } }]
        : []),
    ],
    ...requestBody(route, scopes.length > 0 ? keyDefaults : []),
    responses: {
      [status]: {
        description: endpoint.summary,
        ...(status === '204' ? {} : { content: jsonWithExample(jsonSchema(endpoint.response as z.core.$ZodType, 'output')) }),
      },
      ...Object.fromEntries(
        Object.entries({ ...ERROR_STATUSES, ...(isUnsafe(endpoint.method) ? WRITE_ERROR_STATUSES : {}) }).map(([code, description]) => [
          code,
          refusal(code, description, endpoint.summary),
        ]),
      ),
    },
  };
}

const json = (schema: Schema, example: unknown): Schema => ({ 'application/json': { schema, example } });
const jsonWithExample = (schema: Schema): Schema => json(schema, exampleOf(schema));

const USUAL_CODES: Record<string, string> = {
  400: 'invalid_request', 401: 'unauthenticated', 402: 'insufficient_tokens', 403: 'forbidden', 404: 'not_found', 409: 'in_flight', 413: 'too_large', 415: 'unsupported_media',
  422: 'idempotency_key_reused', 429: 'rate_limited', 503: 'unavailable',
};

/** Describes an error answer in the OpenAPI document: its meaning, the error codes that the endpoint's summary names for this status, and an example. */
function refusal(status: string, description: string, summary: string): Schema {
  const [, named = ''] = new RegExp(`\\b${status} ((?:\`\\w+\`(?:, | or | and )?)+)`).exec(summary) ?? [];
  const codes = named.match(/\w+(?=`)/g) ?? [];
  const code = codes[0] ?? USUAL_CODES[status];
  return {
    description: codes.length > 0 ? `${description} Here: ${codes.map((each) => `\`${each}\``).join(', ')}.` : description,
    content: json({ $ref: '#/components/schemas/Error' }, { success: false, message: description, code, requestId: '0193e3a4-5b6c-4d8e-9f01-23456789abcd' }),
  };
}

function requestBody({ kind, endpoint }: EndpointRoute, keyDefaults: readonly string[]): Schema {
  if (kind === 'upload') {
    const file = { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: file } } } };
  }
  if (!endpoint.body) return {};
  const schema = jsonSchema(endpoint.body as z.core.$ZodType, 'input');
  const example = exampleOf(schema);
  // Requests with an API key may omit these body fields, because the key supplies their values.
  const required: unknown[] | null = Array.isArray(schema.required) ? schema.required.filter((name) => typeof name === 'string' && !keyDefaults.includes(name)) : null;
  return { requestBody: { required: required === null || required.length > 0, content: json({ ...schema, ...(required && { required }) }, example) } };
}

function parameters(schema: z.core.$ZodType | undefined, place: 'path' | 'query'): Schema[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as { properties?: Record<string, Schema>; required?: string[] };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}
