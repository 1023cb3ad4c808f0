import * as z from 'zod/mini';
import { collection } from './collections.ts';
import { publicCreation } from './creations.ts';
import { defineEndpoint } from './endpoint.ts';
import { packCard } from './packs.ts';
import { id, idParams, success } from './primitives.ts';
import { promptCard } from './prompts.ts';

/* Pins, works that people show first on their profile, and how many public works of each kind they have (docs/rules/keeping.md#pins). */

/** The most works that one person can pin to the profile. */
export const PINS_LIMIT = 6;

export const pinType = z.enum(['prompt', 'prompt_pack', 'creation', 'collection']);
export type PinType = z.infer<typeof pinType>;

/** A pinned work of a profile that the viewer may see. */
export const pin = z.discriminatedUnion('itemType', [
  z.object({ itemType: z.literal('prompt'), itemId: id, prompt: promptCard }),
  z.object({ itemType: z.literal('prompt_pack'), itemId: id, pack: packCard }),
  z.object({ itemType: z.literal('creation'), itemId: id, creation: publicCreation }),
  z.object({ itemType: z.literal('collection'), itemId: id, collection }),
]);
export type Pin = z.infer<typeof pin>;

export const listPins = defineEndpoint({
  method: 'GET',
  path: '/api/people/:id/pins',
  summary: `Works that a person pinned, in their order, at most ${PINS_LIMIT}. Works that are not public any more are left out`,
  params: idParams,
  response: z.object({ items: z.array(pin) }),
});

const pinParams = z.strictObject({ itemType: pinType, itemId: id });
export const pinWork = defineEndpoint({
  method: 'PUT',
  path: '/api/pins/:itemType/:itemId',
  summary: 'Pin an own public work, or move a pinned one. 404 for other works, 409 `pins_full` for a seventh',
  params: pinParams,
  body: z.strictObject({
    /** The pinned work that this one comes after; null for the first place. When left out, a new pin comes last and an existing pin stays in its place. */
    after: z.optional(z.nullable(id)),
  }),
  response: z.object({ pin: z.object({ itemType: pinType, itemId: id }) }),
});
export const unpinWork = defineEndpoint({ method: 'DELETE', path: '/api/pins/:itemType/:itemId', summary: 'Take a work off the own profile', params: pinParams, response: success });

const count = z.int().check(z.nonnegative());
export const getProfileCounts = defineEndpoint({
  method: 'GET',
  path: '/api/people/:id/counts',
  summary: 'How many public works of each kind a person has, and how many reviews these have',
  params: idParams,
  response: z.object({ prompts: count, packs: count, creations: count, collections: count, reviews: count }),
});
export type ProfileCounts = z.infer<typeof getProfileCounts.response>;
