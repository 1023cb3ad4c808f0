import * as z from 'zod/mini';
import { MINUTE_MS } from './durations.ts';
import { defineEndpoint } from './endpoint.ts';
import { LEGAL_TITLES } from './legal-text.ts';
import { isoTime, tidied } from './primitives.ts';
import { keysOf } from './typed-records.ts';

export const legalName = z.enum(keysOf(LEGAL_TITLES));

/** The longest legal text, in characters. */
export const MOST_LEGAL_TEXT = 60_000;

/** A version of a legal text, as Markdown (`legal-text.ts`). */
export const legalVersion = z.object({
  /** The number of the legal text's version. Version 1 comes with the code, and administrators write the later ones. */
  number: z.int().check(z.gte(1)),
  text: z.string(),
  /** The ISO time from which this version of the legal text holds. */
  effectiveAt: isoTime,
  /** What this version of the legal text changes, in one or two sentences. */
  note: z.string(),
});
export type LegalVersion = z.infer<typeof legalVersion>;

export const shownLegalText = z.object({
  /** The version of the legal text that is in force at the server's time. */
  current: legalVersion,
  /** The planned next version of the legal text; null when there is none. */
  next: z.nullable(legalVersion),
});
export type ShownLegalText = z.infer<typeof shownLegalText>;

/** A version of a legal text as administrators see it. */
export const adminLegalVersion = z.object({
  ...legalVersion.shape,
  /** The state of a legal text's version. `replaced`: a later version holds instead, or will hold before this one could. */
  state: z.enum(['in_force', 'planned', 'replaced']),
  /** The administrator who wrote this version of the legal text; null for the version in the code, and when the account is deleted. */
  createdBy: z.nullable(z.string()),
  createdAt: z.nullable(isoTime),
});
export type AdminLegalVersion = z.infer<typeof adminLegalVersion>;

const documentParams = z.strictObject({ document: legalName });
/** The newest 20 versions of a legal text, newest first. */
const adminLegalVersions = z.array(adminLegalVersion);

/** What an administrator fills in for a new version of a legal text. */
export const legalVersionDraft = z.strictObject({
  text: z.string().check(tidied(), z.minLength(1, 'Write the text'), z.maxLength(MOST_LEGAL_TEXT, `${MOST_LEGAL_TEXT.toLocaleString('en-US')} characters at most`)),
  note: z.string().check(tidied(), z.minLength(1, 'Say what changes'), z.maxLength(300, '300 characters at most')),
  /** The ISO time from which the new version holds, not before now; null for at once. */
  effectiveAt: z.nullable(isoTime),
});

export const getLegalText = defineEndpoint({
  method: 'GET',
  path: '/api/legal/:document',
  summary: 'A legal text as it holds now, and the version that takes its place',
  params: documentParams,
  staleMs: MINUTE_MS,
  response: shownLegalText,
});
export const listLegalVersions = defineEndpoint({
  method: 'GET',
  path: '/api/admin/legal/:document',
  summary: 'The versions of a legal text, newest first',
  params: documentParams,
  staleMs: 0,
  response: adminLegalVersions,
});
export const addLegalVersion = defineEndpoint({
  method: 'POST',
  path: '/api/admin/legal/:document/versions',
  summary: 'Add a version of a legal text, which holds from its date on. 409 `legal_text_changed` if another administrator added one after version `after`',
  params: documentParams,
  body: z.strictObject({ after: z.int().check(z.gte(1)), ...legalVersionDraft.shape }),
  response: adminLegalVersions,
});
