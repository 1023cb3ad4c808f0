import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

/** Apart from the public settings, which every first visit needs. */
export const getOpenApi = defineEndpoint({
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'This API as an OpenAPI 3.1 document',
  query: z.strictObject({
    /** `keys`: only endpoints that API keys reach. */
    only: z.optional(z.enum(['keys'])),
  }),
  response: z.looseObject({ openapi: z.string() }),
});
