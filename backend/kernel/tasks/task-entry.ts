import { fileURLToPath } from 'node:url';

/** The file that a task process runs, and Node's arguments for it. */
export interface TaskEntry {
  path: string;
  execArgv: string[];
}

/**
 * Finds the file that a task process runs: TypeScript in the sources, JavaScript in a build, which keeps the folders of its entry points. `source` is
 * the path from the root of the project, e.g. `backend/x/y.process.ts`.
 */
export function taskEntry(source: string): TaskEntry {
  const here = fileURLToPath(import.meta.url);
  if (here.endsWith('.ts')) return { path: here.replace(/backend[\\/]kernel[\\/]tasks[\\/][^\\/]+$/, '') + source, execArgv: ['--import', 'tsx'] };
  return { path: here.replace(/(?:chunks|backend)[\\/].*$/, '') + source.replace(/\.ts$/, '.js'), execArgv: ['--enable-source-maps'] };
}
