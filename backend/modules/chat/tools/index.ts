import { afterCommit } from '#kernel/db/database.ts';
import { startAutoCalls } from '../calls/auto-calls.ts';
import type { CallsContext } from '../calls/calls-context.ts';
import type { ChatTools } from './chat-tool.ts';
import { offeredTools } from './offered-tools.ts';
import type { ToolDeps } from './tool-deps.ts';

/** Tools of chats. `context` is asked for when a call is to be started: replies and tools need each other. */
export const createChatTools = (deps: ToolDeps, context: () => CallsContext): ChatTools => ({
  offered: (connection, chat) => offeredTools(connection, deps, chat),
  // Started after the commit, because a refused run must not undo the reply that asked for it.
  asked: (tx, chat) => Promise.resolve(afterCommit(tx, () => startAutoCalls(context(), chat))),
});
