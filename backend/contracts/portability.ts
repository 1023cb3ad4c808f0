import * as z from 'zod/mini';
import { archive } from './archives.ts';
import { defineEndpoint } from './endpoint.ts';
import { id, idParams, isoTime, pageLimit, success } from './primitives.ts';

/* Account export and import: an account moves from one installation to another (docs/rules/keeping.md#account-import). */

/** The bytes of each part of an uploaded account, except the last one. */
export const IMPORT_PART_BYTES = 8 * 1024 * 1024;
/** The most bytes of an account export besides its media: prompts, texts and the data of the ZIP itself. */
export const IMPORT_OVERHEAD_BYTES = 256 * 1024 * 1024;
/** Days until the unfinished upload of an account is deleted. */
export const IMPORT_UPLOAD_DAYS = 3;
/** Days after the end of an account import until it is deleted with its report. */
export const IMPORT_REPORT_DAYS = 90;
/** The largest file of a creation that an account import accepts, in bytes. */
export const IMPORT_FILE_BYTES = 100 * 1024 * 1024;
export const PORTABLE_TYPES = ['prompt', 'creation', 'collection', 'folder'] as const;

export const createExport = defineEndpoint({ method: 'POST', path: '/api/account/exports', summary: 'Prepare an archive of the whole account for another installation. 409 `archives_busy`', status: 201, response: z.object({ archive }) });
export const listExports = defineEndpoint({ method: 'GET', path: '/api/account/exports', summary: 'Own archives of the account, the latest first', staleMs: 0, response: z.object({ archives: z.array(archive) }) });

export const importStatus = z.enum(['uploading', 'reading', 'done', 'failed']);
export const accountImport = z.object({
  id,
  /** The name and the size of the account file on the person's device. The browser continues an upload only when both match. */
  name: z.string(),
  bytes: z.int(),
  /** How many bytes of the account's upload have arrived. The next part begins here. */
  received: z.int(),
  status: importStatus,
  /** Why the uploaded account file could not be read at all; null otherwise. */
  failure: z.nullable(z.string()),
  /** The number of things in the account file; null until its manifest was read. */
  total: z.nullable(z.int()),
  imported: z.int(),
  skipped: z.int(),
  failed: z.int(),
  createdAt: isoTime,
});
export type AccountImport = z.infer<typeof accountImport>;

export const createImport = defineEndpoint({
  method: 'POST',
  path: '/api/account/imports',
  summary: 'Begin the upload of an exported account. 409 `import_running`, 413 `too_large`',
  status: 201,
  body: z.strictObject({ name: z.string().check(z.minLength(1), z.maxLength(200)), bytes: z.int().check(z.positive()) }),
  response: z.object({ import: accountImport }),
});
/** Uploads one part of an account: multipart with the fields `importId` and `offset`, and one part named `file`. */
export const uploadImportPart = defineEndpoint({
  method: 'POST',
  path: '/api/account/imports/parts',
  summary: 'Send the part of a file that begins at `received`. A part that arrived already changes nothing. 409 `wrong_part`',
  response: z.object({ import: accountImport }),
});
export const listImports = defineEndpoint({ method: 'GET', path: '/api/account/imports', summary: 'Own imports, the latest first', staleMs: 0, response: z.object({ imports: z.array(accountImport) }) });
export const getImport = defineEndpoint({ method: 'GET', path: '/api/account/imports/:id', summary: 'State of an own import', params: idParams, staleMs: 0, response: z.object({ import: accountImport }) });
export const deleteImport = defineEndpoint({ method: 'DELETE', path: '/api/account/imports/:id', summary: 'Give up an upload. 409 `import_running` while it is read', params: idParams, response: success });

export const importedItem = z.object({
  id: z.string(),
  type: z.enum(['prompt', 'creation', 'collection', 'folder', 'list']),
  title: z.string(),
  state: z.enum(['imported', 'skipped', 'failed']),
  /** Why the import left the thing out, or what of it is missing; null when everything was imported. */
  reason: z.nullable(z.string()),
});
export type ImportedItem = z.infer<typeof importedItem>;
export const listImportItems = defineEndpoint({
  method: 'GET',
  path: '/api/account/imports/:id/items',
  summary: 'The report of an import, thing by thing',
  params: idParams,
  query: z.strictObject({ state: z.optional(importedItem.shape.state), limit: z._default(pageLimit(100), 50), cursor: z.optional(z.string().check(z.maxLength(100))) }),
  staleMs: 0,
  response: z.object({ items: z.array(importedItem), nextCursor: z.nullable(z.string()) }),
});
