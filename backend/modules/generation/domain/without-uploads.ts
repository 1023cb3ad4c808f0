import type { FormInputs } from '#contracts/prompt-form.ts';

/** What was typed for a run, without what names an upload of its owner, also in rows: that file is nobody else's to use. */
export function withoutUploads(inputs: FormInputs, uploads: ReadonlySet<string>): FormInputs {
  const mine = (value: unknown): boolean => typeof value === 'string' && uploads.has(value);
  return Object.fromEntries(Object.entries(inputs).flatMap(([key, value]) => {
    if (mine(value)) return [];
    const kept = Array.isArray(value) ? value.map((row) => (typeof row === 'object' && row !== null ? withoutUploads(row as FormInputs, uploads) : row)) : value;
    return [[key, kept as FormInputs[string]]];
  }));
}
