import type { FileModel } from './models/file.model.ts';

/** Public files are everybody's, private ones their owner's alone. */
export const mayRead = (file: Pick<FileModel, 'visibility' | 'owner_id'>, userId: string | null): boolean =>
  file.visibility === 'public' || file.owner_id === userId;
