import { acceptImport, convertText, discardImport, getImport, getImportRow, IMPORT_BYTES, listImportRows, listImports, uploadImport } from '#contracts/prompt-import.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import type { RawRoutes } from '#kernel/module.ts';
import { acceptImport as accept } from './commands/accept-import.ts';
import { discardImport as discard } from './commands/forget-imports.ts';
import { stageImport } from './commands/stage-import.ts';
import type { PromptImportContext } from './prompt-import-context.ts';
import { findImport, waitingImports } from './queries/find-import.ts';
import { findRow, listRows } from './queries/list-rows.ts';


/** Mounts the route for uploading an import file. The file is read as it arrives, and one above 20 MB gets 413. */
export function importUpload(mount: RawRoutes, context: PromptImportContext): void {
  mount.upload(uploadImport, 'member', { maxBytes: IMPORT_BYTES }, async ({ viewer, file }) => {
    const importId = await stageImport(context, viewer, file);
    return { import: await findImport(context.db.knex, importId, viewer.userId) };
  });
}

/** Mounts the routes for converting pasted text, and for reading, accepting and discarding import reports. */
export function importRoutes(routes: Routes, { db, prompts, reader }: PromptImportContext): void {
  routes.read(convertText, 'member', ({ body, viewer }) => reader.text(viewer.userId, body.text, body.variablesOnly ?? false));
  routes.read(listImports, 'member', async ({ viewer }) => ({ items: await waitingImports(db.knex, viewer.userId) }));
  routes.read(getImport, 'member', async ({ params, viewer }) => ({ import: await findImport(db.knex, params.id, viewer.userId) }));
  routes.read(listImportRows, 'member', async ({ params, query, viewer }) => {
    await findImport(db.knex, params.id, viewer.userId);
    return listRows(db.knex, params.id, query);
  });
  routes.read(getImportRow, 'member', ({ params, viewer }) => findRow(db.knex, params.id, params.rowId, viewer.userId));
  routes.write(acceptImport, 'member', async ({ params, body, viewer }, tx) => {
    await accept(tx, prompts, viewer.userId, params.id, { only: body.rowIds ?? null, except: body.exceptRowIds ?? [] });
    return { import: await findImport(tx, params.id, viewer.userId) };
  });
  routes.write(discardImport, 'member', async ({ params, viewer }, tx) => {
    await discard(tx, params.id, viewer.userId);
    return { success: true as const };
  });
}
