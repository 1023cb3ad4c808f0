import type { ReactNode } from 'react';

/** One option of a Select, MultiSelect or Combobox. */
export interface Option<V extends string = string> {
  value: V;
  /** The option's label, in which typing searches too. */
  label: string;
  help?: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
}
