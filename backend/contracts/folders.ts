import * as z from 'zod/mini';
import { creationFilters, publicCreation } from './creations.ts';
import { defineEndpoint } from './endpoint.ts';
import { contentType, id, idParams, pageLimit, success, tidied } from './primitives.ts';
import { category, creator, promptCard } from './prompts.ts';

/* Folders of a person: a tree of three levels for prompts and creations (docs/rules/keeping.md#folders). */

export const FOLDER_LEVELS = 3;
/** The most folders that one person can have. */
export const FOLDERS_LIMIT = 300;
export const FOLDER_NAME_MAX = 60;
export const FOLDER_DESCRIPTION_MAX = 500;
export const DEFAULT_INPUTS_MAX = 40;
/** The server counts the results of a smart folder's query up to this number. */
export const SMART_COUNT_MOST = 1_000;

export const folderColor = z.enum(['violet', 'teal', 'amber', 'coral', 'blue', 'green']);
export type FolderColor = z.infer<typeof folderColor>;
export const folderIcon = z.enum(['folder', 'star', 'heart', 'rocket', 'briefcase', 'book', 'image', 'film', 'pen', 'megaphone', 'flask', 'gift']);
export type FolderIcon = z.infer<typeof folderIcon>;

/** The kinds of things that a folder holds. Smart folders hold nothing: they show what their query finds. */
export const folderItemType = z.enum(['prompt', 'creation']);
export type FolderItemType = z.infer<typeof folderItemType>;

/** The stored query of a smart folder. `of` says whether it finds prompts or creations; the other fields filter them. */
export const smartQuery = z.strictObject({
  of: folderItemType,
  type: z.optional(contentType),
  category: z.optional(category),
  tag: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
  model: creationFilters.model,
  rating: creationFilters.rating,
  favourite: z.optional(z.boolean()),
  from: creationFilters.from,
  to: creationFilters.to,
  prompt: z.optional(id),
  text: z.optional(z.string().check(tidied(), z.maxLength(120))),
});
export type SmartQuery = z.infer<typeof smartQuery>;

/** The model and the inputs with which runs start that are opened from inside this folder. */
const defaults = {
  defaultModel: z.nullable(z.string().check(z.maxLength(80))),
  /** Default inputs of the folder, by the key of a form field. A form uses those whose fields it has. */
  defaultInputs: z.record(z.string().check(z.minLength(1), z.maxLength(60)), z.string().check(z.maxLength(2_000))).check(
    z.refine((inputs) => Object.keys(inputs).length <= DEFAULT_INPUTS_MAX, `${DEFAULT_INPUTS_MAX} values at most`),
  ),
};

const counts = z.object({ prompts: z.int(), creations: z.int() });

export const folder = z.object({
  id,
  parentId: z.nullable(id),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  icon: folderIcon,
  color: folderColor,
  kind: z.enum(['manual', 'smart']),
  query: z.nullable(smartQuery),
  visibility: z.enum(['private', 'public']),
  ...defaults,
  /** The number of items in the folder, without trashed ones. For a smart folder it is the number of results. */
  counts,
});
export type Folder = z.infer<typeof folder>;

/** A folder on its own page. Visitors get neither its counts, which include private items, nor its query and default inputs. */
export const openedFolder = z.extend(folder, {
  counts: z.nullable(counts),
  /** True when a moderator took the folder down. Then only its owner sees it. */
  removed: z.boolean(),
});
export type OpenedFolder = z.infer<typeof openedFolder>;

/** The folder that a default input comes from: a folder above this one, or null for this folder itself. */
const from = z.nullable(z.object({ id, name: z.string(), slug: z.string() }));
export const startsWith = z.object({
  model: z.nullable(z.object({ value: z.string(), from })),
  inputs: z.array(z.object({ key: z.string(), value: z.string(), from })),
});
export type StartsWith = z.infer<typeof startsWith>;

export const folderEntry = z.discriminatedUnion('itemType', [
  z.object({ itemType: z.literal('prompt'), prompt: promptCard }),
  z.object({ itemType: z.literal('creation'), creation: publicCreation }),
]);
export type FolderEntry = z.infer<typeof folderEntry>;

export const folderSort = z.enum(['own', 'newest', 'oldest']);
export type FolderSort = z.infer<typeof folderSort>;

const name = z.string().check(tidied(), z.minLength(1, 'Give it a name'), z.maxLength(FOLDER_NAME_MAX, `${FOLDER_NAME_MAX} characters at most`));
const looks = { icon: z.optional(folderIcon), color: z.optional(folderColor), description: z.optional(z.string().check(tidied(), z.maxLength(FOLDER_DESCRIPTION_MAX))) };

