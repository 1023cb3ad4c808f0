export interface LauncherLock {
  /** Facts about the launcher that holds the lock, when it is not this one. */
  holder?: { pid?: number; url?: string };
  note?(facts: object): void;
  release?(): void;
}
export function takeLauncherLock(dir: string): LauncherLock;
