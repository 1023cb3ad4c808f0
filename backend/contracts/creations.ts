import * as z from 'zod/mini';
import { archive } from './archives.ts';
import { creationVisibility } from './creation-visibility.ts';
import { defineEndpoint } from './endpoint.ts';
import { generationStatus } from './generation.ts';
import { contentType, id, idParams, isoTime, pageLimit, tidied, tokens } from './primitives.ts';
import { creator } from './prompts.ts';

/* Creations: runs that delivered something, with all their outputs (docs/rules/keeping.md#creation). */

/** How many days a creation stays in the trash before it is deleted for ever (docs/rules/keeping.md#trash). */
export const TRASH_DAYS = 30;
/** The most ids of creations or library entries that one request may name. */
export const BULK_IDS_LIMIT = 500;
/** How many creations found by a filter one request changes at most. The answer says whether more are left. */
export const BULK_FILTER_LIMIT = 2_000;
export const CREATION_TITLE_MAX = 120;
export const ALT_TEXT_MAX = 500;

/** How many characters of its text a creation's card shows. */
export const OPENING_MAX = 600;

/** A creation is private, or shown to all people on the prompt's page, the profile and the home page. */
export { creationVisibility };
export type { CreationVisibility } from './creation-visibility.ts';

export const creationOutput = z.object({
  /** The number of the output in its run, as text. */
  id: z.string(),
  kind: z.enum(['image', 'video']),
  url: z.string(),
  posterUrl: z.nullable(z.string()),
  mime: z.string(),
  width: z.int(),
  height: z.int(),
  durationMs: z.nullable(z.int()),
  altText: z.string(),
});
export type CreationOutput = z.infer<typeof creationOutput>;

export const creation = z.object({
  /** The id of the run that made the creation. */
  id,
  contentType,
  status: generationStatus,
  /** The title of a creation: its owner's own title, else the typed words, else the title of the prompt. */
  title: z.string(),
  /** The first words of a creation's text; null for pictures and videos. */
  excerpt: z.nullable(z.string()),
  /** The beginning of a creation's text with its line breaks, and about how many words the text has; null for pictures and videos. */
  opening: z.nullable(z.object({ text: z.string(), words: z.int() })),
  prompt: z.nullable(z.object({ id, slug: z.string(), title: z.string() })),
  model: z.object({ id: z.string(), label: z.string() }),
  /** True when an account import brought the creation. It stays private, and cannot be run again here. */
  imported: z.boolean(),
  /** The tokens that the creation cost its owner. */
  cost: tokens,
  favourite: z.boolean(),
  rating: z.union([z.literal(-1), z.literal(0), z.literal(1)]),
  visibility: creationVisibility,
  /** Whether people who see the creation also see its inputs. */
  showInputs: z.boolean(),
  /** Whether the creation is hidden from people who did not ask for sensitive content. */
  sensitive: z.boolean(),
  folderId: z.nullable(id),
  createdAt: isoTime,
  /** Since when the creation is in the trash; null outside it. It is deleted `TRASH_DAYS` later. */
  trashedAt: z.nullable(isoTime),
  outputs: z.array(creationOutput),
});
export type Creation = z.infer<typeof creation>;

/** A creation as visitors see it. `inputs` is null when its owner does not show them. */
export const publicCreation = z.object({
  id, contentType, title: z.string(), excerpt: z.nullable(z.string()), opening: creation.shape.opening, prompt: creation.shape.prompt, maker: z.nullable(creator), sensitive: z.boolean(),
  inputs: z.nullable(z.record(z.string(), z.unknown())), createdAt: isoTime, outputs: z.array(creationOutput),
});
export type PublicCreation = z.infer<typeof publicCreation>;

/** A public creation on its own page. `text` is null for pictures and videos. */
export const openedCreation = z.extend(publicCreation, { text: z.nullable(z.string()) });
export type OpenedCreation = z.infer<typeof openedCreation>;

const flag = z.optional(z.enum(['true', 'false']));

