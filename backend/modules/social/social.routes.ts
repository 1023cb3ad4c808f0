import { blockPerson as blockEndpoint, listBlocks as blocksEndpoint, unblockPerson as unblockEndpoint } from '#contracts/blocks.ts';
import { followPerson as followEndpoint, getFollowCounts, getMarks, likePrompt as likeEndpoint, listFollows as followsEndpoint, listLikes as likesEndpoint, unfollowPerson as unfollowEndpoint, unlikePrompt as unlikeEndpoint } from '#contracts/social.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import { blockPerson, unblockPerson } from './commands/block-person.ts';
import { followPerson, unfollowPerson } from './commands/follow-person.ts';
import { likePrompt, unlikePrompt } from './commands/like-prompt.ts';
import { followCounts } from './queries/follow-counts.ts';
import { listBlocks } from './queries/list-blocks.ts';
import { listFollows } from './queries/list-follows.ts';
import { listLikes } from './queries/list-likes.ts';
import { marksAmong } from './queries/marks-among.ts';
import type { SocialContext } from './social-context.ts';

/** Mounts the routes of likes, follows and blocks. Follows are public; likes are shown only if the person chose to show them. */
export function socialRoutes(routes: Routes, context: SocialContext): void {
  const { db } = context;
  routes.read(getMarks, 'member', ({ query, viewer }) => marksAmong(context, viewer.userId, query));
  routes.write(likeEndpoint, 'member', ({ params, viewer }, tx) => likePrompt(tx, context, { promptId: params.id, userId: viewer.userId }));
  routes.write(unlikeEndpoint, 'member', ({ params, viewer }, tx) => unlikePrompt(tx, context, { promptId: params.id, userId: viewer.userId }));
  routes.write(followEndpoint, 'member', ({ params, viewer }, tx) => followPerson(tx, context, { followerId: viewer.userId, followeeId: params.id }));
  routes.write(unfollowEndpoint, 'member', ({ params, viewer }, tx) => unfollowPerson(tx, context, { followerId: viewer.userId, followeeId: params.id }));
  routes.read(followsEndpoint, 'open', ({ params, query, viewer }) => listFollows(context, params.id, viewer?.userId ?? null, query));
  routes.read(likesEndpoint, 'open', ({ params, query, viewer }) => listLikes(context, params.id, viewer?.userId ?? null, query));
  routes.read(getFollowCounts, 'open', ({ params }) => followCounts(db.knex, params.id));
  routes.write(blockEndpoint, 'member', ({ params, viewer }, tx) => blockPerson(tx, context, { blockerId: viewer.userId, blockedId: params.id }));
  routes.write(unblockEndpoint, 'member', ({ params, viewer }, tx) => unblockPerson(tx, context, { blockerId: viewer.userId, blockedId: params.id }));
  routes.read(blocksEndpoint, 'member', ({ query, viewer }) => listBlocks(context, viewer.userId, query));
}
