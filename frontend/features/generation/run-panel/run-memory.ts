import type { FormInputs } from '#contracts/prompt-form.ts';
import type { RunOptions } from './run-options.ts';

interface Filled {
  inputs: FormInputs;
  options: RunOptions;
}

/** Keeps what was filled in while the panel is put away, e.g. in a sheet that closes. */
export interface RunMemory {
  recall(): Filled | null;
  keep(filled: Filled): void;
}

export function createRunMemory(): RunMemory {
  let filled: Filled | null = null;
  return {
    recall: () => filled,
    keep: (now) => void (filled = now),
  };
}
