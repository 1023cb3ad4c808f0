import { setPriority } from 'node:os';

/** A message to a task process: the bytes of a task in pieces, then the task itself. */
export type TaskRequest = { id: number; bytes: Uint8Array } | { id: number; task: unknown };

/** A message from a task process: any number of parts, then the result or the failure. */
export type TaskAnswer = { id: number; part: unknown } | { id: number; result: unknown } | { id: number; failure: string };

/** The priority of a task process, lower than that of the API, so that the API's event loop goes first. */
const BEHIND_THE_EVENT_LOOP = 10;

/**
 * Answers the tasks that the parent sends to this process, one at a time. The file that a task process runs calls it once; the process ends with its
 * parent.
 */
export function serveTasks<T, P, R>(handler: (task: T, bytes: Buffer, send: (part: P) => void) => Promise<R>): void {
  setPriority(BEHIND_THE_EVENT_LOOP);
  if (!process.send) throw new Error('This process was started without a channel to its parent.');
  const send = process.send.bind(process);
  const answer = (message: TaskAnswer): void => void send(message);
  let pieces: Uint8Array[] = [];
  process.on('disconnect', () => process.exit());
  process.on('message', (request: TaskRequest) => {
    if ('bytes' in request) {
      pieces.push(request.bytes);
      return;
    }
    const { id, task } = request;
    const bytes = Buffer.concat(pieces);
    pieces = [];
    handler(task as T, bytes, (part) => answer({ id, part })).then(
      (result) => answer({ id, result }),
      (error: unknown) => answer({ id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    );
  });
}
