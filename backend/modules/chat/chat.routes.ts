import * as contract from '#contracts/chat.ts';
import type { Routes } from '#kernel/http/endpoint-handler.ts';
import type { ReplyingContext } from './replying/replying-context.ts';
import { changeChat, deleteChat } from './commands/change-chat.ts';
import { createChat } from './commands/create-chat.ts';
import { createFolder, deleteFolder, listFolders, renameFolder } from './commands/folders.ts';
import { listChats } from './queries/list-chats.ts';
import { listMessages } from './queries/list-messages.ts';
import { presentChat } from './queries/present-chats.ts';

const DONE = { success: true } as const;

/** Registers the endpoints for a person's own chats. Each statement also filters by owner, so another person's chat answers 404. */
export function chatRoutes(routes: Routes, context: ReplyingContext): void {
  const { knex } = context.db;
  routes.write(contract.createChat, 'member', ({ body, viewer }, tx) => createChat(tx, context, viewer.userId, body));
  routes.read(contract.listChats, 'member', ({ query, viewer }) => listChats(context, viewer.userId, query));
  routes.read(contract.getChat, 'member', async ({ params, viewer }) => ({ chat: await presentChat(knex, context, viewer.userId, params.id) }));
  routes.write(contract.changeChat, 'member', ({ params, body, viewer }, tx) => changeChat(tx, context, viewer.userId, params.id, body));
  routes.write(contract.deleteChat, 'member', async ({ params, viewer }, tx) => {
    await deleteChat(tx, context, viewer.userId, params.id);
    return DONE;
  });
  routes.read(contract.listChatMessages, 'member', ({ params, query, viewer }) => listMessages(context, viewer.userId, params.id, query));

  routes.read(contract.listChatFolders, 'member', ({ viewer }) => listFolders(knex, viewer.userId));
  routes.write(contract.createChatFolder, 'member', ({ body, viewer }, tx) => createFolder(tx, context, viewer.userId, body.name));
  routes.write(contract.renameChatFolder, 'member', ({ params, body, viewer }, tx) => renameFolder(tx, viewer.userId, params.id, body.name));
  routes.write(contract.deleteChatFolder, 'member', async ({ params, viewer }, tx) => {
    await deleteFolder(tx, viewer.userId, params.id);
    return DONE;
  });
}
