import { serveTasks } from '#kernel/tasks/serve-tasks.ts';
import { convertPasted } from './read/convert-pasted.ts';
import type { Pasted } from './read/convert-pasted.ts';
import { readReport } from './read/read-report.ts';
import type { ReadReport } from './read/read-report.ts';

/** A task of the reading process: an uploaded file or a pasted text. The bytes of a file are sent beside the task. */
export type ImportTask = { kind: 'file'; name: string } | { kind: 'text'; text: string; variablesOnly: boolean };

serveTasks<ImportTask, string, ReadReport | Pasted>((task, bytes, send) =>
  task.kind === 'file' ? readReport(task.name, bytes, send) : convertPasted(task.text, task.variablesOnly));
