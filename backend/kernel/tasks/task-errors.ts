import { AppError } from '../errors.ts';

/** Thrown when a task took longer than it may. Its process was ended, and nothing of the task is left. */
export class TaskOutOfTime extends Error {
  override readonly name = 'TaskOutOfTime';
}

/** Thrown when a task took more memory than it may. Its process ended, and nothing of the task is left. */
export class TaskOutOfMemory extends Error {
  override readonly name = 'TaskOutOfMemory';
}

/** Thrown when a task failed for a reason that its handler did not expect. */
export class TaskFailed extends Error {
  override readonly name = 'TaskFailed';
}

const RETRY_SECONDS = 10;

/** 503 when so many tasks wait that a further one would wait too long. */
export const tasksBusy = (): AppError =>
  new AppError('busy', 'unavailable', 'The server is busy with other files. Yours was not stored. Please send it again in a moment.', { retryAfterSeconds: RETRY_SECONDS });
