import { z } from 'zod';
import { id } from '#contracts/primitives.ts';
import { defineEvent } from '#kernel/events/event.ts';

/** A person created a share link. `creationId` names the creation that the link shows, if it shows one. */
export const shareLinkMade = defineEvent('share_link_made', 1, z.object({ linkId: id, promptId: id, userId: id, creationId: z.nullable(id) }));

/** Another person came by a share link, counted once a day. `userId` is the link's owner. */
export const shareLinkVisited = defineEvent('share_link_visited', 1, z.object({ linkId: id, promptId: id, userId: id }));
