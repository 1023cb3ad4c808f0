import { cancelOwnChallenge, createCommunityChallenge, getChallenge, getTodaysChallenge, listChallenges as listEndpoint, setChallengeNotice } from '#contracts/challenges.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import type { ChallengesContext } from './challenges-context.ts';
import { hostChallenge, takeBackChallenge } from './commands/host-challenge.ts';
import { setNotice } from './commands/set-notice.ts';
import { listChallenges, todaysChallenge } from './queries/list-challenges.ts';
import { openChallenge } from './queries/open-challenge.ts';

/** Registers the endpoints with which people list, open and host challenges, and ask to be told about one. */
export function challengesRoutes(routes: Routes, context: ChallengesContext): void {
  routes.read(listEndpoint, 'member', ({ query, viewer }) => listChallenges(context, viewer, query));
  routes.read(getTodaysChallenge, 'open', ({ viewer }) => todaysChallenge(context, viewer));
  routes.read(getChallenge, 'member', async ({ params, viewer }) => ({
    challenge: await openChallenge(context.db.knex, context, viewer, params.id), now: context.clock.now().toISOString(),
  }));
  routes.write(createCommunityChallenge, 'member', async ({ body, viewer }, tx) => ({
    challenge: await openChallenge(tx, context, viewer, await hostChallenge(tx, context, viewer, body)),
  }));
  routes.write(cancelOwnChallenge, 'member', async ({ params, viewer }, tx) => {
    await takeBackChallenge(tx, context, viewer.userId, params.id);
    return { success: true as const };
  });
  routes.write(setChallengeNotice, 'member', async ({ params, body, viewer }, tx) => {
    await setNotice(tx, context, viewer.userId, params.id, body.notify);
    return { notify: body.notify };
  });
}
