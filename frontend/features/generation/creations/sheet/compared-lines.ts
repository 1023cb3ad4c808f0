import type { InputLine } from './input-lines.ts';

/** One input with its values in two runs; null for a run that has no value. */
export interface ComparedLine {
  key: string;
  label: string;
  values: [string | null, string | null];
  differs: boolean;
}

/** Pairs the inputs of two runs for a comparison, in the order of the first run. */
export function comparedLines(one: readonly InputLine[], other: readonly InputLine[]): ComparedLine[] {
  const keys = [...new Set([...one, ...other].map(({ key }) => key))];
  return keys.map((key) => {
    const [left, right] = [one.find((line) => line.key === key), other.find((line) => line.key === key)];
    return { key, label: left?.label ?? right?.label ?? key, values: [left?.shown ?? null, right?.shown ?? null], differs: left?.value !== right?.value };
  });
}
