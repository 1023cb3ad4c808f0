import { z } from 'zod';
import { errorBody } from '#contracts/errors.ts';
import { PRODUCT } from '#contracts/product.ts';
import { isUnsafe } from '../http-context.ts';
import type { EndpointRoute } from '../route-table.ts';

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

/** This API as an OpenAPI 3.1 document, made from what is mounted. Administrator routes only when asked for. */
export function openApiDocument(routes: readonly EndpointRoute[], { admin }: { admin: boolean }): Schema & { openapi: string } {
  const paths: Record<string, Record<string, Schema>> = {};
  for (const route of routes.filter((each) => admin || isPublic(each))) {
    const path = route.endpoint.path.replace(/:([A-Za-z]+)/g, '{$1}');
    (paths[path] ??= {})[route.endpoint.method.toLowerCase()] = operation(route);
  }
  return {
    openapi: '3.1.0',
    info: { title: `${PRODUCT} API`, version: '1' },
    paths,
    components: {
      schemas: { Error: jsonSchema(errorBody, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sid' } },
    },
  };
}

const isPublic = ({ access, endpoint }: EndpointRoute): boolean =>
  access !== 'admin' && typeof access === 'string' && !endpoint.path.startsWith('/api/admin/');

function operation(route: EndpointRoute): Schema {
  const { endpoint, access, kind } = route;
  const status = String(endpoint.status ?? 200);
  return {
    summary: endpoint.summary,
    operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replace(/^\/api/, '').replace(/[/:.-]+(\w?)/g, (__, c: string) => c.toUpperCase())}`,
    ...(access === 'open' ? {} : { security: [{ session: [] }] }),
    parameters: [
      ...parameters(endpoint.params as z.core.$ZodType | undefined, 'path'),
      ...parameters(endpoint.query as z.core.$ZodType | undefined, 'query'),
      ...(METHODS_WITH_KEY.includes(kind)
        ? [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', maxLength: 255 } }]
        : []),
    ],
    ...requestBody(route),
    responses: {
      [status]: {
        description: endpoint.summary,
        ...(status === '204' ? {} : { content: json(jsonSchema(endpoint.response as z.core.$ZodType, 'output')) }),
      },
      ...Object.fromEntries(
        Object.entries({ ...ERROR_STATUSES, ...(isUnsafe(endpoint.method) ? WRITE_ERROR_STATUSES : {}) }).map(([code, description]) => [
          code,
          { description, content: json({ $ref: '#/components/schemas/Error' }) },
        ]),
      ),
    },
  };
}

const json = (schema: Schema): Schema => ({ 'application/json': { schema } });

function requestBody({ kind, endpoint }: EndpointRoute): Schema {
  if (kind === 'upload') {
    const file = { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: file } } } };
  }
  if (!endpoint.body) return {};
  return { requestBody: { required: true, content: json(jsonSchema(endpoint.body as z.core.$ZodType, 'input')) } };
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
