import { createDiskStorage } from './disk-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import type { S3StorageOptions } from './s3-storage.ts';
import type { Storage } from './storage.ts';

/** Opens the store for files: the disk, or a bucket where one is configured. */
export const createStorage = ({ dir, s3 }: { dir: string; s3: S3StorageOptions | null }): Storage =>
  s3 ? createS3Storage(s3) : createDiskStorage({ dir });
