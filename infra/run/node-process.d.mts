import type { ChildProcess } from 'node:child_process';

export interface OwnProcess {
  child: ChildProcess;
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  tail(): string[];
  /** Sends SIGTERM, and SIGKILL after 9 s. */
  stop(): Promise<void>;
}
export function startNodeProcess(options: {
  entry: string;
  build?: string;
  env: Record<string, string | undefined>;
  readyUrl: string;
  onOutput?(text: string): void;
  readyWithinMs?: number;
  within?: readonly string[] | undefined;
}): Promise<OwnProcess>;
export function readable(lines: readonly string[]): string[];
