import { getProfileCounts, listPins, pinWork as pinEndpoint, unpinWork as unpinEndpoint } from '#contracts/pins.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import { pinWork, unpinWork } from './commands/pin-work.ts';
import type { ProfilesContext } from './profiles-context.ts';
import { countsOfPerson } from './queries/counts-of-person.ts';
import { pinsOfPerson } from './queries/pins-of-person.ts';

/** Mounts the routes of profiles: all people read pins and counts, and members pin their own works. */
export function profilesRoutes(routes: Routes, context: ProfilesContext): void {
  routes.read(listPins, 'open', async ({ params, viewer }) => ({ items: await pinsOfPerson(context, params.id, viewer?.userId ?? null) }));
  routes.read(getProfileCounts, 'open', ({ params, viewer }) => countsOfPerson(context, params.id, viewer?.userId ?? null));
  routes.write(pinEndpoint, 'member', ({ params, body, viewer }, tx) => pinWork(tx, context, viewer.userId, params, body));
  routes.write(unpinEndpoint, 'member', async ({ params, viewer }, tx) => {
    await unpinWork(tx, viewer.userId, params.itemId);
    return { success: true as const };
  });
}
