import { AppError, invalid } from '#kernel/errors.ts';

/** 409: the chat is already writing a reply. A chat writes one reply at a time. */
export const replyRunning = (): AppError => new AppError('reply_running', 'conflict', 'A reply is still being written here. Wait for it, or stop it first.');
export const agentGone = (): AppError => new AppError('agent_gone', 'conflict', 'This agent is no longer available. You can read the chat and begin a new one.');
export const chatBudgetReached = (left: number): AppError =>
  new AppError('budget_reached', 'conflict', `The budget of this chat has ${left} tokens left, which is less than this costs. Raise the budget to go on.`, { details: { limit: 'chat' } });
export const nothingToContinue = (): AppError => new AppError('nothing_to_continue', 'conflict', 'This reply is complete, or nothing of it was written. Send a message to go on.');
export const noReply = (): AppError => invalid([{ path: ['parentId'], message: 'A message follows a reply of this chat.' }], 'This message cannot be sent here.');
export const attachmentMissing = (place: number): AppError => invalid([{ path: ['attachments', place], message: 'This attachment no longer exists.' }], 'An attachment is missing.');
