import type { PreparedRun } from './prepared-run.ts';
import type { ReplyWish } from './run-request.ts';

/** A reply of a chat (docs/rules/chat.md#price). What it answers is read from the chat when it is written, so the run holds no words. */
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
