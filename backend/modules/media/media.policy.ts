import type { FileModel } from './models/file.model.ts';

/** All people may load a public file. Only its owner may load a private one. */
export const mayRead = (file: Pick<FileModel, 'visibility' | 'owner_id'>, userId: string | null): boolean =>
  file.visibility === 'public' || file.owner_id === userId;
