import { setPriority } from 'node:os';

/** What is sent to a task process: the bytes of a task in pieces, then the task. */
export type TaskRequest = { id: number; bytes: Uint8Array } | { id: number; task: unknown };

/** What a task process answers: any number of parts, then the result or what broke. */
export type TaskAnswer = { id: number; part: unknown } | { id: number; result: unknown } | { id: number; failure: string };

/** The API and its event loop go first. */
const BEHIND_THE_EVENT_LOOP = 10;

/** Answers the tasks of this process, one at a time. Called once, by the file that the process runs; the process ends with its parent. */
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
