import { getOpenApi } from '#contracts/api-keys.ts';
import { getConfig } from '#contracts/system.ts';
import type { PublicConfig } from '#contracts/system.ts';
import type { RouteTable } from './route-table.ts';
import { openApiDocument } from './openapi/openapi-document.ts';
import type { DocumentOptions } from './openapi/openapi-document.ts';

/** Mounts the routes by which the server describes itself: the public settings and the OpenAPI document. */
export function systemRoutes(table: RouteTable, settings: PublicConfig, keys: Pick<DocumentOptions, 'scopesOf' | 'keyDefaults'>): void {
  const documents = new Map<string, ReturnType<typeof openApiDocument>>();
  const routesOf = (only: 'keys' | undefined) => table.endpoints().filter(({ endpoint }) => only === undefined || keys.scopesOf(endpoint.method, endpoint.path).length > 0);
  // The OpenAPI document is made once, at the first request for it. Requests that arrive meanwhile wait for it.
  const document = (admin: boolean, only: 'keys' | undefined): ReturnType<typeof openApiDocument> => {
    const name = `${admin} ${only ?? ''}`;
    const made = documents.get(name) ?? openApiDocument(routesOf(only), { admin, ...keys });
    documents.set(name, made);
    return made;
  };
  table.routes.read(getConfig, 'open', () => Promise.resolve(settings));
  table.routes.read(getOpenApi, 'open', ({ viewer, query }) => document(viewer?.role === 'admin', query.only));
}
