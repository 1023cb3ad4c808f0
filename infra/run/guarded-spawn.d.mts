import type { ChildProcess } from 'node:child_process';

export interface GuardedChild {
  child: ChildProcess;
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** Its last lines. */
  tail(): string[];
  alive(): boolean;
}
export interface GuardedOptions {
  orphanSignal?: string;
  uid?: number;
  gid?: number;
  cwd?: string;
  env?: Record<string, string | undefined>;
  ipc?: boolean;
  onOutput?(text: string): void;
}
export function hasDeathSignal(): boolean;
export function guardedSpawn(command: string, args: readonly string[], options?: GuardedOptions): GuardedChild;
export function endChild(guarded: GuardedChild, signal: NodeJS.Signals, graceMs: number): Promise<void>;
