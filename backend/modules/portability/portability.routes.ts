import { z } from 'zod';
import { createExport, createImport, deleteImport, getImport, IMPORT_PART_BYTES, listExports, listImportItems, listImports, uploadImportPart } from '#contracts/portability.ts';
import { PRODUCT } from '#contracts/product.ts';
import { utcDay } from '#contracts/utc-days.ts';
import { invalid } from '#kernel/errors.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import type { RawRoutes } from '#kernel/module.ts';
import { beginImport } from './commands/begin-import.ts';
import { storePart } from './commands/store-part.ts';
import { findImport, latestImports, presentImport } from './import-row.ts';
import type { PortabilityContext } from './portability-context.ts';
import { importRunning } from './portability.errors.ts';
import { listItems } from './queries/list-items.ts';

const EXPORTS_SHOWN = 3;
const partFields = z.object({ importId: z.uuid(), offset: z.string().regex(/^\d{1,15}$/).transform(Number) });

/** Mounts the routes by which members export their account and import one. */
export function portabilityRoutes(routes: Routes, context: PortabilityContext): void {
  const { db, clock, archives, library } = context;
  routes.write(createExport, 'member', async ({ viewer }, tx) => {
    // The progress of an account export counts creations only: an account has few prompts, collections and folders beside them.
    const items = await library.countCreations(tx, viewer.userId);
    return { archive: await archives.request(tx, { ownerId: viewer.userId, kind: 'account', name: `${PRODUCT.toLowerCase()}-account-${viewer.username}-${utcDay(clock.now())}.zip`, request: {}, items }) };
  });
  routes.read(listExports, 'member', async ({ viewer }) => ({ archives: await archives.latest(db.knex, viewer.userId, 'account', EXPORTS_SHOWN) }));
  routes.write(createImport, 'member', async ({ body, viewer }, tx) => ({ import: await beginImport(tx, context, viewer.userId, body) }));
  routes.read(listImports, 'member', async ({ viewer }) => ({ imports: (await latestImports(db.knex, viewer.userId)).map(presentImport) }));
  routes.read(getImport, 'member', async ({ params, viewer }) => ({ import: presentImport(await findImport(db.knex, viewer.userId, params.id)) }));
  routes.read(listImportItems, 'member', ({ params, query, viewer }) => listItems(db.knex, viewer.userId, params.id, query));
  routes.write(deleteImport, 'member', async ({ params, viewer }, tx) => {
    const { id, status } = await findImport(tx, viewer.userId, params.id);
    if (status === 'reading') throw importRunning();
    await tx('account_imports').where({ id, status: 'uploading' }).update({ status: 'failed', failure: 'You gave this upload up.' });
    return { success: true as const };
  });
}

/**
 * Mounts the route that receives the parts of an account upload, each read into memory. It reads one byte above the limit, to tell a full
 * part from one that is too long.
 */
export function importParts(mount: RawRoutes, context: PortabilityContext): void {
  mount.upload(uploadImportPart, 'member', { maxBytes: IMPORT_PART_BYTES + 1 }, async ({ viewer, file, fields }) => {
    const asked = partFields.safeParse(fields);
    if (!asked.success) throw invalid([{ path: ['offset'], message: 'Say which import this part is of, and where it begins.' }]);
    return { import: await storePart(context, viewer.userId, { ...asked.data, data: file.data }) };
  });
}
