import { createSemaphore } from '#kernel/jobs/semaphore.ts';
import type { UploadedFile } from '#kernel/module.ts';
import { sniffImage } from '../domain/sniff-mime.ts';
import { picturesBusy } from '../media.errors.ts';

/** How many pictures are unpacked at once in this process, and how many may wait. */
export interface PictureTurnLimits {
  atOnce: number;
  waiting: number;
}

/** Unpacking a picture costs up to seconds of processor time and 100 MB. So pictures wait in one queue for all routes. Texts need no place in it. */
export interface PictureTurns {
  /** Waits for a turn to unpack a picture, does the work, and frees the turn. @throws AppError busy */
  member<T>(file: UploadedFile, work: () => Promise<T>): Promise<T>;
  /**
   * Visitors wait in a queue of their own first. So at most one picture of a visitor waits before those of members.
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
