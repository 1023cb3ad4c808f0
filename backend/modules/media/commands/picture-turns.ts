import { createSemaphore } from '#kernel/jobs/semaphore.ts';
import type { UploadedFile } from '#kernel/module.ts';
import { sniffImage } from '../domain/sniff-mime.ts';
import { picturesBusy } from '../media.errors.ts';

/** How many pictures are unpacked at once in this process, and how many may wait. */
export interface PictureTurnLimits {
  atOnce: number;
  waiting: number;
}

/** Unpacking costs up to seconds of processor and 100 MB: whatever the route, each picture waits for its turn. Texts do not. */
export interface PictureTurns {
  /** @throws AppError busy */
  member<T>(file: UploadedFile, work: () => Promise<T>): Promise<T>;
  /** People without an account wait for each other first, so that one of them at most stands in the members' way. @throws AppError busy */
  visitor<T>(file: UploadedFile, work: () => Promise<T>): Promise<T>;
}

export function createPictureTurns({ atOnce, waiting }: PictureTurnLimits): PictureTurns {
  const member = createSemaphore({ concurrency: atOnce, queue: waiting, refuse: picturesBusy });
  const visitor = createSemaphore({ concurrency: 1, queue: Math.ceil(waiting / 2), refuse: picturesBusy });
  const isPicture = ({ data }: UploadedFile): boolean => sniffImage(data) !== null;
  return {
    member: (file, work) => (isPicture(file) ? member(work) : work()),
    visitor: (file, work) => (isPicture(file) ? visitor(() => member(work)) : work()),
  };
}
