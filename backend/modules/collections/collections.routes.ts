import {
  acceptInvite as acceptEndpoint, addToCollection, changeCollection as changeEndpoint, changeCollectionItem, changeContributor as changeContributorEndpoint,
  createCollection as createEndpoint, createInvite as createInviteEndpoint, deleteCollection as deleteEndpoint, duplicateCollection as duplicateEndpoint,
  followCollection as followEndpoint, listCollectionChoices, listCollections as listEndpoint, listCollectionsOf as listOfEndpoint, listContributors as contributorsEndpoint,
  openCollection as openEndpoint, removeContributor as removeContributorEndpoint, removeFromCollection, revokeInvite as revokeInviteEndpoint, unfollowCollection as unfollowEndpoint,
} from '#contracts/collections.ts';
import { savePack as savePackEndpoint, unsavePack as unsavePackEndpoint } from '#contracts/packs.ts';
import { savePrompt as saveEndpoint, unsavePrompt as unsaveEndpoint } from '#contracts/social.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import type { CollectionsContext } from './collections-context.ts';
import { addItem } from './commands/add-item.ts';
import { changeCollection, deleteCollection } from './commands/change-collection.ts';
import { changeItem, removeItem } from './commands/change-item.ts';
import { acceptInvite, changeContributor, createInvite, removeContributor, revokeInvite } from './commands/contributors.ts';
import { createCollection } from './commands/create-collection.ts';
import { duplicateCollection } from './commands/duplicate-collection.ts';
import { invitePerson } from './commands/invite-person.ts';
import { followCollection, unfollowCollection } from './commands/follow-collection.ts';
import { savePack, unsavePack } from './commands/save-pack.ts';
import { savePrompt, unsavePrompt } from './commands/save-prompt.ts';
import { listChoices } from './queries/list-choices.ts';
import { listCollections, listCollectionsOf } from './queries/list-collections.ts';
import { listContributors } from './queries/list-contributors.ts';
import { openCollection } from './queries/open-collection.ts';

const DONE = { success: true } as const;

/** Routes of collections. Visitors read public and unlisted ones, and each command asks the policy what its caller may do. */
export function collectionsRoutes(routes: Routes, context: CollectionsContext): void {
  routes.write(saveEndpoint, 'member', ({ params, viewer }, tx) => savePrompt(tx, context, { promptId: params.id, userId: viewer.userId }));
  routes.write(unsaveEndpoint, 'member', ({ params, viewer }, tx) => unsavePrompt(tx, context, { promptId: params.id, userId: viewer.userId }));
  routes.write(savePackEndpoint, 'member', ({ params, viewer }, tx) => savePack(tx, context, { packId: params.id, userId: viewer.userId }));
  routes.write(unsavePackEndpoint, 'member', ({ params, viewer }, tx) => unsavePack(tx, { packId: params.id, userId: viewer.userId }));

  routes.read(listEndpoint, 'member', ({ query, viewer }) => listCollections(context, viewer.userId, query));
  // This route is registered before `/api/collections/:idOrSlug`, which would take its address for that of a collection.
  routes.read(listCollectionChoices, 'member', ({ query, viewer }) => listChoices(context, viewer.userId, query));
  routes.read(listOfEndpoint, 'open', ({ params, query, viewer }) => listCollectionsOf(context, params.id, viewer?.userId ?? null, query));
  routes.read(openEndpoint, 'open', ({ params, query, viewer }) => openCollection(context, params.idOrSlug, viewer?.userId ?? null, query));
  routes.write(createEndpoint, 'member', ({ body, viewer }, tx) => createCollection(tx, context, viewer.userId, body));
  routes.write(changeEndpoint, 'member', ({ params, body, viewer }, tx) => changeCollection(tx, context, viewer.userId, params.id, body));
  routes.write(deleteEndpoint, 'member', async ({ params, viewer }, tx) => {
    await deleteCollection(tx, viewer.userId, params.id);
    return DONE;
  });
  routes.write(duplicateEndpoint, 'member', ({ params, viewer }, tx) => duplicateCollection(tx, context, viewer.userId, params.id));

  routes.write(addToCollection, 'member', ({ params, body, viewer }, tx) => addItem(tx, context, viewer.userId, params.id, body));
  routes.write(changeCollectionItem, 'member', ({ params, body, viewer }, tx) => changeItem(tx, context, viewer.userId, params, body));
  routes.write(removeFromCollection, 'member', async ({ params, viewer }, tx) => {
    await removeItem(tx, context, viewer.userId, params);
    return DONE;
  });

  routes.write(followEndpoint, 'member', ({ params, viewer }, tx) => followCollection(tx, context, viewer.userId, params.id));
  routes.write(unfollowEndpoint, 'member', ({ params, viewer }, tx) => unfollowCollection(tx, viewer.userId, params.id));

  routes.read(contributorsEndpoint, 'member', ({ params, viewer }) => listContributors(context, params.id, viewer.userId));
  routes.write(changeContributorEndpoint, 'member', async ({ params, body, viewer }, tx) => {
    await changeContributor(tx, viewer.userId, params, body.permission);
    return DONE;
  });
  routes.write(removeContributorEndpoint, 'member', async ({ params, viewer }, tx) => {
    await removeContributor(tx, viewer.userId, params);
    return DONE;
  });
  routes.write(createInviteEndpoint, 'member', ({ params: { id: collectionId }, body: { permission, username }, viewer }, tx) =>
    username === undefined ? createInvite(tx, context, viewer.userId, collectionId, permission) : invitePerson(tx, context, viewer.userId, { collectionId, username, permission }));
  routes.write(revokeInviteEndpoint, 'member', async ({ params, viewer }, tx) => {
    await revokeInvite(tx, context, viewer.userId, params);
    return DONE;
  });
  routes.write(acceptEndpoint, 'member', ({ params, viewer }, tx) => acceptInvite(tx, context, viewer.userId, params.token));
}
