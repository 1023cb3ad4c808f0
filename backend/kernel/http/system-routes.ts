import { getConfig, getOpenApi } from '#contracts/system.ts';
import type { PublicConfig } from '#contracts/system.ts';
import type { RouteTable } from './route-table.ts';
import { openApiDocument } from './openapi/openapi-document.ts';
import type { DocumentOptions } from './openapi/openapi-document.ts';

/** Mounts what the server says about itself: public settings and the OpenAPI document. */
export function systemRoutes(table: RouteTable, settings: PublicConfig, keys: Pick<DocumentOptions, 'scopesOf' | 'keyDefaults'>): void {
  const documents = new Map<boolean, ReturnType<typeof openApiDocument>>();
  const document = (admin: boolean): ReturnType<typeof openApiDocument> => {
    const made = documents.get(admin) ?? openApiDocument(table.endpoints(), { admin, ...keys });
    documents.set(admin, made);
    return made;
  };
  table.routes.read(getConfig, 'open', () => Promise.resolve(settings));
  table.routes.read(getOpenApi, 'open', ({ viewer }) => Promise.resolve(document(viewer?.role === 'admin')));
}
