import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { draftContent } from './prompt-drafts.ts';
import { id, idParams, isoTime, pageLimit, success } from './primitives.ts';

/* Import of prompts. The server stores no prompt before the person accepts the report (docs/rules/prompts.md#portability). */

/** Largest upload; the server reads it as a stream (docs/rules/server.md#body-limits). */
export const IMPORT_BYTES = 20 * 1024 * 1024;
export const IMPORT_ROWS = 5_000;

/** How variables were written in what was imported. */
export const variableSyntax = z.enum(['double_braces', 'choices', 'dollar', 'brackets', 'angle', 'percent', 'single_braces', 'none']);
export const importFormat = z.enum(['prompts_chat_csv', 'csv', 'markdown', 'markdown_folder', 'json', 'open_webui', 'langfuse', 'text']);

/** Converts pasted text for the builder: nothing is stored. */
export const convertText = defineEndpoint({
  method: 'POST',
  path: '/api/imports/convert',
  summary: 'Read pasted text as a prompt: template, fields, and what was recognised',
  bodyLimitBytes: 512 * 1024,
  /** `variablesOnly`: the text is a template already, and whatever in it looks like a variable becomes one, of every notation at once. */
  body: z.strictObject({ text: z.string().check(z.minLength(1), z.maxLength(200_000)), variablesOnly: z.optional(z.boolean()) }),
  response: z.object({
    format: importFormat,
    syntaxes: z.array(variableSyntax),
    content: draftContent,
    notes: z.array(z.string()),
    /** What looks like a variable too, in another notation than those that were taken: left as written until `variablesOnly` takes it. */
    undecided: z.array(z.string()),
    /** How many prompts the text holds; the first one that can be used is answered. */
    prompts: z.int(),
  }),
});

/** One prompt of a file: ready to become a draft, or left out with its reason. `row` counts from 1 as the file does. */
export const importRow = z.object({
  id,
  row: z.int(),
  title: z.string(),
  state: z.enum(['ready', 'refused', 'imported']),
  /** Why it cannot be imported, in plain words; null when it can. */
  reason: z.nullable(z.string()),
  /** What the author should look at: renamed variables, a shortened title … */
  notes: z.array(z.string()),
  contentType: z.nullable(z.enum(['text', 'image', 'video'])),
  fields: z.int(),
  /** The id of the draft that was made of the row. */
  promptId: z.nullable(id),
});
export type ImportRow = z.infer<typeof importRow>;

export const promptImport = z.object({
  id,
  fileName: z.string(),
  format: importFormat,
  state: z.enum(['reading', 'ready', 'importing', 'done', 'refused']),
  /** Why the whole file was refused; null when it was not. */
  problem: z.nullable(z.string()),
  rows: z.object({ total: z.int(), ready: z.int(), refused: z.int(), imported: z.int() }),
  createdAt: isoTime,
});
export type PromptImport = z.infer<typeof promptImport>;

/** Address of the upload: multipart, one part named `file` (CSV, JSON, Markdown, or a ZIP of Markdown files). 201 with `{ import }`. */
export const IMPORT_UPLOAD_PATH = '/api/imports';
export const uploadImport = defineEndpoint({
  method: 'POST',
  path: IMPORT_UPLOAD_PATH,
  summary: 'Read a file of prompts into a report; a file that cannot be read is a report too, refused with its problem',
  status: 201,
  response: z.object({ import: promptImport }),
});
/** Reports that wait for the person's decision, latest first; there are at most 5. */
export const listImports = defineEndpoint({ method: 'GET', path: '/api/imports', summary: 'Own imports that wait for a decision', response: z.object({ items: z.array(promptImport) }) });

export const getImport = defineEndpoint({ method: 'GET', path: '/api/imports/:id', summary: 'One own import', params: idParams, response: z.object({ import: promptImport }) });
export const listImportRows = defineEndpoint({
  method: 'GET',
  path: '/api/imports/:id/rows',
  summary: 'The report of an import, by row',
  params: idParams,
  query: z.strictObject({ state: z.optional(z.enum(['ready', 'refused', 'imported'])), limit: z._default(pageLimit(200), 50), after: z.optional(z.coerce.number().check(z.int(), z.gte(0))) }),
  response: z.object({ items: z.array(importRow), nextCursor: z.nullable(z.int()) }),
});
export const getImportRow = defineEndpoint({
  method: 'GET',
  path: '/api/imports/:id/rows/:rowId',
  summary: 'The draft that a row would become',
  params: z.strictObject({ id, rowId: id }),
  response: z.object({ row: importRow, content: z.nullable(draftContent) }),
});
/** All ready rows at once, but for those left out, or those that are named: either all of them become private drafts or none does. */
export const acceptImport = defineEndpoint({
  method: 'POST',
  path: '/api/imports/:id/accept',
  summary: 'Make private drafts of the rows',
  // The body may be larger than usual, because it may name five thousand ids.
  bodyLimitBytes: 256 * 1024,
  params: idParams,
  body: z.strictObject({
    rowIds: z.optional(z.array(id).check(z.minLength(1), z.maxLength(IMPORT_ROWS))),
    /** Rows that are left out when all ready rows are accepted. */
    exceptRowIds: z.optional(z.array(id).check(z.maxLength(IMPORT_ROWS))),
  }),
  response: z.object({ import: promptImport }),
});
export const discardImport = defineEndpoint({ method: 'DELETE', path: '/api/imports/:id', summary: 'Discard an import', params: idParams, response: success });
