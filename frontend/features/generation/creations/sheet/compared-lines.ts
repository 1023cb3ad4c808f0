import type { InputLine } from './input-lines.ts';

/** One input of two runs; null where a run has no answer. */
export interface ComparedLine {
  key: string;
  label: string;
  values: [string | null, string | null];
  differs: boolean;
}

/** The inputs of two runs beside each other, in the order of the first one. */
export function comparedLines(one: readonly InputLine[], other: readonly InputLine[]): ComparedLine[] {
  const keys = [...new Set([...one, ...other].map(({ key }) => key))];
  return keys.map((key) => {
    const [left, right] = [one.find((line) => line.key === key), other.find((line) => line.key === key)];
    return { key, label: left?.label ?? right?.label ?? key, values: [left?.value ?? null, right?.value ?? null], differs: left?.value !== right?.value };
  });
}
