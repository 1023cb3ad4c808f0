import type { FileModel } from './models/file.model.ts';

/** Whether this person may load a file: all people a public one, and only the owner a private one. */
export const mayRead = (file: Pick<FileModel, 'visibility' | 'owner_id'>, userId: string | null): boolean =>
  file.visibility === 'public' || file.owner_id === userId;
