import type { FormInputs } from '#contracts/prompt-form.ts';
import { keepForm } from './kept-form.ts';
import type { RunOptions } from './run-options.ts';

export interface Filled {
  inputs: FormInputs;
  options: RunOptions;
}

/** Remembers the panel's values while it is closed, for example in a sheet. */
export interface RunMemory {
  recall(): Filled | null;
  keep(filled: Filled): void;
}

/** With a `place`, the tab also stores typed values over a reload. The panel's starting values are not stored. */
export function createRunMemory(place?: () => string): RunMemory {
  let filled: Filled | null = null;
  let untouched: string | null = null;
  return {
    recall: () => filled,
    keep: (now) => {
      filled = now;
      if (place === undefined) return;
      const written = JSON.stringify(now);
      untouched ??= written;
      if (written === untouched) return;
      untouched = '';
      const { model, ...options } = now.options;
      keepForm(place(), { inputs: now.inputs, model, options });
    },
  };
}
