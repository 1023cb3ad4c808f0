import type { ReactNode } from 'react';

/* How many toasts are shown at once, and how long (docs/rules/client-limits.md#toasts). */
export const TOAST_LIMIT = 1;
export const TOAST_DURATION_MS = 5000;
export const TOAST_REMOVE_DELAY_MS = 1_000_000;
export const TOAST_SWIPE_THRESHOLD_PX = 50;
export const TOAST_HOTKEY = 'F8';

export interface ToastInput {
  title: ReactNode;
  description?: ReactNode;
  tone?: 'neutral' | 'success' | 'destructive';
  /** Icon or picture in place of the icon that belongs to the toast's tone. */
  icon?: ReactNode;
  /** A button at the end of the toast. */
  action?: ReactNode;
  /** Time in ms until the toast closes by itself; Infinity keeps it open. */
  durationMs?: number;
}

export interface Toast extends ToastInput {
  id: number;
  open: boolean;
}

interface Timers {
  set: (run: () => void, ms: number) => unknown;
  clear: (timer: never) => void;
  now: () => number;
}

const browserTimers: Timers = { set: (run, ms) => setTimeout(run, ms), clear: (timer) => clearTimeout(timer), now: () => Date.now() };

export interface ToastStore {
  /** Shows a toast in place of the current one. @returns its id */
  show: (input: ToastInput) => number;
  /** Closes one toast, or all. A closed toast stays in memory for TOAST_REMOVE_DELAY_MS. */
  dismiss: (id?: number) => void;
  /** Stops the time of the toasts while the user reads one, with pointer or focus inside it. */
  pause: () => void;
  resume: () => void;
  subscribe: (listener: () => void) => () => void;
  list: () => readonly Toast[];
}

/**
 * Stores the toasts of a page: at most TOAST_LIMIT; a new one replaces the old and starts its own time. Time stands still while no component
 * shows toasts, so an early toast is shown for its whole time.
 */
export function createToastStore(timers: Timers = browserTimers): ToastStore {
  let toasts: readonly Toast[] = [];
  let nextId = 1;
  let closing: { timer: unknown; endsAt: number; leftMs: number } | null = null;
  let paused = false;
  const listeners = new Set<() => void>();
  const change = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  const stopClock = () => {
    if (closing) timers.clear(closing.timer as never);
  };
  const startClock = (id: number, ms: number) => {
    stopClock();
    closing = Number.isFinite(ms) ? { timer: paused || listeners.size === 0 ? null : timers.set(() => dismiss(id), ms), endsAt: timers.now() + ms, leftMs: ms } : null;
  };
  const dismiss = (id?: number) => {
    const leaving = toasts.filter((toast) => toast.open && (id === undefined || toast.id === id));
    if (leaving.length === 0) return;
    stopClock();
    closing = null;
    paused = false;
    change(toasts.map((toast) => (leaving.includes(toast) ? { ...toast, open: false } : toast)));
    const gone = leaving.map((toast) => toast.id);
    timers.set(() => change(toasts.filter((toast) => !gone.includes(toast.id))), TOAST_REMOVE_DELAY_MS);
  };
  return {
    show: (input) => {
      const id = nextId++;
      // A new toast starts with running time, because the toast that was being read is gone and no event would end its pause.
      paused = false;
      change([{ ...input, id, open: true }, ...toasts].slice(0, TOAST_LIMIT));
      startClock(id, input.durationMs ?? TOAST_DURATION_MS);
      return id;
    },
    dismiss,
    pause: () => {
      if (paused) return;
      paused = true;
      stopClock();
      if (closing) closing = { ...closing, leftMs: Math.max(0, closing.endsAt - timers.now()) };
    },
    resume: () => {
      if (!paused) return;
      paused = false;
      const current = toasts.find((toast) => toast.open);
      if (current && closing) startClock(current.id, closing.leftMs);
    },
    subscribe: (listener) => {
      const wasUnseen = listeners.size === 0;
      listeners.add(listener);
      const current = toasts.find((toast) => toast.open);
      if (wasUnseen && !paused && current && closing) startClock(current.id, closing.leftMs);
      return () => listeners.delete(listener);
    },
    list: () => toasts,
  };
}
