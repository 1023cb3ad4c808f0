import type { SampleInput } from '#contracts/prompt-detail.ts';

/** Returns the first name for test inputs that is not used: "Test 1", "Test 2", … */
export function freeLabel(saved: readonly SampleInput[]): string {
  const taken = new Set(saved.map(({ label }) => label));
  let number = saved.length + 1;
  while (taken.has(`Test ${number}`)) number += 1;
  return `Test ${number}`;
}

/** Adds test inputs to the saved ones: in place of those with the same name, else at the end. */
export const withKept = (saved: readonly SampleInput[], kept: SampleInput): SampleInput[] =>
  saved.some(({ label }) => label === kept.label) ? saved.map((other) => (other.label === kept.label ? kept : other)) : [...saved, kept];
