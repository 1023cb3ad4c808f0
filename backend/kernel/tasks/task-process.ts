import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import type { TaskAnswer, TaskRequest } from './serve-tasks.ts';
import { taskEntry } from './task-entry.ts';
import { TaskFailed, TaskOutOfMemory, TaskOutOfTime } from './task-errors.ts';

export interface TaskLimits {
  /** The longest time of one task, in ms. */
  timeMs: number;
  /** How much memory the heap of a task process may take, in MB; buffers do not count. */
  memoryMb: number;
}

export interface Task {
  task: unknown;
  bytes: Uint8Array;
  onPart(part: unknown): void;
}

type Outcome = { result: unknown } | { error: Error };

/** How many bytes one message to a task process carries: copying a file of 20 MB at once would stop the event loop. */
const PIECE = 512 * 1024;

/**
 * A process that runs one task at a time. If a task exceeds a limit, its process is ended. A thread would not do: when the heap of a thread is full,
 * V8 ends the whole process, and the API with it.
 */
export class TaskProcess {
  readonly #child: ChildProcess;
  readonly #limits: TaskLimits;
  #settle: ((outcome: Outcome) => void) | null = null;
  #onPart: ((part: unknown) => void) | null = null;
  #last = 0;
  /** Whether the task process still exists. One that has ended cannot be used again. */
  alive = true;

  constructor(source: string, limits: TaskLimits) {
    const { path, execArgv } = taskEntry(source);
    this.#limits = limits;
    this.#child = fork(path, [], {
      execArgv: [...execArgv, `--max-old-space-size=${limits.memoryMb}`],
      // The task process gets no secret of the environment, because it reads untrusted input.
      env: { NODE_ENV: 'production' },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#child.on('message', (answer) => this.#hear(answer as TaskAnswer));
    this.#child.on('error', (error) => this.#gone(error));
    // Node aborts a process when its heap is full, so SIGABRT or exit code 134 means that the task took too much memory.
    this.#child.on('exit', (code, signal) => this.#gone(signal === 'SIGABRT' || code === 134 ? new TaskOutOfMemory() : new TaskFailed(`The process ended with ${signal ?? code}.`)));
    this.#rest();
  }

  /** Runs a task in this process, and returns its result. @throws TaskOutOfTime, TaskOutOfMemory, TaskFailed */
  async run({ task, bytes, onPart }: Task): Promise<unknown> {
    const id = (this.#last += 1);
    const outcome = new Promise<Outcome>((resolve) => (this.#settle = resolve));
    this.#onPart = onPart;
    const timer = setTimeout(() => this.end(new TaskOutOfTime()), this.#limits.timeMs);
    this.#child.ref();
    this.#child.channel?.ref();
    try {
      const sent = this.#sendAll(id, task, bytes).catch((error: Error) => this.#settle?.({ error }));
      const done = await outcome;
      await sent;
      if ('error' in done) throw done.error;
      return done.result;
    } finally {
      clearTimeout(timer);
      this.#settle = this.#onPart = null;
      this.#rest();
    }
  }

  /** Ends the task process; a running task fails with the given reason. */
  end(reason: Error = new TaskFailed('The process was ended.')): void {
    this.#gone(reason);
    this.#child.kill('SIGKILL');
  }

  async #sendAll(id: number, task: unknown, bytes: Uint8Array): Promise<void> {
    for (let at = 0; at < bytes.length; at += PIECE) await this.#send({ id, bytes: bytes.subarray(at, at + PIECE) });
    await this.#send({ id, task });
  }

  #send(request: TaskRequest): Promise<void> {
    return new Promise((resolve, reject) => {
      if (!this.alive) return resolve();
      // A send to a process that has ended fails, but only the exit of the process tells the reason, so that error is ignored.
      this.#child.send(request, (error) => (error && this.alive ? reject(error) : resolve()));
    });
  }

  /** A task process without a task does not keep the API from ending. */
  #rest(): void {
    this.#child.unref();
    this.#child.channel?.unref();
  }

  #hear(answer: TaskAnswer): void {
    if (answer.id !== this.#last) return;
    if ('part' in answer) this.#onPart?.(answer.part);
    else this.#settle?.('result' in answer ? { result: answer.result } : { error: new TaskFailed(answer.failure) });
  }

  #gone(error: Error): void {
    this.alive = false;
    this.#settle?.({ error });
  }
}
