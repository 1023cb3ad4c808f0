export interface LauncherLock {
  /** Who has it, when it is not us. */
  holder?: { pid?: number; url?: string };
  note?(facts: object): void;
  release?(): void;
}
export function takeLauncherLock(dir: string): LauncherLock;
