import { followPerson as followEndpoint, getFollowCounts, getMarks, likePrompt, listFollows as followsEndpoint, savePrompt, unfollowPerson as unfollowEndpoint, unlikePrompt, unsavePrompt } from '#contracts/social.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import { followPerson, unfollowPerson } from './commands/follow-person.ts';
import { markPrompt, unmarkPrompt } from './commands/mark-prompt.ts';
import { followCounts } from './queries/follow-counts.ts';
import { listFollows } from './queries/list-follows.ts';
import { marksAmong } from './queries/marks-among.ts';
import type { SocialContext } from './social-context.ts';

/** Follows are public. A person's likes and saves are private. */
export function socialRoutes(routes: Routes, context: SocialContext): void {
  const { db } = context;
  routes.read(getMarks, 'member', ({ query, viewer }) => marksAmong(db.knex, viewer.userId, query));
  routes.write(likePrompt, 'member', ({ params, viewer }, tx) => markPrompt(tx, context, { kind: 'like', promptId: params.id, userId: viewer.userId }));
  routes.write(unlikePrompt, 'member', ({ params, viewer }, tx) => unmarkPrompt(tx, context, { kind: 'like', promptId: params.id, userId: viewer.userId }));
  routes.write(savePrompt, 'member', ({ params, viewer }, tx) => markPrompt(tx, context, { kind: 'save', promptId: params.id, userId: viewer.userId }));
  routes.write(unsavePrompt, 'member', ({ params, viewer }, tx) => unmarkPrompt(tx, context, { kind: 'save', promptId: params.id, userId: viewer.userId }));
  routes.write(followEndpoint, 'member', ({ params, viewer }, tx) => followPerson(tx, context, { followerId: viewer.userId, followeeId: params.id }));
  routes.write(unfollowEndpoint, 'member', ({ params, viewer }, tx) => unfollowPerson(tx, context, { followerId: viewer.userId, followeeId: params.id }));
  routes.read(followsEndpoint, 'open', ({ params, query }) => listFollows(context, params.id, query));
  routes.read(getFollowCounts, 'open', ({ params }) => followCounts(db.knex, params.id));
}
