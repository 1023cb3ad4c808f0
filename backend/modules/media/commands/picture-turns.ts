import { createSemaphore } from '#kernel/jobs/semaphore.ts';
import type { UploadedFile } from '#kernel/module.ts';
import { sniffImage } from '../domain/sniff-mime.ts';
import { picturesBusy } from '../media.errors.ts';

/** How many pictures this process unpacks at once, and how many may wait for it. */
export interface PictureTurnLimits {
  atOnce: number;
  waiting: number;
}

/** Makes pictures of all routes wait for each other, because unpacking one takes seconds of processor time and up to 100 MB. Texts do not wait. */
export interface PictureTurns {
  /**
   * For a picture, runs `work` when fewer than `atOnce` others run; for other files without waiting. When `waiting` pictures wait already, it
   * refuses.
   * @throws AppError busy
   */
  member<T>(file: UploadedFile, work: () => Promise<T>): Promise<T>;
  /**
   * Does the work for a visitor's file. Visitors' pictures first wait in a queue of their own, so at most one of them waits before those of
   * members.
   * @throws AppError busy
   */
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