/** The filters of a person's creations. `from` is the first moment that belongs to the result, `to` the first one that does not. */
export const creationFilters = {
  type: z.optional(contentType),
  /** Words to find in the title, the inputs and the text of creations. */
  q: z.optional(z.string().check(z.trim(), z.maxLength(120))),
  prompt: z.optional(id),
  /** The rate card id of the model that made the creations. */
  model: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
  /** The folder that holds the creations, or `none` for creations in no folder. */
  folder: z.optional(z.union([id, z.literal('none')])),
  collection: z.optional(id),
  favourite: flag,
  visibility: z.optional(creationVisibility),
  rating: z.optional(z.enum(['up', 'down'])),
  from: z.optional(isoTime),
  to: z.optional(isoTime),
  /** `true` lists creations in the trash. All other lists leave these out. */
  trash: flag,
};
export const creationFilter = z.strictObject(creationFilters);
export type CreationFilter = z.infer<typeof creationFilter>;

export const creationSort = z.enum(['newest', 'oldest', 'favourites']);
export type CreationSort = z.infer<typeof creationSort>;

export const listCreations = defineEndpoint({
  method: 'GET',
  path: '/api/creations',
  summary: 'Own creations, newest first; `favourites` in their own order',
  query: z.strictObject({
    ...creationFilters,
    sort: z._default(creationSort, 'newest'),
    limit: z._default(pageLimit(100), 24),
    cursor: z.optional(z.string().check(z.maxLength(300))),
  }),
  staleMs: 0,
  response: z.object({ items: z.array(creation), nextCursor: z.nullable(z.string()) }),
});

/** How many creations each tab has, and the stored bytes of the account. */
export const creationCounts = z.object({
  all: z.int(), text: z.int(), image: z.int(), video: z.int(), favourites: z.int(), public: z.int(), trash: z.int(),
});
export type CreationCounts = z.infer<typeof creationCounts>;
export const getCreationCounts = defineEndpoint({
  method: 'GET',
  path: '/api/creations/counts',
  summary: 'Number of own creations by type, favourites, public ones and those in the trash',
  staleMs: 0,
  response: z.object({ counts: creationCounts }),
});

/** The most choices of each filter of creations. They come from the person's own creations, the most frequent first. */
export const FACETS_LIMIT = 200;
const facet = (key: z.ZodMiniType<string>) => z.object({ id: key, label: z.string(), creations: z.int() });
export const creationFacets = z.object({ prompts: z.array(facet(id)), models: z.array(facet(z.string())) });
export type CreationFacets = z.infer<typeof creationFacets>;
export const getCreationFacets = defineEndpoint({
  method: 'GET',
  path: '/api/creations/facets',
  summary: 'Prompts and models of own creations, the most frequent first',
  response: z.object({ facets: creationFacets }),
});

export const getCreation = defineEndpoint({ method: 'GET', path: '/api/creations/:id', summary: 'One own creation', params: idParams, staleMs: 0, response: z.object({ creation }) });

export const creationLineage = z.object({
  /** The lineage of the creation: the creations that it was made from, oldest first. It ends at one that the viewer may not see. */
  madeFrom: z.array(publicCreation),
  /** The viewer's own creations that were made from this one, newest first. */
  ledTo: z.array(publicCreation),
});
export type CreationLineage = z.infer<typeof creationLineage>;
export const getCreationLineage = defineEndpoint({
  method: 'GET',
  path: '/api/creations/:id/lineage',
  summary: 'What an own creation was made from, and what was made from it',
  params: idParams,
  staleMs: 0,
  response: z.object({ lineage: creationLineage }),
});

export const changeCreation = defineEndpoint({
  method: 'PATCH',
  path: '/api/creations/:id',
  summary: 'Change title, favourite, visibility, inputs shown or the sensitive mark. Publishing is screened as samples are: 409 `too_telling`',
  params: idParams,
  body: z.strictObject({
    favourite: z.optional(z.boolean()),
    /** The favourite that the moved one comes after; null for the first place. */
    after: z.optional(z.nullable(id)),
    visibility: z.optional(creationVisibility),
    showInputs: z.optional(z.boolean()),
    sensitive: z.optional(z.boolean()),
    /** The owner's own title for the creation. An empty text removes it. */
    title: z.optional(z.string().check(tidied(), z.maxLength(CREATION_TITLE_MAX))),
  }),
  response: z.object({ creation }),
});

