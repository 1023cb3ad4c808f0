import { FOLDER_LEVELS, FOLDERS_LIMIT } from '#contracts/folders.ts';
import { AppError, invalid, notFound } from '#kernel/errors.ts';

/** 404: the folder does not exist, or it is another person's private folder. */
export const folderMissing = (): AppError => notFound('This folder');
export const folderItemMissing = (): AppError => notFound('This item');

export const folderLoop = (): AppError => new AppError('folder_loop', 'conflict', 'A folder cannot lie inside itself.');
export const tooDeep = (): AppError => new AppError('too_deep', 'conflict', `Folders lie ${FOLDER_LEVELS} levels deep at most. Choose one further up.`);
export const foldersFull = (): AppError => new AppError('folders_full', 'conflict', `You have ${FOLDERS_LIMIT} folders, which is the limit. Delete one to make another.`);
export const smartFolder = (): AppError => new AppError('smart_folder', 'conflict', 'A smart folder fills itself: nothing can be put into it.');
export const queryMissing = (): AppError => invalid([{ path: ['query'], message: 'Say what this smart folder looks for.' }]);
export const queryUseless = (): AppError => invalid([{ path: ['query'], message: 'Only smart folders look for something.' }]);
export const afterItself = (): AppError => invalid([{ path: ['after'], message: 'Nothing can come after itself.' }]);
