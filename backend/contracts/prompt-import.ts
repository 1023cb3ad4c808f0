import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { draftContent } from './prompt-drafts.ts';
import { id, idParams, isoTime, pageLimit, success } from './primitives.ts';

/* Import of prompts from files or pasted text. The server stores no prompt before the person accepts the report (docs/rules/prompts.md#portability). */

/** The largest file of prompts to import, in bytes. The server reads it as a stream (docs/rules/server.md#body-limits). */
export const IMPORT_BYTES = 20 * 1024 * 1024;
export const IMPORT_ROWS = 5_000;

/** The notations in which an imported text can write its variables. */
export const variableSyntax = z.enum(['double_braces', 'choices', 'dollar', 'brackets', 'angle', 'percent', 'single_braces', 'none']);
export const importFormat = z.enum(['prompts_chat_csv', 'csv', 'markdown', 'markdown_folder', 'json', 'open_webui', 'langfuse', 'text']);

/** Converts pasted text into a prompt for the builder, without storing anything. */
export const convertText = defineEndpoint({
  method: 'POST',
  path: '/api/imports/convert',
  summary: 'Read pasted text as a prompt: template, fields, and what was recognised',
  bodyLimitBytes: 512 * 1024,
  /** With `variablesOnly` the text is already a template, and everything in it that looks like a variable, in any notation, becomes one. */
  body: z.strictObject({ text: z.string().check(z.minLength(1), z.maxLength(200_000)), variablesOnly: z.optional(z.boolean()) }),
  response: z.object({
    format: importFormat,
    syntaxes: z.array(variableSyntax),
    content: draftContent,
    notes: z.array(z.string()),
    /** Words that look like variables in another notation than the recognised one. They stay as written unless `variablesOnly` is sent. */
    undecided: z.array(z.string()),
    /** How many prompts the pasted text contains. The answer holds only the first usable one. */
    prompts: z.int(),
  }),
});

/** One prompt of an imported file: ready to become a draft, or refused with a reason. `row` counts from 1 as in the file. */
export const importRow = z.object({
  id,
  row: z.int(),
  title: z.string(),
  state: z.enum(['ready', 'refused', 'imported']),
  /** Why this prompt of the file cannot be imported, in plain words; null when it can. */
  reason: z.nullable(z.string()),
  /** What the author should check after the import, such as renamed variables or a shortened title. */
  notes: z.array(z.string()),
  contentType: z.nullable(z.enum(['text', 'image', 'video'])),
  fields: z.int(),
  /** The id of the draft that the import made from this row of the file. */
  promptId: z.nullable(id),
});
export type ImportRow = z.infer<typeof importRow>;

export const promptImport = z.object({
  id,
  fileName: z.string(),
  format: importFormat,
  state: z.enum(['reading', 'ready', 'importing', 'done', 'refused']),
  /** Why the whole file of prompts was refused; null when it was not. */
  problem: z.nullable(z.string()),
  rows: z.object({ total: z.int(), ready: z.int(), refused: z.int(), imported: z.int() }),
  createdAt: isoTime,
});
export type PromptImport = z.infer<typeof promptImport>;

/** The address that uploads a file of prompts: multipart, one part named `file` (CSV, JSON, Markdown, or a ZIP of Markdown files). 201 with `{ import }`. */
export const IMPORT_UPLOAD_PATH = '/api/imports';
export const uploadImport = defineEndpoint({
  method: 'POST',
  path: IMPORT_UPLOAD_PATH,
  summary: 'Read a file of prompts into a report; a file that cannot be read is a report too, refused with its problem',
  status: 201,
  response: z.object({ import: promptImport }),
});
/** Lists the import reports that wait for the person's decision, latest first, at most 5. */
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
/** Makes private drafts of an import's rows, either all of them or none: the named rows, or all ready rows except those in `exceptRowIds`. */
export const acceptImport = defineEndpoint({
  method: 'POST',
  path: '/api/imports/:id/accept',
  summary: 'Make private drafts of the rows',
  // Accepting an import may send a larger body than usual, because it may name five thousand ids.
  bodyLimitBytes: 256 * 1024,
  params: idParams,
  body: z.strictObject({
    rowIds: z.optional(z.array(id).check(z.minLength(1), z.maxLength(IMPORT_ROWS))),
    /** Rows of the import to leave out when all other ready rows are accepted. */
    exceptRowIds: z.optional(z.array(id).check(z.maxLength(IMPORT_ROWS))),
  }),
  response: z.object({ import: promptImport }),
});
export const discardImport = defineEndpoint({ method: 'DELETE', path: '/api/imports/:id', summary: 'Discard an import', params: idParams, response: success });
