import { TaskProcess } from './task-process.ts';
import type { TaskLimits } from './task-process.ts';
import { tasksBusy } from './task-errors.ts';

export interface TaskPoolOptions extends TaskLimits {
  /** How many task processes run at once. */
  processes: number;
  /** How many tasks may wait for a process; further ones are refused at once. */
  queue: number;
  /** How long a task may wait for a process, in ms. */
  waitMs: number;
  /** How long a task process without a task is kept, in ms. */
  idleMs: number;
}

export interface TaskOptions<P> {
  /** The owner of a task. Tasks of one owner run one after the other, so that one person cannot take every process. */
  owner: string;
  /** Bytes that are sent to the task process before the task, a piece at a time. */
  bytes?: Uint8Array;
  /** Called with each partial result that the task sends before its result. */
  onPart?(part: P): void;
}

export interface TaskPool {
  /** Runs a task in a process of its own, and returns its result. @throws TaskOutOfTime, TaskOutOfMemory, TaskFailed, AppError busy */
  run<R, P = never>(task: unknown, options: TaskOptions<P>): Promise<R>;
  /** Ends all task processes; tasks that are running fail. */
  close(): void;
}

interface Waiting {
  owner: string;
  start(): void;
}

/**
 * Makes a pool of processes for work on people's texts that may take long. The API's event loop goes on meanwhile, and a task that exceeds its limits
 * ends without harm to others.
 */
export function createTaskPool(source: string, options: TaskPoolOptions): TaskPool {
  const idle: TaskProcess[] = [];
  const busy = new Set<TaskProcess>();
  const owners = new Set<string>();
  const waiting: Waiting[] = [];
  let running = 0;
  let idleTimer: NodeJS.Timeout | undefined;

  const startNext = (): void => {
    if (running >= options.processes) return;
    // The next task is the one that has waited longest, among owners who have no task running.
    const next = waiting.findIndex(({ owner }) => !owners.has(owner));
    const [first] = next >= 0 ? waiting.splice(next, 1) : [];
    first?.start();
  };

  const turn = (owner: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const start = (): void => {
        clearTimeout(timer);
        running += 1;
        owners.add(owner);
        resolve();
      };
      const entry: Waiting = { owner, start };
      const timer = setTimeout(() => {
        const at = waiting.indexOf(entry);
        if (at >= 0) waiting.splice(at, 1);
        reject(tasksBusy());
      }, options.waitMs);
      if (running < options.processes && !owners.has(owner)) return start();
      if (waiting.length >= options.queue) {
        clearTimeout(timer);
        return reject(tasksBusy());
      }
      waiting.push(entry);
    });

  const endIdle = (): void => {
    for (const each of idle.splice(0)) each.end();
  };

  const borrow = (): TaskProcess => {
    clearTimeout(idleTimer);
    const kept = idle.pop();
    const taken = kept?.alive ? kept : new TaskProcess(source, options);
    busy.add(taken);
    return taken;
  };

  const giveBack = (taken: TaskProcess): void => {
    busy.delete(taken);
    if (taken.alive) idle.push(taken);
    idleTimer = setTimeout(endIdle, options.idleMs).unref();
  };

  return {
    async run<R, P>(task: unknown, { owner, bytes = new Uint8Array(), onPart }: TaskOptions<P>): Promise<R> {
      await turn(owner);
      const taken = borrow();
      try {
        return (await taken.run({ task, bytes, onPart: (part) => onPart?.(part as P) })) as R;
      } finally {
        giveBack(taken);
        running -= 1;
        owners.delete(owner);
        startNext();
      }
    },
    close() {
      clearTimeout(idleTimer);
      for (const each of [...idle.splice(0), ...busy]) each.end();
    },
  };
}