export const listFolders = defineEndpoint({ method: 'GET', path: '/api/folders', summary: 'Own folders in their order; `parentId` makes the tree', staleMs: 0, response: z.array(folder) });

export const createFolder = defineEndpoint({
  method: 'POST',
  path: '/api/folders',
  summary: `Make a folder. 409 \`too_deep\` below level ${FOLDER_LEVELS}, \`folders_full\` beyond ${FOLDERS_LIMIT}`,
  status: 201,
  body: z.strictObject({ name, parentId: z.optional(z.nullable(id)), kind: z._default(z.enum(['manual', 'smart']), 'manual'), query: z.optional(smartQuery), ...looks }),
  response: z.object({ folder }),
});

export const changeFolder = defineEndpoint({
  method: 'PATCH',
  path: '/api/folders/:id',
  summary: 'Change, move or publish a folder. 409 `folder_loop` when it would lie in itself, `too_deep`',
  params: idParams,
  body: z.strictObject({
    name: z.optional(name),
    ...looks,
    parentId: z.optional(z.nullable(id)),
    /** The sibling that the moved folder comes after; null for the first place. */
    after: z.optional(z.nullable(id)),
    query: z.optional(smartQuery),
    visibility: z.optional(z.enum(['private', 'public'])),
    defaultModel: z.optional(defaults.defaultModel),
    defaultInputs: z.optional(defaults.defaultInputs),
  }),
  response: z.object({ folder }),
});

export const deleteFolder = defineEndpoint({ method: 'DELETE', path: '/api/folders/:id', summary: 'Delete a folder and those inside it; what lay in them stays, in no folder', params: idParams, response: success });

const itemKey = { itemType: folderItemType, itemId: id };
const folderItem = z.object({ ...itemKey, folderId: id });

export const addToFolder = defineEndpoint({
  method: 'POST',
  path: '/api/folders/:id/items',
  summary: 'Put a prompt or a creation into a folder; it leaves the folder it was in. 409 `smart_folder`',
  status: 201,
  params: idParams,
  body: z.strictObject(itemKey),
  response: z.object({ item: folderItem }),
});
const itemParams = z.strictObject({ id, itemId: id });
export const removeFromFolder = defineEndpoint({ method: 'DELETE', path: '/api/folders/:id/items/:itemId', summary: 'Take an item out of a folder', params: itemParams, response: success });
export const orderFolderItem = defineEndpoint({
  method: 'PATCH',
  path: '/api/folders/:id/items/:itemId',
  summary: 'Move an item to another place',
  params: itemParams,
  body: z.strictObject({ after: z.nullable(id) }),
  response: z.object({ item: folderItem }),
});

export const openFolder = defineEndpoint({
  method: 'GET',
  path: '/api/folders/:slug',
  summary: 'A folder with its items: own ones, and public ones of other people, read-only. 404 for all others',
  params: z.strictObject({ slug: z.string().check(z.minLength(1), z.maxLength(120)) }),
  query: z.strictObject({
    /** The kind of the folder's items to list. When it is left out, both kinds are listed, prompts first. */
    type: z.optional(folderItemType),
    /** The order of the folder's items. `own` is the order that its owner chose; smart folders then show the newest first. */
    sort: z._default(folderSort, 'own'),
    limit: z._default(pageLimit(60), 24),
    cursor: z.optional(z.string().check(z.maxLength(300))),
  }),
  staleMs: 0,
  response: z.object({
    folder: openedFolder,
    owner: z.nullable(creator),
    own: z.boolean(),
    /** The folders above this one, from the top. Visitors see only public ones. */
    above: z.array(z.object({ id, name: z.string(), slug: z.string() })),
    below: z.array(openedFolder),
    /** The model and the inputs with which runs from this folder start; null for visitors. */
    startsWith: z.nullable(startsWith),
    items: z.array(folderEntry),
    nextCursor: z.nullable(z.string()),
  }),
});

const flag = z.optional(z.enum(['true', 'false']));
export const findForFolder = defineEndpoint({
  method: 'GET',
  path: '/api/smart-folders/finds',
  summary: 'What a query of a smart folder finds now: how many, and the newest four',
  query: z.extend(smartQuery, { favourite: flag }),
  staleMs: 0,
  response: z.object({
    /** The number of results of the smart folder's query, counted up to `SMART_COUNT_MOST`. */
    count: z.int(),
    items: z.array(folderEntry),
  }),
});
