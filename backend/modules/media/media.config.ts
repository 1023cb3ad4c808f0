import { FILE_LIMIT_BYTES } from '#contracts/media.ts';
import { defineConfigPart } from '#kernel/config/config-part.ts';
import { count } from '#kernel/config/variables.ts';

const MEGABYTE = 1024 * 1024;

export const mediaConfig = defineConfigPart({
  variables: {
    UPLOAD_LIMIT_BYTES: count(FILE_LIMIT_BYTES),
    STORAGE_QUOTA_MB: count(500),
    STORAGE_QUOTA_PRO_MB: count(5_000),
    PICTURES_AT_ONCE: count(1),
    PICTURES_WAITING: count(20),
  },
  settings: (env) => ({
    /** The largest upload on the file routes, in bytes. */
    uploadLimitBytes: env.UPLOAD_LIMIT_BYTES,
    quotaBytes: { free: env.STORAGE_QUOTA_MB * MEGABYTE, pro: env.STORAGE_QUOTA_PRO_MB * MEGABYTE },
    /** How many pictures this process unpacks at once, and how many may wait. */
    pictures: { atOnce: env.PICTURES_AT_ONCE, waiting: env.PICTURES_WAITING },
  }),
});
