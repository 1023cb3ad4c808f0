import * as z from 'zod/mini';
import { BULK_IDS_LIMIT } from './creations.ts';
import { defineEndpoint } from './endpoint.ts';
import { contentType, id, idParams, isoTime, pageLimit, tidied, tokens } from './primitives.ts';
import { category } from './prompts.ts';

/* The library: every prompt that a person may use, namely own, unlocked and saved ones and those from packs (docs/rules/keeping.md#library). */

/** The most own tags of one library entry, and the most characters of a tag. */
export const OWN_TAGS_LIMIT = 12;
export const OWN_TAG_MAX = 40;
/** The most different own tags that one person can use. */
export const OWN_TAG_NAMES_LIMIT = 200;
/** The most ids that "select all" in the library returns. The client then changes `BULK_IDS_LIMIT` of them in each request. */
export const LIBRARY_SELECTION_LIMIT = 5_000;

export const libraryView = z.enum(['all', 'drafts', 'published', 'in_review', 'unlocked', 'packs', 'saved', 'forked', 'favourites', 'trash']);
export type LibraryView = z.infer<typeof libraryView>;

/** The state of an own prompt in the library. `sent_back` means that a reviewer asked the author for changes. */
export const libraryState = z.enum(['draft', 'in_review', 'sent_back', 'published', 'rejected', 'removed']);

const tag = z.string().check(tidied(), z.minLength(1, 'Write a tag'), z.maxLength(OWN_TAG_MAX, `${OWN_TAG_MAX} characters at most`));
const person = z.object({ id, username: z.string(), displayName: z.string() });

export const libraryEntry = z.object({
  /** The id of the library entry, which is the id of its prompt. */
  id,
  slug: z.string(),
  /** The title of the library entry. For own prompts it is the draft's title, which may be empty. */
  title: z.string(),
  contentType,
  category: z.nullable(category),
  coverUrl: z.nullable(z.string()),
  /** The author of the prompt; null when the account is deleted. */
  owner: z.nullable(person),
  own: z.boolean(),
  /** The state of an own prompt; null for prompts of other people. */
  state: z.nullable(libraryState),
  unlocked: z.boolean(),
  fromPack: z.boolean(),
  /** The pack through which the person got the prompt; null if they got it otherwise. */
  pack: z.nullable(z.object({ id, slug: z.string(), title: z.string() })),
  saved: z.boolean(),
  /** The author of the prompt from which an own fork was made; null for prompts that are no forks. */
  forkedFrom: z.nullable(z.object({ promptId: id, owner: z.nullable(person) })),
  /** The version of the prompt that runs use; null when it was never published. */
  version: z.nullable(z.int()),
  /** A later version of the prompt that this person has neither taken nor refused; null for none (docs/rules/selling.md#owned-versions). */
  newerVersion: z.nullable(z.int()),
  /** The number of delivered runs of the prompt: by all people for own prompts, else by this person. */
  runs: z.int(),
  /** The net tokens that an own prompt earned, as on the performance page; null for prompts of other people. */
  earned: z.nullable(tokens),
  lastUsedAt: z.nullable(isoTime),
  updatedAt: isoTime,
  /** Since when the prompt is in the trash. It is deleted `TRASH_DAYS` later. */
  trashedAt: z.nullable(isoTime),
  starred: z.boolean(),
  tags: z.array(z.string()),
  folderId: z.nullable(id),
});
export type LibraryEntry = z.infer<typeof libraryEntry>;

/** All filters of the library page. The page keeps them in its address. */
export const libraryFilters = {
  view: z._default(libraryView, 'all'),
  folder: z.optional(id),
  type: z.optional(contentType),
  category: z.optional(category),
  /** Finds library entries with this own tag. */
  tag: z.optional(z.string().check(z.minLength(1), z.maxLength(OWN_TAG_MAX))),
  /** Words to find in the title, the own tags and the prompt's tags of library entries. */
  q: z.optional(z.string().check(z.trim(), z.maxLength(120))),
};

/** The sort orders of the library. `order` is the person's order of favourites; in other views it sorts by last use. */
export const librarySort = z.enum(['used', 'name', 'updated', 'runs', 'order']);
export type LibrarySort = z.infer<typeof librarySort>;

export const listLibrary = defineEndpoint({
  method: 'GET',
  path: '/api/library',
  summary: 'Prompts that a person may use',
  query: z.strictObject({ ...libraryFilters, sort: z._default(librarySort, 'used'), limit: z._default(pageLimit(100), 50), cursor: z.optional(z.string().check(z.maxLength(600))) }),
  staleMs: 0,
  response: z.object({
    items: z.array(libraryEntry),
    nextCursor: z.nullable(z.string()),
    /** The number of all matching library entries; null after the first page. */
    total: z.nullable(z.int()),
  }),
});

export const listLibraryIds = defineEndpoint({
  method: 'GET',
  path: '/api/library/ids',
  summary: `Ids of all entries that match, at most ${LIBRARY_SELECTION_LIMIT}`,
  query: z.strictObject(libraryFilters),
  staleMs: 0,
  response: z.object({ ids: z.array(id) }),
});

export const libraryCounts = z.object({
  all: z.int(), drafts: z.int(), published: z.int(), in_review: z.int(), unlocked: z.int(), packs: z.int(), saved: z.int(), forked: z.int(), favourites: z.int(), trash: z.int(),
  /** How many of the library's prompts the person wrote. */
  own: z.int(),
});
export type LibraryCounts = z.infer<typeof libraryCounts>;

export const getLibraryCounts = defineEndpoint({ method: 'GET', path: '/api/library/counts', summary: 'Number of entries in each view', staleMs: 0, response: z.object({ counts: libraryCounts }) });

export const listOwnTags = defineEndpoint({
  method: 'GET',
  path: '/api/library/tags',
  summary: 'Own tags by use',
  staleMs: 0,
  response: z.array(z.object({ tag: z.string(), prompts: z.int() })),
});

export const changeEntry = defineEndpoint({
  method: 'PATCH',
  path: '/api/library/:id',
  summary: 'Star an entry, move it among the favourites or replace its own tags. 409 `tags_full`',
  params: idParams,
  body: z.strictObject({
    starred: z.optional(z.boolean()),
    /** The favourite that the moved one comes after; null for the first place. */
    after: z.optional(z.nullable(id)),
    tags: z.optional(z.array(tag).check(z.maxLength(OWN_TAGS_LIMIT, `${OWN_TAGS_LIMIT} tags at most`))),
  }),
  response: z.object({ entry: libraryEntry }),
});

export const libraryAction = z.enum(['star', 'unstar', 'tag', 'untag', 'move', 'unsave', 'trash', 'restore', 'delete']);
export type LibraryAction = z.infer<typeof libraryAction>;

export const changeLibrary = defineEndpoint({
  method: 'POST',
  path: '/api/library/bulk',
  summary: 'Do one thing with many entries. `trash`, `restore` and `delete` are for own prompts',
  body: z.strictObject({
    ids: z.array(id).check(z.minLength(1), z.maxLength(BULK_IDS_LIMIT)),
    action: libraryAction,
    /** For the actions `tag` and `untag`: the own tag to add to library entries or to remove. */
    tag: z.optional(tag),
    /** For the action `move`: the folder to which library entries move; null takes them out of their folder. */
    folderId: z.optional(z.nullable(id)),
  }),
  response: z.object({ done: z.int(), refused: z.array(z.object({ id, code: z.string() })) }),
});
