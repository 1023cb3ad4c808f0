import type { UploadedFile } from '#kernel/module.ts';
import { TaskOutOfMemory, TaskOutOfTime } from '#kernel/tasks/task-errors.ts';
import { createTaskPool } from '#kernel/tasks/task-pool.ts';
import type { TaskPoolOptions } from '#kernel/tasks/task-pool.ts';
import type { ImportTask } from './prompt-import.process.ts';
import { notConvertible } from './prompt-import.errors.ts';
import type { Pasted } from './read/convert-pasted.ts';
import type { ReadReport } from './read/read-report.ts';

/** The report about an import file. Its rows come in batches, each a JSON list for one INSERT. */
export interface FileReport extends ReadReport {
  batches: string[];
}

/** Reads import files and pasted texts in a process of its own, within limits of time and memory. */
export interface ImportReader {
  /**
   * Reads a file into a report. A file that exceeds a limit is refused, as an unreadable one is.
   * @throws AppError busy
   */
  file(userId: string, file: UploadedFile): Promise<FileReport>;
  /** Converts a pasted text into a prompt. @throws AppError not_convertible, busy */
  text(userId: string, text: string, variablesOnly: boolean): Promise<Extract<Pasted, { made: unknown }>['made']>;
  close(): void;
}

/** The defaults for reading imports: one process, so that the other cores stay free for the event loop and the database. Times in ms. */
export const readingDefaults: TaskPoolOptions = { processes: 1, queue: 20, waitMs: 30_000, timeMs: 15_000, memoryMb: 256, idleMs: 30_000 };

const SOURCE = 'backend/modules/prompt-import/prompt-import.process.ts';

/** Returns the reason for the sender when a limit ended the process; undefined when the server is at fault. */
function limitPassed(error: unknown, what: string): string | undefined {
  if (error instanceof TaskOutOfTime) return `Reading this ${what} took too long. Nothing was imported. Split it and import the parts.`;
  if (error instanceof TaskOutOfMemory) return `Reading this ${what} took too much memory. Nothing was imported. Split it and import the parts.`;
  return undefined;
}

/** Builds the reader of imports. It starts a process when there is something to read, and ends it when that process is idle for a while. */
export function createImportReader(options: TaskPoolOptions): ImportReader {
  const pool = createTaskPool(SOURCE, options);
  return {
    async file(userId, { name, data }) {
      const batches: string[] = [];
      const task: ImportTask = { kind: 'file', name };
      try {
        const report = await pool.run<ReadReport, string>(task, { owner: userId, bytes: data, onPart: (batch) => void batches.push(batch) });
        return { ...report, batches: report.problem === null ? batches : [] };
      } catch (error) {
        const problem = limitPassed(error, 'file');
        if (problem === undefined) throw error;
        return { format: 'text', problem, ready: false, batches: [] };
      }
    },
    async text(userId, text, variablesOnly) {
      const task: ImportTask = { kind: 'text', text, variablesOnly };
      const pasted = await pool.run<Pasted>(task, { owner: userId }).catch((error: unknown) => {
        const problem = limitPassed(error, 'text');
        if (problem === undefined) throw error;
        return { refused: problem };
      });
      if ('refused' in pasted) throw notConvertible(pasted.refused);
      return pasted.made;
    },
    close: () => pool.close(),
  };
}
