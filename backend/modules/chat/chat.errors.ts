import { CHAT_FOLDERS_MAX } from '#contracts/chat.ts';
import { SHARES_MAX } from '#contracts/chat-shares.ts';
import { AppError, notFound } from '#kernel/errors.ts';

/** 404 for a chat that does not exist or belongs to another person. */
export const chatMissing = (): AppError => notFound('This chat');
/** 404 for a message that does not exist, or is in another chat. */
export const messageMissing = (): AppError => notFound('This message');
export const folderMissing = (): AppError => notFound('This folder');
/** 404 for a link to a chat that never existed, was revoked, or was taken down by a moderator. */
export const shareMissing = (): AppError => notFound('This link');

export const foldersFull = (): AppError => new AppError('folders_full', 'conflict', `You have ${CHAT_FOLDERS_MAX} folders of chats, which is the limit. Delete one to make another.`);
export const sharesFull = (): AppError => new AppError('shares_full', 'conflict', `This chat has ${SHARES_MAX} links, which is the limit. Revoke one to make another.`);
export const nothingToShare = (): AppError => new AppError('nothing_to_share', 'conflict', 'There is no message to share yet.');
export const unknownModel = (): AppError => new AppError('unknown_model', 'conflict', 'This model is not offered right now. Choose another one.');
