import { addLegalVersion as addEndpoint, getLegalText, listLegalVersions } from '#contracts/legal.ts';
import { permit } from '#contracts/permissions.ts';
import type { Database } from '#kernel/db/database.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import { addLegalVersion, legalVersions, shownLegalText } from './legal-texts.ts';
import type { LegalTextsDeps } from './legal-texts.ts';

/** Routes of legal texts: the version in force for every reader, and all versions for administrators. */
export function legalTextRoutes(routes: Routes, deps: LegalTextsDeps & { db: Database }): void {
  const access = permit('legal.change');

  routes.read(getLegalText, 'open', ({ params }) => shownLegalText(deps.db.knex, deps, params.document));
  routes.read(listLegalVersions, access, ({ params }) => legalVersions(deps.db.knex, deps, params.document));
  routes.write(addEndpoint, access, async ({ params, body, viewer, requestId }, tx) => {
    await addLegalVersion(tx, deps, { viewer, requestId }, params.document, body);
    return legalVersions(tx, deps, params.document);
  });
}
