import { afterCommit } from '#kernel/db/database.ts';
import { startAutoCalls } from '../calls/auto-calls.ts';
import type { CallsContext } from '../calls/calls-context.ts';
import type { ChatTools } from './chat-tool.ts';
import { offeredTools } from './offered-tools.ts';
import type { ToolDeps } from './tool-deps.ts';

/** Builds the tools of chats. `context` is a function, because replies and tools need each other. */
export const createChatTools = (deps: ToolDeps, context: () => CallsContext): ChatTools => ({
  offered: (connection, chat) => offeredTools(connection, deps, chat),
  // Automatic calls start after the commit, so that a refused run does not undo the reply.
  asked: (tx, chat) => Promise.resolve(afterCommit(tx, () => startAutoCalls(context(), chat))),
});
