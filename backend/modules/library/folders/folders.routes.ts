import {
  addToFolder as addEndpoint, changeFolder as changeEndpoint, createFolder as createEndpoint, deleteFolder as deleteEndpoint, findForFolder as findEndpoint, listFolders as listEndpoint,
  openFolder as openEndpoint, orderFolderItem as orderEndpoint, removeFromFolder as removeEndpoint,
} from '#contracts/folders.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import type { LibraryContext } from '../library-context.ts';
import { changeFolder, createFolder, deleteFolder } from './change-folders.ts';
import { addToFolder, orderFolderItem, removeFromFolder } from './folder-items.ts';
import { openFolder } from './open-folder.ts';
import { listFolders } from './present-folders.ts';
import { findForFolder } from './smart-folders.ts';

const DONE = { success: true } as const;

/** Routes of a person's folders. Another person's folder answers 404, except the page of a published one. */
export function foldersRoutes(routes: Routes, context: LibraryContext): void {
  routes.read(listEndpoint, 'member', ({ viewer }) => listFolders(context, viewer.userId));
  routes.read(findEndpoint, 'member', ({ query, viewer }) => findForFolder(context, viewer.userId, query));
  routes.read(openEndpoint, 'open', ({ params, query, viewer }) => openFolder(context, params.slug, viewer?.userId ?? null, query));
  routes.write(createEndpoint, 'member', async ({ body, viewer }, tx) => ({ folder: await createFolder(tx, context, viewer.userId, body) }));
  routes.write(changeEndpoint, 'member', async ({ params, body, viewer }, tx) => ({ folder: await changeFolder(tx, context, viewer.userId, params.id, body) }));
  routes.write(deleteEndpoint, 'member', async ({ params, viewer }, tx) => {
    await deleteFolder(tx, context, viewer.userId, params.id);
    return DONE;
  });
  routes.write(addEndpoint, 'member', async ({ params, body, viewer }, tx) => ({ item: await addToFolder(tx, context, viewer.userId, params.id, body) }));
  routes.write(removeEndpoint, 'member', async ({ params, viewer }, tx) => {
    await removeFromFolder(tx, context, viewer.userId, params);
    return DONE;
  });
  routes.write(orderEndpoint, 'member', async ({ params, body, viewer }, tx) => ({ item: await orderFolderItem(tx, context, viewer.userId, params, body.after) }));
}
