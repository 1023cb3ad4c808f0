import type { FormInputs } from '#contracts/prompt-form.ts';
import { keepForm } from './kept-form.ts';
import type { RunOptions } from './run-options.ts';

export interface Filled {
  inputs: FormInputs;
  options: RunOptions;
}

/** Remembers the values of a prompt's form while its panel is closed, for example in a side sheet. */
export interface RunMemory {
  recall(): Filled | null;
  keep(filled: Filled): void;
}

/** Creates a memory for the values of a prompt's form. With a `place`, the tab also stores typed values over a reload, but not the form's starting values. */
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
