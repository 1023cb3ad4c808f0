import type { SampleInput } from '#contracts/prompt-detail.ts';

/** The first unused name of "Test 1", "Test 2", … */
export function freeLabel(saved: readonly SampleInput[]): string {
  const taken = new Set(saved.map(({ label }) => label));
  let number = saved.length + 1;
  while (taken.has(`Test ${number}`)) number += 1;
  return `Test ${number}`;
}

/** The saved inputs with these added: in place of those with the same name, else at the end. */
export const withKept = (saved: readonly SampleInput[], kept: SampleInput): SampleInput[] =>
  saved.some(({ label }) => label === kept.label) ? saved.map((other) => (other.label === kept.label ? kept : other)) : [...saved, kept];
