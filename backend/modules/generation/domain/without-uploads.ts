import type { FormInputs } from '#contracts/prompt-form.ts';

/** A run's inputs without its owner's uploads, also within rows: other people must not use those files. */
export function withoutUploads(inputs: FormInputs, uploads: ReadonlySet<string>): FormInputs {
  const mine = (value: unknown): boolean => typeof value === 'string' && uploads.has(value);
  return Object.fromEntries(Object.entries(inputs).flatMap(([key, value]) => {
    if (mine(value)) return [];
    const kept = Array.isArray(value) ? value.map((row) => (typeof row === 'object' && row !== null ? withoutUploads(row as FormInputs, uploads) : row)) : value;
    return [[key, kept as FormInputs[string]]];
  }));
}
