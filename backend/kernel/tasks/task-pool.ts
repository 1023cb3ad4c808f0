import { TaskProcess } from './task-process.ts';
import type { TaskLimits } from './task-process.ts';
import { tasksBusy } from './task-errors.ts';

export interface TaskPoolOptions extends TaskLimits {
  /** Processes at once. */
  processes: number;
  /** Tasks that may wait; beyond that a task is refused at once. */
  queue: number;
  /** Longest wait, in ms. */
  waitMs: number;
  /** How long a process without a task is kept, in ms. */
  idleMs: number;
}

export interface TaskOptions<P> {
  /** Tasks of one owner run one after the other, so that one person cannot take every process. */
  owner: string;
  /** Bytes that are sent to the process with the task, a piece at a time. */
  bytes?: Uint8Array;
  /** Called with each part that the task sends before its result. */
  onPart?(part: P): void;
}

export interface TaskPool {
  /** Does a task in a process of its own. @throws TaskOutOfTime, TaskOutOfMemory, TaskFailed, AppError busy */
  run<R, P = never>(task: unknown, options: TaskOptions<P>): Promise<R>;
  /** Ends all processes; tasks under way fail. */
  close(): void;
}

interface Waiting {
  owner: string;
  start(): void;
}

/** Processes for work on people's texts that may take long: the event loop goes on, and a task that exceeds its limits ends alone. */
export function createTaskPool(source: string, options: TaskPoolOptions): TaskPool {
  const idle: TaskProcess[] = [];
  const busy = new Set<TaskProcess>();
  const owners = new Set<string>();
  const waiting: Waiting[] = [];
  let running = 0;
  let idleTimer: NodeJS.Timeout | undefined;

  const startNext = (): void => {
    if (running >= options.processes) return;
    // The task that has waited longest, among owners who have no task running.
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