export const changeOutput = defineEndpoint({
  method: 'PATCH',
  path: '/api/creations/:id/outputs/:outputId',
  summary: 'Change the alt text of one output',
  params: z.strictObject({ id, outputId: z.string().check(z.regex(/^\d{1,2}$/)) }),
  body: z.strictObject({ altText: z.string().check(tidied(), z.minLength(1, 'Describe the picture'), z.maxLength(ALT_TEXT_MAX)) }),
  response: z.object({ creation }),
});

export const bulkAction = z.enum(['move', 'collect', 'publish', 'unpublish', 'trash', 'restore', 'delete']);
export type BulkAction = z.infer<typeof bulkAction>;

/** Which creations a bulk request changes: named ones, or all that a filter finds. */
const chosen = {
  ids: z.optional(z.array(id).check(z.minLength(1), z.maxLength(BULK_IDS_LIMIT))),
  filter: z.optional(creationFilter),
};

export const changeCreations = defineEndpoint({
  method: 'POST',
  path: '/api/creations/bulk',
  summary: 'Do one thing with many creations: give `ids` or `filter`',
  body: z.strictObject({
    ...chosen,
    action: bulkAction,
    /** For the action `move`: the folder to which creations move; null takes them out of their folder. */
    folderId: z.optional(z.nullable(id)),
    /** For the action `collect`: the collection to which creations are added. */
    collectionId: z.optional(id),
  }),
  response: z.object({
    done: z.int(),
    refused: z.array(z.object({ id, code: z.string() })),
    /** True when the filter finds more creations than this request changed. The client then sends the request again. */
    more: z.boolean(),
  }),
});

/** The most creations in one archive. */
export const ARCHIVE_ITEMS_LIMIT = 10_000;
/** An archive of creations: a ZIP with their files, and a JSON file about each creation. */
export const creationArchive = archive;
export type CreationArchive = z.infer<typeof creationArchive>;

export const createArchive = defineEndpoint({
  method: 'POST',
  path: '/api/creations/archives',
  summary: `Prepare a ZIP of creations, at most ${ARCHIVE_ITEMS_LIMIT}; give \`ids\` or \`filter\`. 409 \`archives_busy\`, \`archive_too_large\``,
  status: 201,
  body: z.strictObject(chosen),
  response: z.object({ archive: creationArchive }),
});
export const getArchive = defineEndpoint({ method: 'GET', path: '/api/creations/archives/:id', summary: 'State of a ZIP', params: idParams, staleMs: 0, response: z.object({ archive: creationArchive }) });

export const openPublicCreation = defineEndpoint({
  method: 'GET',
  path: '/api/public-creations/:id',
  summary: 'A public creation with its whole text. 404 for all others',
  params: idParams,
  response: z.object({ creation: openedCreation }),
});

const publicPage = {
  query: z.strictObject({ limit: z._default(pageLimit(60), 24), cursor: z.optional(z.string().check(z.maxLength(300))) }),
  response: z.object({ items: z.array(publicCreation), nextCursor: z.nullable(z.string()) }),
};
export const listCreationsOfPrompt = defineEndpoint({
  method: 'GET',
  path: '/api/prompts/:id/creations',
  summary: 'Public creations of a prompt, newest first. Sensitive ones only for those who asked for them in their settings',
  params: idParams,
  ...publicPage,
});
export const listCreationsOfPerson = defineEndpoint({
  method: 'GET',
  path: '/api/people/:id/creations',
  summary: 'Public creations of a person, newest first. Sensitive ones only for those who asked for them in their settings',
  params: idParams,
  ...publicPage,
});

export const getActivityDays = defineEndpoint({
  method: 'GET',
  path: '/api/people/:id/activity',
  summary: 'How much a person made on each UTC day of the last year; days without anything are left out',
  params: idParams,
  response: z.object({ today: z.iso.date(), days: z.array(z.object({ day: z.iso.date(), texts: z.int(), images: z.int(), videos: z.int() })) }),
});
