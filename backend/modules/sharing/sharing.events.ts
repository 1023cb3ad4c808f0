import { z } from 'zod';
import { id } from '#contracts/primitives.ts';
import { defineEvent } from '#kernel/events/event.ts';

/** Somebody made a link of their own; `creationId` names what they made, if the link shows that. */
export const shareLinkMade = defineEvent('share_link_made', 1, z.object({ linkId: id, promptId: id, userId: id, creationId: z.nullable(id) }));

/** Somebody else came by a link, counted once a day; `userId` is whose link it is. */
export const shareLinkVisited = defineEvent('share_link_visited', 1, z.object({ linkId: id, promptId: id, userId: id }));
