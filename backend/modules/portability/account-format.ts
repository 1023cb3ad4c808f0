import { z } from 'zod';
import { IMPORT_FILE_BYTES, PORTABLE_TYPES } from '#contracts/portability.ts';
import { draftContent } from '#contracts/prompt-drafts.ts';
import { aspect } from '#contracts/generation.ts';
import { CREATION_TITLE_MAX, ALT_TEXT_MAX } from '#contracts/creations.ts';
import { COLLECTION_DESCRIPTION_MAX, COLLECTION_NAME_MAX, COLLECTION_NOTE_MAX } from '#contracts/collections.ts';
import { OWN_TAG_MAX, OWN_TAGS_LIMIT } from '#contracts/library.ts';
import { FOLDER_DESCRIPTION_MAX, FOLDER_NAME_MAX, folderColor, folderIcon, smartQuery } from '#contracts/folders.ts';

/*
 * The format of an exported account: a ZIP with `manifest.json`, JSON lists and their files. Entry names come from types and ids, so no text that a person
 * wrote becomes a path.
 */

export const FORMAT = 'conjure-account';
export const FORMAT_VERSION = 1;
export const MANIFEST = 'manifest.json';
export const listName = (type: PortableType, number: number): string => `lists/${type}-${String(number).padStart(5, '0')}.json`;
export const fileEntryName = (itemId: string, part: string): string => `files/${itemId}/${part}`;
/** Every name that an entry of an account export can have. An import never opens other entries of the ZIP. */
export const ENTRY_NAME = /^(?:manifest\.json|lists\/(?:prompt|creation|collection|folder)-\d{5}\.json|files\/[0-9a-f-]{36}\/(?:cover|\d{1,2}|\d{1,2}-poster))$/;

export type PortableType = (typeof PORTABLE_TYPES)[number];
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const PAST = 1_600_000_000_000;

export const manifest = z.object({
  format: z.literal(FORMAT),
  version: z.number().int(),
  installation: z.uuid(),
  createdAt: z.iso.datetime(),
  lists: z.array(z.object({ name: z.string().regex(ENTRY_NAME), type: z.enum(PORTABLE_TYPES), items: z.number().int().min(0).max(1_000), sha256 })).max(20_000),
});
export type Manifest = z.infer<typeof manifest>;

export const portableFile = z.object({ name: z.string().regex(ENTRY_NAME, 'is named by no file of an export'), bytes: z.number().int().min(1).max(IMPORT_FILE_BYTES), sha256 });
export type PortableFile = z.infer<typeof portableFile>;

const scalar = z.union([z.string().max(200_000), z.number(), z.boolean(), z.array(z.string().max(20_000)).max(500)]);
const inputs = z.record(z.string().max(80), z.union([scalar, z.array(z.record(z.string().max(80), scalar)).max(500)]));
const item = { id: z.uuid() };
const reference = z.object({ itemType: z.enum(['prompt', 'creation']), itemId: z.uuid() });
const MIMES = ['image/webp', 'image/png', 'image/jpeg', 'image/gif', 'video/mp4', 'video/webm'] as const;

/** Account exports of older versions have neither a prompt's tags nor the prompt of a creation, so these fields are optional. */
export const portablePrompt = z.object({ ...item, content: draftContent, cover: portableFile.nullable(), tags: z.array(z.string().trim().min(1).max(OWN_TAG_MAX)).max(OWN_TAGS_LIMIT).default([]) });
export const portableCreation = z.object({
  ...item,
  contentType: z.enum(['text', 'image', 'video']),
  title: z.string().max(CREATION_TITLE_MAX),
  runTitle: z.string().max(200),
  favourite: z.boolean(),
  promptId: z.uuid().nullable().default(null),
  inputs,
  model: z.object({ id: z.string().min(1).max(80), label: z.string().max(120) }),
  seed: z.number().int().min(-2_147_483_648).max(2_147_483_647),
  quantity: z.number().int().min(1).max(4),
  aspect: z.nullable(aspect),
  length: z.number().int().min(0).max(100_000).nullable(),
  rating: z.union([z.literal(-1), z.literal(0), z.literal(1)]),
  text: z.string().max(400_000).nullable(),
  createdAt: z.iso.datetime().refine((at) => Date.parse(at) > PAST, 'is too early'),
  finishedAt: z.iso.datetime().nullable(),
  outputs: z.array(z.object({
    kind: z.enum(['image', 'video']), mime: z.enum(MIMES), width: z.number().int().min(1).max(20_000), height: z.number().int().min(1).max(20_000),
    durationMs: z.number().int().min(0).max(3_600_000).nullable(), altText: z.string().max(ALT_TEXT_MAX * 4), file: portableFile, poster: portableFile.nullable(),
  })).max(4),
});
export const portableCollection = z.object({
  ...item, name: z.string().trim().min(1).max(COLLECTION_NAME_MAX), description: z.string().max(COLLECTION_DESCRIPTION_MAX), kind: z.enum(['mixed', 'prompts', 'creations']), isSaved: z.boolean(),
  items: z.array(reference.extend({ note: z.string().max(COLLECTION_NOTE_MAX) })).max(20_000),
});
export const portableFolder = z.object({
  ...item, parentId: z.uuid().nullable(), name: z.string().trim().min(1).max(FOLDER_NAME_MAX), description: z.string().max(FOLDER_DESCRIPTION_MAX), icon: z.nullish(folderIcon), color: z.nullish(folderColor),
  kind: z.enum(['manual', 'smart']), query: z.nullable(smartQuery), defaultModel: z.string().max(80).nullable(), defaultInputs: z.record(z.string().max(60), z.string().max(2_000)),
  items: z.array(reference).max(100_000),
});
/** The id is the only field that every exported thing must have. With it, the import report can show a line about a thing that is otherwise invalid. */
export const anyItem = z.looseObject({ id: z.uuid() });
