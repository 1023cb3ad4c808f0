import type { PreparedRun } from './prepared-run.ts';
import type { ReplyWish } from './run-request.ts';

/**
 * Prepares a run that writes a chat reply (docs/rules/chat.md#price). It stores no prompt text: the worker reads the chat's messages when it
 * writes the reply.
 */
export const prepareChatRun = ({ chatId, title, length, model, agentId, authorId, royalty, free }: ReplyWish): PreparedRun => ({
  source: 'chat',
  contentType: 'text',
  title,
  inputs: {},
  request: { prompt: '', system: null, negative: null, subject: { title: null, category: null, values: [] } },
  sealed: false,
  fileIds: [],
  options: { quantity: 1, aspect: null, length },
  model,
  chatId,
  agentId,
  creatorId: royalty > 0 ? authorId : null,
  royalty,
  free,
});
